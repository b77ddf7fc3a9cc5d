/** The rulebooks of docs/rules at the terminal. */
import { readFileSync } from 'node:fs'
import type { RuleId } from '../engine/types.ts'
import { parseRulebook, plainText, type Rule } from '../games/rulebook.ts'
import { ROOT } from './root.ts'

/** The rules that come with a game, by id; empty where there is no page. */
export function rulebookOf(game: string): ReadonlyMap<RuleId, Rule> {
  try {
    const page = readFileSync(new URL(`docs/rules/${game}.md`, ROOT), 'utf8')
    return byId(parseRulebook(page).rules)
  } catch {
    return new Map()
  }
}

export function byId(rules: readonly Rule[]): ReadonlyMap<RuleId, Rule> {
  return new Map(rules.map(rule => [rule.id, rule]))
}

/** The rule in a sentence for the person who asked; `id` may be written in any case. */
export function explain(rules: ReadonlyMap<RuleId, Rule>, id: string): string {
  const rule = rules.get(id.toUpperCase()) ?? rules.get(id)
  if (!rule) return `The rulebook has no rule ${id}.`
  return `${rule.id}${rule.ruling ? ' (our ruling)' : ''}: ${plainText(rule.text)}`
}
