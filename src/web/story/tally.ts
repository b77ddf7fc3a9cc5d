/** How often each throw has fallen so far, against how often it should have. */
import type { Roll } from '../../table/protocol.ts'

export interface Bar {
  /** The face of one die, or the sum of two. */
  readonly face: number
  readonly times: number
  readonly due: number
}

export interface Tally {
  readonly dice: number
  readonly throws: number
  readonly bars: readonly Bar[]
}

/** Of throws with one die and with two, those that the match has more of; null when it has none. */
export function tallyOf(rolls: readonly Roll[], at: number): Tally | null {
  const pairs = rolls.filter(({ faces }) => faces.length === 2)
  const chosen = pairs.length * 2 > rolls.length ? pairs : rolls.filter(({ faces }) => faces.length === 1)
  if (chosen.length === 0) return null
  const dice = chosen === pairs ? 2 : 1
  const sums = chosen
    .filter(roll => roll.at <= at)
    .map(({ faces }) => faces.reduce((sum, face) => sum + face, 0))
  const faces = Array.from({ length: dice * 5 + 1 }, (_, index) => dice + index)
  const bars = faces.map(face => ({
    face,
    times: sums.filter(sum => sum === face).length,
    due: sums.length * chanceOf(dice, face),
  }))
  return { dice, throws: sums.length, bars }
}

function chanceOf(dice: number, sum: number): number {
  return dice === 1 ? 1 / 6 : (6 - Math.abs(sum - 7)) / 36
}
