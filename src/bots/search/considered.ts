/** What a search thinks of one action. */
import type { Action } from '../../engine/types.ts'
import { estimateOf } from './race.ts'

/** How likely it wins, and between what 19 of 20 such intervals have the truth. */
export interface Considered {
  readonly action: Action
  readonly visits: number
  readonly value: number
  readonly low: number
  readonly high: number
}

/** So many standard errors on each side. */
const REACH = 1.96

export function considered(action: Action, scores: readonly number[]): Considered {
  const { mean, error } = estimateOf(scores)
  return {
    action,
    visits: scores.length,
    value: mean,
    low: Math.max(0, mean - REACH * error),
    high: Math.min(1, mean + REACH * error),
  }
}
