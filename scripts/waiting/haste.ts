/**
 * Finds what makes a browser test depend on how busy the machine is: an expectation on what the page shows this very
 * moment, a pause of a fixed length, a look at the clock.
 */
import ts from 'typescript'

/** What Playwright answers at once, or as soon as the element is there, whatever it will show a moment later. */
const READS = new Set([
  'all',
  'allInnerTexts',
  'allTextContents',
  'boundingBox',
  'count',
  'evaluate',
  'evaluateAll',
  'getAttribute',
  'innerHTML',
  'innerText',
  'inputValue',
  'isChecked',
  'isDisabled',
  'isEditable',
  'isEnabled',
  'isHidden',
  'isVisible',
  'textContent',
  'title',
  'url',
])

/** What asks again until the answer is right. */
const ASKS_AGAIN = new Set(['poll', 'waitUntil', 'waitFor', 'waitForFunction'])

const PAUSES = new Set(['waitForTimeout', 'setTimeout', 'setInterval'])
const CLOCKS = new Set(['performance.now', 'Date.now'])

/** One sentence for each fault in a file. */
export function hasteIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const hasty = hastyNames(source)
  const faults: string[] = []
  const say = (node: ts.Node, what: string) =>
    faults.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${what}`)
  each(source, node => {
    if (!ts.isCallExpression(node)) return
    const name = nameOf(node)
    if (PAUSES.has(name)) say(node, `pauses (${name}): wait for what should happen.`)
    if (CLOCKS.has(node.expression.getText())) say(node, 'looks at the clock: measure in bench/ instead.')
    if (name === 'expect' && node.arguments.some(argument => isHasty(argument, hasty)))
      say(node, 'expects what the page shows this moment: use expect.poll, or wait for it.')
  })
  return faults
}

/** The names of a file that hold such an answer, or fetch one when they are called. */
function hastyNames(source: ts.SourceFile): Set<string> {
  const hasty = new Set<string>()
  for (let before = -1; before < hasty.size; ) {
    before = hasty.size
    each(source, node => {
      const value = ts.isVariableDeclaration(node)
        ? node.initializer
        : ts.isFunctionDeclaration(node)
          ? node.body
          : undefined
      if (value === undefined || !isHasty(value, hasty)) return
      if (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node))
        for (const name of namesIn(node.name)) hasty.add(name)
    })
  }
  return hasty
}

function isHasty(node: ts.Node, hasty: ReadonlySet<string>): boolean {
  if (ts.isIdentifier(node)) return hasty.has(node.text) && !isMember(node)
  if (ts.isCallExpression(node)) {
    if (ASKS_AGAIN.has(nameOf(node))) return false
    if (isRead(node)) return true
  }
  return ts.forEachChild(node, child => isHasty(child, hasty) || undefined) ?? false
}

function isRead({ expression }: ts.CallExpression): boolean {
  return (
    ts.isPropertyAccessExpression(expression) &&
    READS.has(expression.name.text) &&
    expression.expression.getText() !== 'Promise'
  )
}

/** The name behind a dot is not the name of something in this file. */
function isMember(node: ts.Identifier): boolean {
  return (
    (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) ||
    (ts.isPropertyAssignment(node.parent) && node.parent.name === node)
  )
}

/** page.locator(…).count() → 'count' */
function nameOf({ expression }: ts.CallExpression): string {
  if (ts.isIdentifier(expression)) return expression.text
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : ''
}

function namesIn(name: ts.BindingName | undefined): string[] {
  if (name === undefined) return []
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap(element => (ts.isBindingElement(element) ? namesIn(element.name) : []))
}

function each(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node)
  ts.forEachChild(node, child => each(child, look))
}
