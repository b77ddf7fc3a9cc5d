/** Whether counts are as even as chance would have them. */
import { gammaAbove } from './gamma.ts'

export interface ChiSquared {
  readonly statistic: number
  /** Degrees of freedom: one less than there are faces. */
  readonly freedom: number
  /** How likely fair dice are at least as uneven. */
  readonly p: number
}

export function tailOf(statistic: number, freedom: number): number {
  return gammaAbove(freedom / 2, statistic / 2)
}

/** Against every face being equally likely; nothing rolled proves nothing. */
export function chiSquared(counts: readonly number[]): ChiSquared {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const freedom = Math.max(0, counts.length - 1)
  if (total === 0 || freedom === 0) return { statistic: 0, freedom, p: 1 }
  const expected = total / counts.length
  const statistic = counts.reduce((sum, count) => sum + (count - expected) ** 2, 0) / expected
  return { statistic, freedom, p: tailOf(statistic, freedom) }
}
