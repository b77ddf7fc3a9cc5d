import type { Step } from './match.ts'
import type { Action, Game, Rng, Seat } from './types.ts'

/** Chooses one of the legal actions. */
export type Choose<S, A extends Action> = (state: S, seat: Seat, actions: readonly A[]) => A

export interface Run {
  readonly steps: number
  readonly over: boolean
}

/**
 * Plays a state to its end in place: the fast way for simulation and search. It trusts `choose` to pick from the
 * list; matches that people play go through `play`, which checks.
 */
export function playOut<S, A extends Action, O>(
  game: Game<S, A, O>,
  state: S,
  choose: Choose<S, A>,
  rng: Rng,
  limit: number,
  log: Step[] | null = null,
): Run {
  for (let steps = 0; steps < limit; steps++) {
    const actor = game.actor(state)
    if (actor.kind === 'over') return { steps, over: true }
    if (actor.kind === 'chance') {
      const action = game.sample(state, rng)
      log?.push({ action })
      game.apply(state, action, null)
    } else {
      const seat = actor.seats[0] ?? 0
      const action = choose(state, seat, game.actions(state, seat))
      log?.push({ seat, action })
      game.apply(state, action, null)
    }
  }
  return { steps: limit, over: game.actor(state).kind === 'over' }
}
