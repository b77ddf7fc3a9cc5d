/** Any legal action, each equally likely. */
import { pick } from '../engine/rng.ts'
import type { Action, AnyGame, Reader, Rng, Seat } from '../engine/types.ts'

export function random(_reader: Reader, game: AnyGame, rng: Rng): (state: unknown, seat: Seat) => Action {
  return (state, seat) => pick(game.actions(state, seat), rng)
}
