/** The action that the game's own advice weighs highest; among equals any. It looks at the seat's view alone. */
import { pick } from '../engine/rng.ts'
import type { Bot, Mind } from './mind.ts'

export function greedy({ game, reader, rng }: Pick<Mind, 'game' | 'reader' | 'rng'>): Bot {
  return (state, seat) => {
    const actions = game.actions(state, seat)
    const weights = reader.advice.weigh(game.view(state, seat), actions)
    const best = weights.reduce((high, weight) => Math.max(high, weight), Number.NEGATIVE_INFINITY)
    return pick(
      actions.filter((_, index) => weights[index] === best),
      rng,
    )
  }
}
