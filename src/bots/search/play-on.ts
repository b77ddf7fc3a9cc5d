/** Playing on by policy, which stands in for everybody where a search has no opinion of its own. */
import { keyOf } from '../../engine/result.ts'
import type { Action, Rng, Seat } from '../../engine/types.ts'
import type { Mind } from '../mind.ts'

/** What the next step is when nobody thinks about it: chance draws, seats follow the policy; null at the end. */
export function nextStep({ game, policy }: Mind, state: unknown, rng: Rng): Action | null {
  const actor = game.actor(state)
  if (actor.kind === 'over') return null
  return actor.kind === 'chance' ? game.sample(state, rng) : policy.choose(state, actor.seats[0] ?? 0, rng)
}

/** Whether the seat is asked something that is worth a thought of its own. */
function isAsked({ game, policy }: Mind, state: unknown, seat: Seat): boolean {
  const actor = game.actor(state)
  return actor.kind === 'seats' && actor.seats.includes(seat) && !policy.isDetail?.(state)
}

/** Plays on until the seat is asked and tells what happened; null where it is not asked within so many steps. */
export function untilAsked(mind: Mind, state: unknown, seat: Seat, rng: Rng, most: number): string | null {
  const happened: string[] = []
  for (let steps = 0; steps <= most; steps++) {
    if (isAsked(mind, state, seat)) return happened.join(';')
    const action = nextStep(mind, state, rng)
    if (action === null) return null
    happened.push(keyOf(action))
    mind.game.apply(state, action, null)
  }
  return null
}

/** Plays on for so many steps and then to the end of what was begun; how likely each seat wins from there. */
export function playOn(mind: Mind, state: unknown, rng: Rng, steps: number): readonly number[] {
  const { game, policy } = mind
  for (let step = 0; ; step++) {
    if (step >= steps && isCalm(mind, state)) return policy.value(state)
    const action = nextStep(mind, state, rng)
    if (action === null) return policy.value(state)
    game.apply(state, action, null)
  }
}

/** No dice in the air and nothing half done: only then does a value mean much. */
function isCalm({ game, policy }: Mind, state: unknown): boolean {
  return game.actor(state).kind !== 'chance' && !policy.isDetail?.(state)
}
