/** How sure a share is that was counted. */

/** Standard errors to both sides that 95 of 100 such intervals need. */
export const Z = 1.96

export interface Interval {
  readonly low: number
  readonly high: number
}

/** Wilson's interval of 95% for a share: it holds for few games too, and for none and all of them. */
export function wilson(won: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 }
  const share = won / games
  const middle = share + Z ** 2 / (2 * games)
  const reach = Z * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2))
  const scale = 1 + Z ** 2 / games
  return { low: Math.max(0, (middle - reach) / scale), high: Math.min(1, (middle + reach) / scale) }
}
