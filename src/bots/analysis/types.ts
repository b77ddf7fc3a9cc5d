/** What is found out about a match that was played, in ids and numbers. */
import type { Action, Seat } from '../../engine/types.ts'
import type { Mind } from '../mind.ts'

/** What playing a match again takes. */
export type Judge = Pick<Mind, 'game' | 'policy'>

/** How hard to think. */
export interface Effort {
  readonly seed: number
  /** Play-outs for a choice at which something is at stake; a point of the curve takes half as many. */
  readonly budget: number
}

/** A match in a minute or two. */
export const USUAL: Effort = { seed: 1, budget: 300 }

/** What a seat decided, in one step or in several small ones that belong together. */
export interface Choice {
  /** The first and the last of its steps, counted from 1. */
  readonly from: number
  readonly to: number
  readonly seat: Seat
  /** Chance to win that was given away; 0 where nothing was clearly better. */
  readonly cost: number
  /** What a blind choice gives away here on the average. */
  readonly blind: number
  /** What was better at step `from`; null where the cost is 0. */
  readonly better: Action | null
}

/** Where a seat's chance to win came from and went: `start + luck + own + others` is `end`. */
export interface Account {
  readonly start: number
  readonly end: number
  /** What dice and cards brought. */
  readonly luck: number
  /** What its own choices cost, as a number below 0. */
  readonly own: number
  /** What the choices of others brought or cost it. */
  readonly others: number
  /** From 0, as good as choosing blindly, to 100, nothing lost; null where it had no choice. */
  readonly accuracy: number | null
}

/** What is known of a match as far as it was looked at: enough to go on from. */
export interface SoFar {
  /** How likely each seat was to win, before the first step and after each, as far as it is known. */
  readonly series: readonly (readonly number[])[]
  /** Who made each step; null is chance. */
  readonly by: readonly (Seat | null)[]
  /** In the order in which they were made. */
  readonly choices: readonly Choice[]
}

export interface Analysis extends SoFar {
  readonly accounts: readonly Account[]
  /** All seats win or lose together. */
  readonly together: boolean
}

/** How far an analysis is: the steps it has looked at, of so many, and what it knows by then. */
export interface Progress extends SoFar {
  readonly at: number
  readonly of: number
}
