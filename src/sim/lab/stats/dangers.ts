/** How dangerous it is to meet something: deaths and losses of one meeting. */
import { Z } from '../../wilson.ts'
import type { Danger } from '../tally.ts'
import { type Difference, type Share, shareOf } from './shares.ts'

export interface Risk {
  readonly id: string
  readonly games: number
  readonly met: number
  /** Of all meetings, those that a hero fell in. */
  readonly fell: Share
  readonly lost: number
  /** What one meeting costs. */
  readonly each: Difference
}

export function riskOf(id: string, danger: Danger): Risk {
  const { games, met, lost, fell } = danger
  return { id, games, met, lost, fell: shareOf(id, { of: met, won: fell }), each: lossOf(danger) }
}

/**
 * The mean of all meetings. Those of one game go together (its hero, its luck), so it is the games that are drawn: the
 * error of a ratio of two sums, made of what each game is off.
 */
function lossOf({ games, met, lost, metMet, metLost, lostLost }: Danger): Difference {
  const value = met === 0 ? 0 : lost / met
  if (games < 2) return { value, low: 0, high: Infinity }
  const off = Math.max(0, lostLost - 2 * value * metLost + value ** 2 * metMet)
  const reach = (Z * Math.sqrt((games / (games - 1)) * off)) / met
  return { value, low: Math.max(0, value - reach), high: value + reach }
}

/** The deadliest first; what kills alike often, by what it costs. */
export function byRisk(a: Risk, b: Risk): number {
  return b.fell.share - a.fell.share || b.each.value - a.each.value
}
