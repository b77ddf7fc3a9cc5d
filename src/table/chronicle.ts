/** The chronicle of a device: what each of its people can tell of every match that came to its end, and of puzzles. */
import type { SeatHolder } from '../engine/log.ts'
import type { Tale } from '../engine/tale.ts'
import type { Json, Seat } from '../engine/types.ts'
import type { MatchId } from './shown.ts'

export const CHRONICLE_FORMAT = 'undercroft chronicle'
export const CHRONICLE_VERSION = 1

/** One person's match. It stays when the match is removed. */
export interface ChronicleEntry {
  readonly match: MatchId
  readonly game: string
  /** Milliseconds by the clock on the wall. */
  readonly ended: number
  readonly seats: readonly SeatHolder[]
  readonly seat: Seat
  readonly won: boolean
  /** With the options it names the deal; absent where dice came from elsewhere. */
  readonly seed?: number
  readonly options: Json
  readonly steps: number
  readonly tale: Tale
  /** The version of the game's `Tales` that told it. */
  readonly version: number
}

/** What was answered to a puzzle the first time: later answers change nothing. */
export interface PuzzleAnswer {
  /** The puzzle with its day, in the place of a match. */
  readonly match: MatchId
  readonly seat: Seat
  readonly game: string
  /** What the puzzle is called among those of its game. */
  readonly puzzle: string
  /** The day whose puzzle it was, such as 2026-11-17; null where it was only looked up. */
  readonly day: string | null
  readonly right: boolean
  readonly version: number
}

/** What a chronicle keeps, each in a place of its own. */
export type ChronicleRow = ChronicleEntry | PuzzleAnswer

export function isAnswer(row: ChronicleRow): row is PuzzleAnswer {
  return 'puzzle' in row
}

/** Where a row stands: there is one for each seat of a match. */
export function placeOf({ match, seat }: Pick<ChronicleRow, 'match' | 'seat'>): string {
  return `${seat} ${match}`
}

/** What a device has to tell. */
export interface Chronicle {
  readonly entries: readonly ChronicleEntry[]
  readonly answers: readonly PuzzleAnswer[]
  /** Matches that are still being read in; `tables` is pushed when that is done. */
  readonly missing: number
}

/** A chronicle as a file. */
export interface ChronicleFile {
  readonly format: typeof CHRONICLE_FORMAT
  readonly formatVersion: number
  readonly entries: readonly ChronicleRow[]
}
