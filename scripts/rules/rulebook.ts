import { parseRulebook, type Rulebook } from '../../src/games/rulebook.ts'

/** A rulebook page with the file it stands in. */
export interface Page extends Rulebook {
  readonly file: string
}

// Neither letters nor hyphens may touch an id, so T-01-05 names no rule: a range hides what is not tested.
const ID = /(?<![\w-])[A-Z]-\d+(?![\w-])/g

export function pageOf(file: string, markdown: string): Page {
  return { file, ...parseRulebook(markdown) }
}

/** The rule ids that a test's title carries. */
export function idsIn(title: string): string[] {
  return [...new Set(title.match(ID))]
}
