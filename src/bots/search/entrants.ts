/** What runs in a race: goals where the policy has some, and else actions; the policy's own opinion first. */
import type { Action, Seat } from '../../engine/types.ts'
import type { Mind } from '../mind.ts'
import type { Entrant } from './race.ts'
import { sensible } from './sensible.ts'

/** Against the best share: what has less is silly, and no search finds the time to prove that. */
const LEAST = 0.08

export function entrantsFor(mind: Mind, state: unknown, seat: Seat): readonly [Entrant, ...Entrant[]] {
  const [best, ...goals] = goalsOf(mind, state, seat)
  if (best) return [best, ...goals]
  const [pick, ...others] = sensible(mind, state, seat, LEAST)
  return [alone(pick), ...others.map(alone)]
}

export function goalsOf({ policy }: Mind, state: unknown, seat: Seat): readonly Entrant[] {
  return (policy.goals?.(state, seat) ?? []).map(entrantTo)
}

function entrantTo({ id, action }: { readonly id: string; readonly action: Action }): Entrant {
  return { action, goal: id }
}

export function alone(action: Action): Entrant {
  return { action, goal: null }
}
