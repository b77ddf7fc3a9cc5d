import ts from 'typescript'

export interface Title {
  readonly file: string
  readonly title: string
}

const RUNNERS = new Set(['test', 'it', 'describe'])
const UNRUN = new Set(['skip', 'todo'])

/** The titles of all tests and groups in one test file. What is skipped for good proves nothing, and is left out. */
export function titlesIn(file: string, source: string): Title[] {
  const titles: Title[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const names = calleeNames(node.expression)
      if (RUNNERS.has(names[0] ?? '')) {
        if (names.some(name => UNRUN.has(name))) return
        const title = textOf(node.arguments[0])
        if (title !== null) titles.push({ file, title })
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true))
  return titles
}

/** test.each(rows)(title) → ['test', 'each'] */
function calleeNames(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text]
  if (ts.isPropertyAccessExpression(callee)) return [...calleeNames(callee.expression), callee.name.text]
  if (ts.isCallExpression(callee)) return calleeNames(callee.expression)
  if (ts.isTaggedTemplateExpression(callee)) return calleeNames(callee.tag)
  return []
}

function textOf(node: ts.Expression | undefined): string | null {
  if (node === undefined) return null
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  return node.head.text + node.templateSpans.map(span => `…${span.literal.text}`).join('')
}
