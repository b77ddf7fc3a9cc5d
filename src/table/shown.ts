/** What a page is shown of matches: pictures, and what is made of them. */
import type { SeatHolder } from '../engine/log.ts'
import type {
  Action,
  GameEvent,
  Json,
  MatchResult,
  Outlook,
  OwnNames,
  Path,
  RuleId,
  Seat,
  TablePart,
  View,
} from '../engine/types.ts'

export type MatchId = string

/** One thing that can be done now. */
export interface Choice {
  /** The action as one line of text: the same for equal actions, so it names the choice on the page. */
  readonly key: string
  readonly action: Action
  readonly text: string
  readonly odds: string | null
  /** The odds as bands, where the game draws them. */
  readonly outlooks?: readonly Outlook[]
  readonly rule: RuleId | null
}

/** What one might expect to do now and cannot. */
export interface BlockedChoice {
  readonly key: string
  readonly action: Action
  readonly text: string
  /** Why not. */
  readonly why: string
  readonly rule: RuleId
}

/** The kind of a line about the match as a whole. */
export const NOTE = 'note'

/** The kind of a line that says what a bot was after. */
export const THOUGHT = 'thought'

/** One sentence of the log, and the moment it belongs to: how many steps had been made. */
export interface Line {
  readonly at: number
  readonly seat: Seat | null
  /** The kind of event: the page finds a picture for it. */
  readonly kind: string
  readonly text: string
  /** It says all that the line before it says, and takes its place. */
  readonly joins?: true
}

/** The lines as they are read: one that the next says again, with more, is left out. */
export function told(lines: readonly Line[]): readonly Line[] {
  let isSaidAgain = false
  const isTold = ({ kind, joins }: Line): boolean => {
    // What a bot was after stands between what it did and what that is joined to.
    if (kind === THOUGHT) return true
    const isLeftOut = isSaidAgain
    isSaidAgain = joins === true
    return !isLeftOut
  }
  return lines.toReversed().filter(isTold).toReversed()
}

export interface Ending {
  readonly text: string
  readonly result: MatchResult
}

/** What a moment of a match is, whoever tells it. */
export interface Moment {
  readonly match: MatchId
  readonly game: string
  /** Who plays each seat: a bot for whoever gave up. */
  readonly seats: readonly SeatHolder[]
  readonly practice: boolean
  /** Entries in the log: a command names the version it was meant for. */
  readonly version: number
  /** Steps made up to this moment, and in all. */
  readonly at: number
  readonly length: number
  /** Through whose eyes; null: a spectator. */
  readonly seat: Seat | null
  readonly view: View
  /** The seats that still have something to say. */
  readonly asked: readonly Seat[]
  /** What belongs to the steps after the first so many is new to the reader. */
  readonly since: number
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** Seconds left where a clock runs. */
  readonly clock: number | null
}

/** Everything that one seat sees at one moment, in the words of its reader. */
export interface Picture extends Moment {
  /** The seats that its reader acts for: where seats have no secrets, of all persons who share the device. */
  readonly plays: readonly Seat[]
  /** The content in play where it is not the standard set of today: a pack, or the set of an earlier release. */
  readonly content: unknown
  readonly names: OwnNames
  /** The seats of those who gave up; bots play on there. */
  readonly resigned: readonly Seat[]
  readonly ask: string
  readonly rule: RuleId | null
  readonly choices: readonly Choice[]
  readonly blocked: readonly BlockedChoice[]
  /** Whole ways over a board, for games that move step by step. */
  readonly ways: readonly Path[]
  /** The events of every step that is new to the reader, oldest first, and always of the latest: see `newIn`. */
  readonly happened: readonly (readonly GameEvent[])[]
  /** The events of the steps before the latest, oldest first, that came while others had their turns and are new. */
  readonly missed: readonly (readonly GameEvent[])[]
  /** The lines that are new; the page keeps those before. */
  readonly lines: readonly Line[]
  readonly ending: Ending | null
  /** No hints are given at this table. */
  readonly withoutHints?: true
  /** Why a match of older rules stops here, and that it can be played on as another. */
  readonly stopped: string | null
}

/** What of a picture is to be shown, step by step; after going back the latest step is not new. */
export function newIn({
  happened,
  at,
  since,
}: Pick<Picture, 'happened' | 'at' | 'since'>): readonly (readonly GameEvent[])[] {
  return happened.slice(Math.max(0, happened.length - (at - since)))
}

/** The table as text. */
export interface BoardText {
  /** Part by part; empty where the game has no words for it. */
  readonly places: readonly TablePart[]
  readonly drawing: string
}

/** What is kept of a match for the list. */
export interface KeptSummary {
  readonly match: MatchId
  readonly game: string
  readonly seats: readonly SeatHolder[]
  readonly steps: number
  readonly touched: number
  readonly over: boolean
  /** True when a person is to act, or somebody to sit down. */
  readonly waits: boolean
  /** Whose answer it waits for; missing in records of old. */
  readonly asked?: readonly Seat[]
}

/** What a match was dealt from: with the same, anybody is dealt the same. */
export interface Deal {
  readonly seed: number
  readonly options: Json
}

/** A match as a list shows it. */
export interface Summary extends KeptSummary {
  /** What is asked, or how it ended. */
  readonly text: string
  /** How far it is, in a few words; empty where nothing is said. */
  readonly standing: string
  /** Whether somebody at this device has won, or any of the bots that it watched; null while it goes on, and where old records do not say. */
  readonly won: boolean | null
  /** Null for practice, content of one's own, and dice that no number stands for. */
  readonly deal: Deal | null
}

/** What speaks for a choice. */
export interface Why {
  /** In a sentence or two; empty where the game says nothing. */
  readonly why: string
  /** The place on the board that it is about, by id. */
  readonly at: string | null
}

/** What a good player would do at first sight, and why. */
export interface Hint extends Why {
  /** Whose hint it is. */
  readonly seat: Seat
  readonly choice: Choice
  /** What speaks for the others, by their keys: thinking may prefer one of them. */
  readonly others: Readonly<Record<string, Why>>
}

/** All that may be known of a state by whoever thinks for a seat, with the rules to think by. */
export interface StateGuess {
  readonly game: string
  /** The hash of the content, and the content itself where it is not a standard one. */
  readonly content: string
  readonly pack?: Json
  /** What the seat cannot tell from the state, never the state. */
  readonly state: unknown
  readonly seat: Seat
}

/** What a thinker is asked: how the options fare against what was advised, which it is told by its key. */
export interface HintQuestion extends StateGuess {
  readonly advised: string
}

/** How the options of a decision fare when they are played on, as far as that is known. */
export interface Prospects {
  /** The key of what is recommended: what was advised, until something else is clearly better. */
  readonly best: string
  /** How often each of them was played on. */
  readonly times: number
  readonly options: readonly Prospect[]
}

/** How likely it wins, and between what 19 of 20 such intervals have the truth. */
export interface Prospect {
  readonly key: string
  readonly value: number
  readonly low: number
  readonly high: number
}

/** What a thinker says as it goes, and at last; null where there is nothing to compare. */
export interface ThinkerWord {
  readonly prospects: Prospects | null
  readonly isDone: boolean
}

/** One number for each seat after each step, for the chart of a replay, and the plain dice that were rolled. */
export interface ProgressChart {
  readonly length: number
  readonly series: readonly (readonly number[])[]
  readonly rolls: readonly Roll[]
}

/** Dice with six faces that fell in one step. */
export interface Roll {
  readonly at: number
  readonly faces: readonly number[]
}
