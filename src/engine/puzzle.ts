/** A moment of a match at which one choice is clearly the best: what would you do? */
import type { MatchFile } from './file.ts'
import type { Action, Proven, Reason, Seat } from './types.ts'

interface Moment {
  /** The match as far as it was played then: it can be opened as any other. */
  readonly match: MatchFile
  /** Who is asked. */
  readonly seat: Seat
  /** What speaks for the best. */
  readonly reasons: readonly Reason[]
}

/** One action of several, the best first, as a long search found them. */
export interface ChoicePuzzle extends Moment {
  readonly kind: 'choice'
  readonly options: readonly [PuzzleOption, ...PuzzleOption[]]
}

/** How likely it wins, and between what 19 of 20 such intervals have the truth. */
export interface PuzzleOption {
  readonly action: Action
  readonly value: number
  readonly low: number
  readonly high: number
}

/** Small steps that are one choice together, as laying dice is, with what is proven of them. */
export interface LayingPuzzle extends Moment {
  readonly kind: 'laying'
  readonly proven: Proven
}

export type Puzzle = ChoicePuzzle | LayingPuzzle
