/** The game's fast judgement by itself: what search has to beat. */
import type { Bot, Mind } from './mind.ts'

export function byPolicy({ policy, rng }: Pick<Mind, 'policy' | 'rng'>): Bot {
  return (state, seat) => policy.choose(state, seat, rng)
}
