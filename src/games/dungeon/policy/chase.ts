/** What the Hunter makes of going to a lair, in turns (D-82). */
import { num } from '../content/content-index.ts'
import { distancesTo } from '../content/distances.ts'
import { MOVEMENT, NONE } from '../types.ts'
import type { Look } from './look.ts'

/**
 * Whoever is there before it has that time to themselves; every turn on the way with it costs a round with it, and mostly
 * a treasure. Both count as much as a turn.
 */
export function chaseTo({ content, state }: Look, space: number, steps: number): number {
  if (state.hunterAt === NONE) return 0
  const late = (steps - num(distancesTo(content, space), state.hunterAt)) / MOVEMENT
  return Math.min(late, steps / MOVEMENT)
}
