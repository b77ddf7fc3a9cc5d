/** Shown chances against what happened. */
import { type Interval, wilson } from '../../wilson.ts'
import type { Foretold } from '../tally.ts'

export interface Bin extends Interval {
  /** The chance that was shown, on average. */
  readonly shown: number
  readonly of: number
  readonly happened: number
  readonly share: number
  /** Whether 95% of sureness has the chance that was shown. */
  readonly holds: boolean
}

export function calibrationOf(bins: Readonly<Record<string, Foretold>>): Bin[] {
  return Object.entries(bins)
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([, { of, happened, millionths }]) => {
      const [shown, interval] = [millionths / of / 1e6, wilson(happened, of)]
      const holds = interval.low <= shown + ROUNDING && shown - ROUNDING <= interval.high
      return { shown, of, happened, share: happened / of, ...interval, holds }
    })
}

/** Chances are kept in millionths. */
const ROUNDING = 1e-6
