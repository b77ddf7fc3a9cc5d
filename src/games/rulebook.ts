/** Reads a rulebook page of docs/rules: the one place that knows how rules are written there. */
import type { RuleId } from '../engine/types.ts'

export interface Rule {
  readonly id: RuleId
  readonly text: string
  /** A ruling of this project where the printed rules are silent. */
  readonly ruling: boolean
}

export interface Rulebook {
  readonly title: string
  readonly rules: readonly Rule[]
}

const BULLET = /^\s*[-*] \*\*([A-Z]-\d+)( R)?\*\*[\s:.]*(.*)$/

/** Bullets that open with a bold id, each with the indented lines that continue it. */
export function parseRulebook(page: string): Rulebook {
  const rules: Rule[] = []
  let isOpen = false
  for (const line of page.split(/\r?\n/)) {
    const [, id, mark, text = ''] = BULLET.exec(line) ?? []
    const last = rules.at(-1)
    if (id !== undefined) rules.push({ id, text: text.trim(), ruling: mark !== undefined })
    else if (isOpen && last && /^\s+\S/.test(line))
      rules[rules.length - 1] = { ...last, text: `${last.text} ${line.trim()}` }
    isOpen = id !== undefined || (isOpen && /^\s+\S/.test(line))
  }
  return { title: /^# (.+)$/m.exec(page)?.[1]?.trim() ?? '', rules }
}
