/** Any legal action, each equally likely. */
import { pick } from '../engine/rng.ts'
import type { Bot, Mind } from './mind.ts'

export function random({ game, rng }: Pick<Mind, 'game' | 'rng'>): Bot {
  return (state, seat) => pick(game.actions(state, seat), rng)
}
