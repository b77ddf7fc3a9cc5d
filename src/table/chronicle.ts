/** The chronicle of a device: what each of its people can tell of every match that came to its end. */
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

/** Where an entry stands: there is one for each seat of a match. */
export function placeOf({ match, seat }: Pick<ChronicleEntry, 'match' | 'seat'>): string {
  return `${seat} ${match}`
}

/** What a device has to tell. */
export interface Chronicle {
  readonly entries: readonly ChronicleEntry[]
  /** Matches that are still being read in; `tables` is pushed when that is done. */
  readonly missing: number
}

/** A chronicle as a file. */
export interface ChronicleFile {
  readonly format: typeof CHRONICLE_FORMAT
  readonly formatVersion: number
  readonly entries: readonly ChronicleEntry[]
}
