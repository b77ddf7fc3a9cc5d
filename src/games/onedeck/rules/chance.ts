/** What dice and cards may bring, and how likely it is. */
import { pick } from '../../../engine/rng.ts'
import type { Rng, Weighted } from '../../../engine/types.ts'
import type { PrintingTables } from '../content/content-index.ts'
import type { Action, State } from '../types.ts'
import { die } from './offered.ts'
import { cardOf } from './party.ts'
import { top } from './stack.ts'

const ODDS: readonly Weighted<Action>[] = [1, 2, 3, 4, 5, 6].map(value => ({ action: die(value), p: 1 / 6 }))

export function sample(content: PrintingTables, state: State, rng: Rng): Action {
  if (top(state).kind === 'roll') return die(rng.below(6) + 1)
  return cardOf(content, pick(state.unseen, rng)).drawn
}

/** With two sets together a card may be there twice. */
export function outcomes(content: PrintingTables, state: State): readonly Weighted<Action>[] {
  if (top(state).kind === 'roll') return ODDS
  const counts = new Map<number, number>()
  for (const card of state.unseen) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts].map(([card, count]) => ({
    action: cardOf(content, card).drawn,
    p: count / state.unseen.length,
  }))
}
