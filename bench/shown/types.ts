/** What the table shows beside a choice, and a way to find out. */
import type { Action, Rng, Seat } from '../../src/engine/types.ts'

export interface Measured {
  readonly mean: number
  /** Of the mean; 0 where it is exact. */
  readonly error: number
}

/** A number that is shown, such as `hit` or `damage`. */
export interface Told extends Measured {
  readonly what: string
  /** How likely something is; else the mean of a number. */
  readonly isShare: boolean
}

/** One choice with all that is shown beside it. */
export interface Shown {
  readonly name: string
  readonly told: readonly Told[]
  /** Where that comes of some rolls out of many: the same of others, and of more of them. */
  readonly toldAgain?: () => readonly Told[]
  /** Makes the choice once and plays on until it is known: a value for each that was told, 0 or 1 for shares. */
  readonly attempt: (rng: Rng) => readonly number[]
}

/** How a game shows odds: all there are at one decision, by the kind of choice. */
export interface Showing<S> {
  readonly game: string
  /** Beside which actions. */
  readonly kinds: readonly string[]
  /** Of the match in which positions are found. */
  options(number: number): Readonly<Record<string, unknown>>
  /** Null where nothing is shown beside this action. The state is the caller's own. */
  shown(state: S, seat: Seat, action: Action): (() => Shown) | null
}
