/** When a sweep has its answer. It looks only where so many games are all over, so that it stops at the same for everybody. */
import { pairedShare } from './stats/paired.ts'
import type { Pair } from './tally.ts'

/** Looks are few, each after twice the games, and what is clear must be clearer than by one look alone. */
const FIRST_LOOK = 250
const CLEAR = 0.005

/** The numbers of games after which to look; the last is all of them. */
export function looksUpTo(games: number): number[] {
  const looks: number[] = []
  for (let look = FIRST_LOOK; look < games; look *= 2) looks.push(look)
  return [...looks, games]
}

/** Every difference is known to within `width`, or is clearly none of chance. */
export function isAnswered(pairs: readonly Pair[], width: number): boolean {
  return pairs.every(({ won }) =>
    Object.values(won).every(four => {
      const { low, high, p } = pairedShare(four)
      return high - low < width || p < CLEAR
    }),
  )
}
