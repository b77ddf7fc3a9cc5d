/** What filling boxes begins with. */
import type { Challenge } from '../../content/content-index.ts'
import type { Goal } from './goals.ts'

/** What is known of a challenge before any die is rolled. */
export interface Layout {
  readonly goals: readonly Goal[]
  /** What each set of boxes asks for: see asks.ts. */
  readonly asks: Uint8Array
  readonly values: readonly number[]
  /** The order in which boxes are filled. */
  readonly order: readonly number[]
  /** Boxes for a sum, as bits. */
  readonly sums: number
  /** What lies on each while nothing does. */
  readonly bare: readonly number[]
}

/** Boxes to fill, some of which may be filled already. */
export interface Task {
  readonly challenge: Challenge
  readonly layout: Layout
  /** Boxes filled already, and covered a first time (Lich), as bits; and what lies on each. */
  readonly full: number
  readonly once: number
  readonly sums: readonly number[]
  /** How many dice a conversion takes; 0: none may be made. */
  readonly converts: number
}
