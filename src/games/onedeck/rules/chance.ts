/** What dice and cards may bring, and how likely it is. */
import { pick } from '../../../engine/rng.ts'
import type { Rng, Weighted } from '../../../engine/types.ts'
import type { Action, State } from '../types.ts'
import { card, die } from './offered.ts'
import { top } from './stack.ts'

const ODDS: readonly Weighted<Action>[] = [1, 2, 3, 4, 5, 6].map(value => ({ action: die(value), p: 1 / 6 }))

export function sample(state: State, rng: Rng): Action {
  if (top(state).kind === 'roll') return die(rng.below(6) + 1)
  return card(pick(state.unseen, rng))
}

/** With two sets together a card may be there twice. */
export function outcomes(state: State): readonly Weighted<Action>[] {
  if (top(state).kind === 'roll') return ODDS
  const counts = new Map<number, number>()
  for (const id of state.unseen) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].map(([id, count]) => ({ action: card(id), p: count / state.unseen.length }))
}
