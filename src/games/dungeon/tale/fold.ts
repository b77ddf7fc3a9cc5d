/** A match counted step by step, as one seat has it. */
import type { Finished, Seat, ToldStep } from '../../../engine/types.ts'
import { type ContentIndex, num } from '../content/content-index.ts'
import { distancesTo } from '../content/distances.ts'
import { idAt } from '../content/ids.ts'
import { progressOf } from '../rules/progress.ts'
import { classOf, goldOf, heroOf } from '../rules/state.ts'
import { CLASSES, type DungeonEvent, NONE, type State } from '../types.ts'
import { COUNTS, type EventOf } from './counts.ts'
import { type Facts, newFacts } from './facts.ts'

type Step = ToldStep<State, DungeonEvent>

export function factsOf(content: ContentIndex, match: Finished<State, DungeonEvent>, seat: Seat): Facts {
  const { mode, huntLevel, heroes } = match.start
  const facts = newFacts(mode, huntLevel, heroes.length)
  for (const step of match.steps()) {
    for (const event of step.events) if (isOf(event, seat)) counted(content, facts, event)
    if (step.events.some(event => event.kind === 'died' && event.seat === seat))
      facts.fall = fallIn(content, step, seat)
    standing(content, facts, step.after, seat)
    facts.outlook.push(outlookOf(content, step.after, seat))
  }
  return { ...facts, won: match.result.winners.includes(seat) }
}

/** Of this seat, or of all. */
function isOf(event: DungeonEvent, seat: Seat): boolean {
  return !('seat' in event) || event.seat === seat
}

function counted<K extends DungeonEvent['kind']>(
  content: ContentIndex,
  facts: Facts,
  event: EventOf<K>,
): void {
  const count: (typeof COUNTS)[K] = COUNTS[event.kind]
  count?.(facts, event, content)
}

/** What the table shows at the moment. */
function standing(content: ContentIndex, facts: Facts, state: State, seat: Seat): void {
  const hero = heroOf(state, seat)
  facts.rounds = state.round
  facts.gold = goldOf(content, hero)
  facts.mostGold = Math.max(facts.mostGold, facts.gold)
  facts.deepest = Math.max(facts.deepest, num(content.level, hero.at))
  facts.swordBonus = Math.max(facts.swordBonus, hero.bonus)
  if (hero.hero === NONE) return
  facts.hero = idAt(content.heroIds, hero.hero)
  facts.class = CLASSES[classOf(content, hero)] ?? null
  facts.goal = num(content.goal, hero.hero)
  facts.stepsHome = num(distancesTo(content, content.hall), hero.at)
}

/** The own share of the goal, less that of whoever is ahead of all others. */
function outlookOf(content: ContentIndex, state: State, seat: Seat): number {
  const shares = progressOf(content, state, [...state.heroes.keys()])
  const others = shares.filter((_, other) => other !== seat)
  return (shares[seat] ?? 0) - Math.max(0, ...others)
}

function fallIn(content: ContentIndex, { number, before, events }: Step, seat: Seat) {
  const { hero, at } = heroOf(before, seat)
  const blow = events.find(event => event.kind === 'struck')
  return {
    hero: idAt(content.heroIds, hero),
    by: blow?.monster ?? '',
    where: idAt(content.spaceIds, at),
    at: number,
  }
}
