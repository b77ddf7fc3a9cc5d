/**
 * When a study knows enough. It looks only where so many games are all over, so that it stops at the same for everybody.
 * How sure an answer is decides, never what it says: a study that ended as soon as a difference looked clear would tell
 * too large ones.
 */
import type { Interval } from '../wilson.ts'
import { pairedShare } from './stats/paired.ts'
import { shareOf } from './stats/shares.ts'
import type { Counted } from './tally.ts'

/** Looks are few, each after twice the games: looking often would find a moment at which chance looks small. */
const FIRST_LOOK = 250

/** The numbers of games after which to look; the last is all of them. */
export function looksUpTo(games: number): number[] {
  const looks: number[] = []
  for (let look = FIRST_LOOK; look < games; look *= 2) looks.push(look)
  return [...looks, games]
}

/** What the answers are known to within: half of the widest interval, of the differences, or of the rates where nothing is compared. */
export function reachOf(counted: Counted): number {
  const halves = intervalsIn(counted).map(({ low, high }) => (high - low) / 2)
  return halves.length === 0 ? 1 : Math.max(...halves)
}

/** As it is typed: `1%`. */
export function shownUntil(until: number): string {
  return `${Number((until * 100).toPrecision(6))}%`
}

function intervalsIn({ arms, pairs }: Counted): Interval[] {
  if (pairs.length > 0) return pairs.flatMap(({ won }) => Object.values(won).map(pairedShare))
  return arms.flatMap(({ seats }) => Object.values(seats).map(rate => shareOf('', rate)))
}
