/** Shares that were counted, and how sure they are. */
import { type Interval, wilson } from '../../wilson.ts'
import type { Held, Rate } from '../tally.ts'

export interface Share extends Interval {
  readonly id: string
  readonly of: number
  readonly won: number
  readonly share: number
}

export function shareOf(id: string, { of, won }: Rate): Share {
  return { id, of, won, share: of === 0 ? 0 : won / of, ...wilson(won, of) }
}

/** A difference of two shares, and 95% of sureness. */
export interface Difference extends Interval {
  readonly value: number
}

/** Newcombe's interval for two groups that have nothing to do with each other, made of Wilson's of each. */
export function differenceOf(a: Rate, b: Rate): Difference {
  const [one, other] = [shareOf('', a), shareOf('', b)]
  if (a.of === 0 || b.of === 0) return { value: 0, low: -1, high: 1 }
  const value = one.share - other.share
  return {
    value,
    low: value - Math.hypot(one.share - one.low, other.high - other.share),
    high: value + Math.hypot(one.high - one.share, other.share - other.low),
  }
}

/** Those who had something against those who had not. */
export interface Compared {
  readonly id: string
  /** How often it came up. */
  readonly times: number
  readonly with: Share
  readonly without: Share
  readonly difference: Difference
}

export function comparedWith(id: string, held: Held, all: Rate): Compared {
  const rest = { of: all.of - held.of, won: all.won - held.won }
  return {
    id,
    times: held.times,
    with: shareOf(id, held),
    without: shareOf(id, rest),
    difference: differenceOf(held, rest),
  }
}
