/** What one has to know of the page to look at it. */
import type { Intended, Way } from './intended.ts'

export interface Notice {
  /** True where fingers press, which need room. */
  readonly isTouch: boolean
  /** Selects the controls that decide something in the match. */
  readonly moves: string
  /** Selects what is drawn to be stood and lain upon: its words are covered all the time. */
  readonly maps: string
  /** Selects what may be smaller than a finger. */
  readonly small: string
  readonly ways: readonly Way[]
  readonly intended: readonly Intended[]
}
