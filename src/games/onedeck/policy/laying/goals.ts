/** Which boxes can be full together in the end, and what that leaves. */
import type { Challenge } from '../../content/content-index.ts'

/** What is left unfilled. */
export interface Unfilled {
  readonly damage: number
  readonly time: number
  readonly skulls: number
  readonly armor: number
  readonly boxes: number
}

export interface Goal {
  /** Bits by box. */
  readonly full: number
  readonly left: Unfilled
}

/** O-44: all of the armor, or nothing but armor. */
export function goalsOf(challenge: Challenge): Goal[] {
  const { boxes, armor } = challenge
  const goals: Goal[] = []
  for (let full = 0; full < 1 << boxes.length; full++)
    if ((full & armor) === armor || (full & ~armor) === 0)
      goals.push({ full, left: unfilled(challenge, full) })
  return goals
}

function unfilled({ boxes }: Challenge, full: number): Unfilled {
  const open = boxes.filter((_, place) => (full & (1 << place)) === 0)
  return {
    damage: open.reduce((sum, { damage }) => sum + damage, 0),
    time: open.reduce((sum, { time }) => sum + time, 0),
    skulls: open.filter(({ skull }) => skull).length,
    armor: open.filter(({ armor }) => armor).length,
    boxes: open.length,
  }
}
