/**
 * What one seat (null: a spectator) may know of a match at one moment, in ids and numbers. A house sends it to everybody
 * alike; words, odds and advice are made of it where the reader is.
 */

import type { Resigned } from '../engine/match.ts'
import type { Stopped } from '../engine/resume.ts'
import type {
  Action,
  Blocked,
  GameEvent,
  Json,
  MatchResult,
  OwnNames,
  Reason,
  Seat,
} from '../engine/types.ts'
import type { ViewChange } from './change.ts'
import type { Moment } from './shown.ts'

/** One step, and what of it may be known. */
export interface SeenStep {
  /** Null: chance. */
  readonly seat: Seat | null
  readonly events: readonly GameEvent[]
  /** The first event tells the last one of the step before once more, and what has been added to it. */
  readonly joins?: true
  /** What a bot was after, where that is new and tells no secret. */
  readonly reason?: Reason
}

/** How a match ended, and how the game itself did: whoever gave up has not won. */
export interface Outcome {
  readonly result: MatchResult
  /** Null where nobody was left to play to the end. */
  readonly played: MatchResult | null
}

/** What a seat may do now, and what it might expect and cannot. */
export interface Offer {
  readonly seat: Seat
  readonly actions: readonly Action[]
  readonly blocked: readonly Blocked[]
}

export interface Seen extends Moment {
  /** The hash of the content. */
  readonly content: string
  readonly resigned: readonly Resigned[]
  /** One for each seat that the reader acts for, first the one that it looks through. */
  readonly offers: readonly Offer[]
  /** The new steps up to this moment, and always the latest. */
  readonly steps: readonly SeenStep[]
  readonly outcome: Outcome | null
  /** Why a match of older rules stops here. */
  readonly stopped: Stopped | null
  /** True when it was over under older rules, and today ends otherwise. */
  readonly differs: boolean
  /** Where dice are sealed: the link of the chain over all entries up to this version, for whoever will check them. */
  readonly link?: string
  /** No hints are given at this table. */
  readonly withoutHints?: true
}

/** All of it but the view, of which a reader may have a part already. */
export type Around = Omit<Seen, 'view'>

/** What of it is told to one reader alone, and what to all alike. */
export type Own = Pick<Around, 'seat' | 'offers' | 'since' | 'steps' | 'canUndo' | 'canRedo'>
export type Common = Omit<Around, keyof Own>

/** The same as it answers a question. */
export interface Sight extends Seen {
  /** Counts what this reader was shown; 0 for a look back. */
  readonly number: number
  /** The content itself where it is not a standard one: with the first sight of a match. */
  readonly pack?: Json
  readonly names: OwnNames
}

/** The next after one that the reader has, as it is pushed: of the view only what has changed. */
export interface NextSight extends Around {
  readonly number: number
  /** The number of the sight before it. */
  readonly after: number
  readonly change: ViewChange
}
