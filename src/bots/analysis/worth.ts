/** How likely each seat is to win from a state, played on by policy: a look back sees everything, so nothing is guessed. */
import { fastRng } from '../../engine/rng.ts'
import type { Action, Weighted } from '../../engine/types.ts'
import type { Mind } from '../mind.ts'
import { playOn } from '../search/play-on.ts'

/** Steps that are played on before the rest is left to the policy's value. */
export const HORIZON = 150

/** Each round has lots of its own, and they are the same for every state: neighbours differ by what happened. */
export function worthOf(mind: Mind, state: unknown, seed: number, rounds: number): readonly number[] {
  const { game, policy } = mind
  const actor = game.actor(state)
  if (actor.kind === 'over') return policy.value(state)
  const outcomes = actor.kind === 'chance' ? game.outcomes(state) : null
  return outcomes && outcomes.length * 2 <= rounds
    ? overOutcomes(mind, state, outcomes, [seed, rounds])
    : meanOf(played(mind, state, seed, rounds))
}

/** With the exact weight of each: how often chance would have brought it is no matter of luck. */
function overOutcomes(
  mind: Mind,
  state: unknown,
  outcomes: readonly Weighted<Action>[],
  [seed, rounds]: readonly [seed: number, rounds: number],
): readonly number[] {
  return outcomes.reduce<readonly number[]>((sums, { action, p }) => {
    const after = mind.game.clone(state)
    mind.game.apply(after, action, null)
    const worth = meanOf(played(mind, after, seed, Math.max(1, Math.round(p * rounds))))
    return worth.map((value, seat) => (sums[seat] ?? 0) + p * value)
  }, [])
}

function played(mind: Mind, state: unknown, seed: number, rounds: number): (readonly number[])[] {
  return Array.from({ length: rounds }, (_, round) =>
    playOn(mind, mind.game.clone(state), fastRng(seed, round), HORIZON),
  )
}

function meanOf(values: readonly (readonly number[])[]): readonly number[] {
  const [first = []] = values
  return first.map((_, seat) => values.reduce((sum, value) => sum + (value[seat] ?? 0), 0) / values.length)
}
