/** What a page is shown of matches: pictures, and what is made of them. */
import type { SeatHolder } from '../engine/log.ts'
import type {
  Action,
  GameEvent,
  Json,
  MatchResult,
  Outlook,
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
  return lines.filter((_, index) => lines[index + 1]?.joins !== true)
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
  /** The seats of those who gave up; bots play on there. */
  readonly resigned: readonly Seat[]
  readonly ask: string
  readonly rule: RuleId | null
  readonly choices: readonly Choice[]
  readonly blocked: readonly BlockedChoice[]
  /** Whole ways over a board, for games that move step by step. */
  readonly ways: readonly Path[]
  /** The events of every step that is new to the reader, oldest first: what is to be shown of them, one by one. */
  readonly happened: readonly (readonly GameEvent[])[]
  /** The latest events that the seat may know, for dice and movement on the screen. */
  readonly events: readonly GameEvent[]
  /** The events of the steps before the latest, oldest first, that came while others had their turns and are new. */
  readonly missed: readonly (readonly GameEvent[])[]
  /** The lines that are new; the page keeps those before. */
  readonly lines: readonly Line[]
  readonly ending: Ending | null
  /** Why a match of older rules stops here, and that it can be played on as another. */
  readonly stopped: string | null
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
  /** What is asked, or how it ended. */
  readonly text: string
  readonly over: boolean
  /** True when a person is to act, or somebody to sit down. */
  readonly waits: boolean
}

/** What a match was dealt from: with the same, anybody is dealt the same. */
export interface Deal {
  readonly seed: number
  readonly options: Json
}

/** A match as a list shows it. */
export interface Summary extends KeptSummary {
  /** How far it is, in a few words; empty where nothing is said. */
  readonly standing: string
  /** Whether somebody at this device has won; null while it goes on, and where old records do not say. */
  readonly won: boolean | null
  /** Null for practice, content of one's own, and dice that no number stands for. */
  readonly deal: Deal | null
}

export interface Hint {
  /** Whose hint it is. */
  readonly seat: Seat
  readonly choice: Choice
  /** How the other choices compare, best first, from 0 to 1 of the way between the worst and the best. */
  readonly weighed: readonly { readonly key: string; readonly text: string; readonly share: number }[]
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

/** What a thinker is asked: how these choices fare when so many games are played on from each. */
export interface ForecastQuestion extends StateGuess {
  readonly keys: readonly string[]
  readonly games: number
}

/** A look at how matches end from here: how often each choice led to a win in games played on by bots. */
export interface Forecast {
  readonly games: number
  readonly of: number
  readonly choices: readonly { readonly key: string; readonly wins: number; readonly games: number }[]
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
