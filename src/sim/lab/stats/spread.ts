/** How numbers are spread that were counted one by one. */
import type { Interval } from '../../wilson.ts'
import type { Counts } from '../tally.ts'
import { pairedMean } from './paired.ts'

/** The interval is that of the mean, where each has nothing to do with the others, as games have. */
export interface Spread extends Interval {
  readonly count: number
  readonly mean: number
  readonly least: number
  /** A tenth of them is not above this, and so on. */
  readonly tenth: number
  readonly median: number
  readonly ninetieth: number
  readonly most: number
}

export type Bar = readonly [value: number, count: number]

/** From the least value to the most. */
export function barsOf(counts: Counts): Bar[] {
  return Object.entries(counts)
    .map(([value, count]): Bar => [Number(value), count])
    .toSorted(([a], [b]) => a - b)
}

export function spreadOf(counts: Counts): Spread {
  const bars = barsOf(counts)
  const count = bars.reduce((sum, [, times]) => sum + times, 0)
  const total = bars.reduce((sum, [value, times]) => sum + value * times, 0)
  const squares = bars.reduce((sum, [value, times]) => sum + value ** 2 * times, 0)
  const { value: mean, low, high } = pairedMean({ sum: total, squares }, count)
  return {
    count,
    mean,
    low,
    high,
    least: bars[0]?.[0] ?? 0,
    tenth: quantileOf(bars, count, 0.1),
    median: quantileOf(bars, count, 0.5),
    ninetieth: quantileOf(bars, count, 0.9),
    most: bars.at(-1)?.[0] ?? 0,
  }
}

/** The least value that this share of all does not exceed. */
function quantileOf(bars: readonly Bar[], count: number, share: number): number {
  let seen = 0
  for (const [value, times] of bars) {
    seen += times
    if (seen >= share * count) return value
  }
  return 0
}
