/** One rule of a rulebook page in docs/rules: `- **T-17** A hero may ...`; an R after the id marks a ruling of ours. */
export interface Rule {
  readonly id: string
  readonly ruling: boolean
  readonly text: string
}

export interface Rulebook {
  readonly file: string
  readonly title: string
  readonly rules: readonly Rule[]
}

const BULLET = /^\s*[-*] \*\*([A-Z]-\d+)( R)?\*\*[\s:.]*(.*)$/
// Neither letters nor hyphens may touch an id, so T-01-05 names no rule: a range hides what is not tested.
const ID = /(?<![\w-])[A-Z]-\d+(?![\w-])/g

export function parseRulebook(file: string, markdown: string): Rulebook {
  const lines = markdown.split('\n')
  const heading = lines.find(line => line.startsWith('# '))
  return { file, title: heading?.slice(2).trim() ?? file, rules: lines.flatMap(parseRule) }
}

function parseRule(line: string): Rule[] {
  const [, id, mark, text] = BULLET.exec(line) ?? []
  if (id === undefined || text === undefined) return []
  return [{ id, ruling: mark !== undefined, text: text.trim() }]
}

/** The rule ids that a test's title carries. */
export function idsIn(title: string): string[] {
  return [...new Set(title.match(ID))]
}
