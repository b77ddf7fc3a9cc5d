/** Differences between two arms that were played with the same seeds. */
import { Z } from '../../wilson.ts'
import type { Differences, Fourfold } from '../tally.ts'
import { tailOf } from './chi-squared.ts'
import type { Difference } from './shares.ts'

export interface PairedShare extends Difference {
  readonly games: number
  /** Games that only one of the two won: all that a difference is made of. */
  readonly first: number
  readonly other: number
  /** McNemar: how likely two equal arms are at least as far apart. */
  readonly p: number
}

/**
 * The other arm's share less that of the first. The interval is that of Bonett and Price: one more of each kind of game
 * that differs is counted, so that a few games without a difference do not prove that there is none.
 */
export function pairedShare({ both, first, other, neither }: Fourfold): PairedShare {
  const games = both + first + other + neither
  const [up, down] = [(other + 1) / (games + 2), (first + 1) / (games + 2)]
  const reach = Z * Math.sqrt((up + down - (up - down) ** 2) / (games + 2))
  return {
    value: games === 0 ? 0 : (other - first) / games,
    low: Math.max(-1, up - down - reach),
    high: Math.min(1, up - down + reach),
    games,
    first,
    other,
    p: first + other === 0 ? 1 : tailOf((other - first) ** 2 / (first + other), 1),
  }
}

/** The mean of differences, by the normal distribution. */
export function pairedMean({ sum, squares }: Differences, games: number): Difference {
  if (games < 2) return { value: games === 0 ? 0 : sum, low: -Infinity, high: Infinity }
  const value = sum / games
  const variance = Math.max(0, squares - sum * value) / (games - 1)
  const reach = Z * Math.sqrt(variance / games)
  return { value, low: value - reach, high: value + reach }
}
