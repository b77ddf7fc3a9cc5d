/**
 * Where matches, campaign sheets and the chronicle are kept: in memory, in a browser, in files, in a database. Whoever
 * writes names the revision it built upon, so nobody ever writes over what it has not seen.
 */
import type { Secret } from '../engine/fair.ts'
import type { Entry, Header } from '../engine/match.ts'
import type { Language, MatchResult } from '../engine/types.ts'
import type { ChronicleRow, MatchId } from './protocol.ts'
import type { KeptSummary } from './shown.ts'

export interface StoredMatch {
  readonly id: MatchId
  readonly header: Header
  /** Records of old have its text here, in English. */
  readonly summary: KeptSummary & { readonly text?: string }
  /** What the summary says, in every language of the game; missing while it is played, and in records of old. */
  readonly texts?: { readonly [language in Language]?: string }
  /** How far it is, alike. */
  readonly standings?: { readonly [language in Language]?: string }
  /** The hash of the state after the last entry; missing in records of old, and where a match stopped. */
  readonly hash?: string
  /** How it ended; null while it goes on. Missing in records of old. */
  readonly result?: MatchResult | null
  /** True when it ended otherwise where it was played than it does here. */
  readonly differs?: boolean
  /** How many of its first entries are of format 1. Missing in records of old: all of them are, and so is the header. */
  readonly format1?: number
  /** Seconds used of a limited time. */
  readonly used: number
  /** Campaign sheets of its heroes. */
  readonly sheets: readonly string[]
  /** True when they have had what the match earned them. */
  readonly rewarded?: boolean
  /** The version of the game's tales that the chronicle has told it by. */
  readonly told?: number
  /** Of a match with sealed dice, where they are thrown. */
  readonly sealed?: KeptSeal
  /** It was ended for everybody before it was over. */
  readonly closed?: true
  /** Whoever began it allows no hints. */
  readonly withoutHints?: true
  /** It was over when it came here as a file: whose it is nobody knows, so the chronicle leaves it out. */
  readonly foreign?: true
}

export interface KeptSeal {
  /** What the dice come from. */
  readonly secret: Secret
  /** The link over all entries. */
  readonly link: string
  /** Others play with the same dice: nobody is shown the secret before then, by the clock on the wall. */
  readonly until?: number
}

export interface StoredSheet {
  readonly id: string
  readonly game: string
  readonly data: unknown
}

/** Something from a store, and how often it had been written. */
export type Stored<T> = T & { readonly revision: number }

/** Nothing has been written yet. */
export const UNWRITTEN = 0

/** `behind`: somebody else has written since, and nothing of this was kept. */
export type Kept = 'kept' | 'behind'

export interface ReadMatch {
  readonly record: Stored<StoredMatch>
  readonly entries: readonly Entry[]
}

export interface MatchStore {
  list(): Promise<readonly StoredMatch[]>
  /** With `since`, which is how many entries are known already, only those after them. */
  read(id: MatchId, since?: number): Promise<ReadMatch | null>
  /** Adds entries to the log and puts the record in the place of the one that had this revision. */
  append(expected: number, record: StoredMatch, entries: readonly Entry[]): Promise<Kept>
  remove(id: MatchId): Promise<void>
}

export interface SheetStore {
  list(): Promise<readonly StoredSheet[]>
  read(id: string): Promise<Stored<StoredSheet> | null>
  write(expected: number, sheet: StoredSheet): Promise<Kept>
  remove(id: string): Promise<void>
}

/** What has been told of matches, and answered to puzzles; an entry outlives its match. */
export interface ChronicleStore {
  list(): Promise<readonly ChronicleRow[]>
  /** Each in the place of the one of the same match and seat. */
  write(rows: readonly ChronicleRow[]): Promise<void>
}

export interface Store {
  readonly matches: MatchStore
  readonly sheets: SheetStore
  readonly chronicle: ChronicleStore
}
