/** One iteration of a search that keeps to a goal: as far as it leads, on by policy, and what came of it. */
import { fastRng } from '../../engine/rng.ts'
import type { Action, Rng, Seat } from '../../engine/types.ts'
import type { Mind } from '../mind.ts'
import { HORIZON } from './iterate.ts'
import { nextStep, playOn } from './play-on.ts'

/** Whoever has not reached a goal after so many steps does not keep to it any longer. */
const LONGEST = 200

/** How it went for the seat that set out to it with this action, with the chance of this round. */
export function pursue(
  mind: Mind,
  known: { readonly state: unknown; readonly seat: Seat },
  { action, goal }: { readonly action: Action; readonly goal: string },
  [seed, round]: readonly [seed: number, round: number],
): number {
  const { game, policy } = mind
  const rng = fastRng(seed, round)
  const trial = game.guess(known.state, known.seat, rng)
  let step: Action | null = action
  for (let steps = 0; step !== null && steps < LONGEST; steps++) {
    game.apply(trial, step, null)
    step = keptTo(mind, trial, known.seat, goal, rng)
  }
  return playOn(mind, trial, rng, policy.horizon ?? HORIZON)[known.seat] ?? 0
}

/** The next step of anybody; null where the goal is behind the seat, or the match is over. */
function keptTo(mind: Mind, state: unknown, seat: Seat, goal: string, rng: Rng): Action | null {
  const actor = mind.game.actor(state)
  if (actor.kind !== 'seats' || !actor.seats.includes(seat) || mind.policy.isDetail?.(state))
    return nextStep(mind, state, rng)
  return mind.policy.toward?.(state, seat, goal) ?? null
}
