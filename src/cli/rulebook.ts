import { readFileSync } from 'node:fs'
import type { RuleId } from '../engine/types.ts'

export interface Rule {
  readonly id: RuleId
  readonly text: string
  /** The value is this project's own because the original's could not be had. */
  readonly reconstructed: boolean
}

const BULLET = /^\s*[-*]\s+\*\*([A-Z]+-\d+[a-z]?)(\s+R)?\*\*\s*(.*)$/

/** The numbered rules of a rulebook page: bullets that open with a bold id, with the lines that continue them. */
export function parseRulebook(page: string): ReadonlyMap<RuleId, Rule> {
  const rules = new Map<RuleId, Rule>()
  let open: RuleId | null = null
  for (const line of page.split(/\r?\n/)) {
    const [, id, mark, text = ''] = BULLET.exec(line) ?? []
    if (id !== undefined) rules.set(id, { id, text: text.trim(), reconstructed: mark !== undefined })
    const more = id === undefined && /^\s+\S/.test(line)
    open = id ?? (more ? open : null)
    const rule = open === null ? undefined : rules.get(open)
    if (rule && more) rules.set(rule.id, { ...rule, text: `${rule.text} ${line.trim()}`.trim() })
  }
  return rules
}

/** The rulebook that comes with a game; empty where there is none. */
export function rulebookOf(game: string): ReadonlyMap<RuleId, Rule> {
  try {
    return parseRulebook(readFileSync(new URL(`../../docs/rules/${game}.md`, import.meta.url), 'utf8'))
  } catch {
    return new Map()
  }
}

/** The rule in a sentence for the person who asked; `id` may be written in any case. */
export function explain(rules: ReadonlyMap<RuleId, Rule>, id: string): string {
  const rule = rules.get(id.toUpperCase()) ?? rules.get(id)
  if (!rule) return `The rulebook has no rule ${id}.`
  const own = rule.reconstructed ? ' (reconstructed)' : ''
  return `${rule.id}${own}: ${plainText(rule.text)}`
}

/** Without the marks of Markdown, which mean nothing on a terminal. */
function plainText(text: string): string {
  return text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*([^*]+)\*\*/g, '$1')
    .replaceAll(/`([^`]+)`/g, '$1')
}
