/** A match counted step by step. */
import type { Finished, Seat, ToldStep } from '../../../engine/types.ts'
import type { PrintingTables } from '../content/content-index.ts'
import { bossHealth, healthOf, heroId, seatOf } from '../rules/party.ts'
import { progressOf } from '../rules/progress.ts'
import type { DeckEvent, EventKind, Hero, State } from '../types.ts'
import { type At, COUNTS } from './counts.ts'
import { type Facts, newFacts } from './facts.ts'
import { killerIn } from './fall.ts'

type Step = ToldStep<State, DeckEvent>

export function factsOf(content: PrintingTables, match: Finished<State, DeckEvent>, seat: Seat): Facts {
  const { start } = match
  const heroes = start.party.map((_, hero) => heroId(content, start, hero))
  const own = heroes.filter((_, hero) => seatOf(start, hero) === seat)
  const { edition, tier } = start
  const facts = newFacts({ heroes, dungeon: dungeonOf(content, start), edition, tier })
  standing(content, facts, start)
  for (const step of match.steps()) {
    for (const event of step.events) counted(facts, event, { content, before: step.before, own })
    facts.potions += Math.max(0, step.before.tokens - step.after.tokens)
    standing(content, facts, step.after)
    facts.outlook.push(facts.far + healthShare(content, step.after))
    noteFall(content, facts, step)
  }
  return facts
}

function counted<K extends EventKind>(facts: Facts, event: DeckEvent<K>, at: At): void {
  const count: (typeof COUNTS)[K] = COUNTS[event.kind]
  count?.(facts, event, at)
}

/** The last wound is the one that killed, where nothing healed it: whoever lives on has not fallen. */
function noteFall(content: PrintingTables, facts: Facts, { number, before, after, events }: Step): void {
  const wound = events.findLast(event => event.kind === 'hurt' || event.kind === 'misfired')
  if (wound) facts.fall = { ...killerIn(content, before, after, wound), at: number }
  if (facts.ending !== 'slain' && !isAnyFalling(content, after)) facts.fall = null
}

function isAnyFalling(content: PrintingTables, state: State): boolean {
  return state.party.some(hero => leftOf(content, state, hero) <= 0)
}

function dungeonOf(content: PrintingTables, { dungeon }: State): string {
  return content.printing.dungeons[dungeon]?.id ?? ''
}

function leftOf(content: PrintingTables, state: State, hero: Hero): number {
  return Math.max(0, healthOf(content, state, hero) - hero.damage)
}

/** What the table shows at the moment. */
function standing(content: PrintingTables, facts: Facts, state: State): void {
  facts.floor = state.floor
  facts.level = state.level
  facts.tokens = state.tokens
  facts.bossLeft = bossHealth(content, state) - state.boss
  facts.healthLeft = Math.min(...state.party.map(hero => leftOf(content, state, hero)))
  facts.far = progressOf(content, state)[0] ?? 0
}

function healthShare(content: PrintingTables, state: State): number {
  const total = (of: (hero: Hero) => number) => state.party.reduce((sum, hero) => sum + of(hero), 0)
  const left = total(hero => leftOf(content, state, hero))
  return left / total(hero => healthOf(content, state, hero))
}
