/**
 * What a page and its reader's side say to each other, in pictures. A call has one answer; a table that changes is pushed
 * to everyone who looks at it. What the reader's side says to the house stands in house-protocol.ts.
 */
import type { Level } from '../bots/names.ts'
import type { MatchFile } from '../engine/file.ts'
import type { SeatHolder } from '../engine/log.ts'
import type { Tale } from '../engine/tale.ts'
import type { Action, Facts, Language, Reason, Refusal, Seat } from '../engine/types.ts'
import type { Verified } from '../engine/verify.ts'
import type { Chronicle, ChronicleFile, PuzzleAnswer } from './chronicle.ts'
import type { OnlinePush, OnlineSummary, PageOnlineCalls } from './online/protocol.ts'
import type { BoardText, Hint, MatchId, Picture, ProgressChart, StateGuess, Summary } from './shown.ts'

export { BEST, LEVELS, type Level, levelNamed } from '../bots/names.ts'
export type { AnalyserQuestion, AnalyserWord, KeptAnalysis, MatchAnalysis, Mistake } from './analysis.ts'
export type { Chronicle, ChronicleEntry, ChronicleFile, ChronicleRow, PuzzleAnswer } from './chronicle.ts'
export type {
  Company,
  CompanySeat,
  DayTable,
  KeptLinks,
  LinkRole,
  LobbyEntry,
  NewGathering,
  NoticeWishes,
  OnlineSummary,
  RankedAttempt,
  Saying,
  Wish,
} from './online/protocol.ts'
export { REMOTE } from './online/protocol.ts'
export { isHurried, PACES, type Pace, STANDARD_PACE } from './pace.ts'
export { marginOf, type Recommended, recommendedBy } from './recommended.ts'
export type {
  BlockedChoice,
  BoardText,
  Choice,
  Deal,
  Ending,
  Hint,
  HintQuestion,
  Line,
  MatchId,
  Picture,
  ProgressChart,
  Prospects,
  Roll,
  StateGuess,
  Summary,
  ThinkerWord,
  Why,
} from './shown.ts'
export { NOTE, newIn, THOUGHT, told } from './shown.ts'

export interface NewMatch {
  readonly game: string
  readonly options?: Readonly<Record<string, unknown>>
  readonly seats?: readonly SeatHolder[]
  readonly seed?: number
  readonly practice?: boolean
  /** Campaign sheets of the heroes, by id. */
  readonly sheets?: readonly string[]
}

/**
 * A command says for which version of the match it was meant. It acts for the seat that its sender looks through, or
 * where that seat cannot, for another that its sender plays. Said again under the same `id` it gets the same verdict and
 * does nothing.
 */
export interface Command {
  readonly id: string
  readonly match: MatchId
  readonly version: number
}

export type Verdict =
  | { readonly kind: 'accepted'; readonly version: number }
  | { readonly kind: 'rejected'; readonly refusal: Refusal }
  /** The table has changed since: what it is now comes along. */
  | { readonly kind: 'stale'; readonly picture: Picture }

/** What a reader has of a match: the version, and how many steps the line had then. */
export interface Known {
  readonly version: number
  readonly at: number
}

/** A match of one person whose dice and cards are prepared; when they have run out, chance is chance again. */
export interface NewLesson {
  readonly game: string
  readonly options?: Readonly<Record<string, unknown>>
  readonly name: string
  readonly chance: readonly Action[]
}

export interface ListedSheet {
  readonly id: string
  readonly game: string
  readonly text: string
  readonly data: unknown
}

/** Every call with what it takes and gives; those of PageOnlineCalls are for a server. */
export interface Calls extends PageOnlineCalls {
  games: { takes: Record<string, never>; gives: readonly Facts[] }
  /** Those of a server too, where the device has been at one. */
  tables: { takes: Record<string, never>; gives: readonly (Summary | OnlineSummary)[] }
  /** Whether content of one's own could be played with; refused with what is wrong with it. */
  prove: { takes: { game: string; pack: unknown }; gives: null }
  new: { takes: NewMatch; gives: { match: MatchId } }
  /** How a match was set up, to begin it once more; null where that needs asking. */
  again: { takes: { match: MatchId }; gives: NewMatch | null }
  /** Begins to look at a match: it is pushed whenever it changes. Whoever comes back says up to where it is known. */
  open: { takes: { match: MatchId; seat: Seat | null; known?: Known }; gives: Picture }
  /** Sits down on an open seat, or lets a bot sit there. */
  sit: { takes: { match: MatchId; seat: Seat; holder: SeatHolder }; gives: null }
  close: { takes: { match: MatchId }; gives: null }
  /** `joined`: it belongs to the press that the command before stands for, and is taken back with it. */
  play: { takes: Command & { actions: readonly Action[]; joined?: boolean }; gives: Verdict }
  undo: { takes: Command; gives: Verdict }
  redo: { takes: Command; gives: Verdict }
  reset: { takes: Command; gives: Verdict }
  /** Gives up: alone the match is lost, among several a bot of this level plays on and cannot win. */
  resign: { takes: Command & { level?: Level }; gives: Verdict }
  /** The table as it was after so many steps, with the lines of the log from `since` on. */
  look: { takes: { match: MatchId; seat: Seat | null; at: number; since?: number }; gives: Picture }
  /** The table in words and as a drawing after so many steps, for readers and for those who like it. */
  board: { takes: { match: MatchId; seat: Seat | null; at: number }; gives: BoardText }
  /** For a seat that the session plays; without one, for the seat that it looks through. */
  hint: { takes: { match: MatchId; seat?: Seat }; gives: Hint }
  /** What these reasons say, as the table lies before its reader. */
  reasons: { takes: { match: MatchId; reasons: readonly Reason[] }; gives: readonly string[] }
  course: { takes: { match: MatchId; seat: Seat | null }; gives: ProgressChart }
  /** For thinking ahead: what a seat of the session, as with a hint, cannot tell from the state. */
  guess: { takes: { match: MatchId; seat?: Seat }; gives: StateGuess }
  /** A new practice match that goes on from this moment. */
  fork: { takes: { match: MatchId; at: number }; gives: { match: MatchId } }
  save: { takes: { match: MatchId }; gives: MatchFile }
  load: { takes: { file: unknown }; gives: { match: MatchId } }
  /** Holds a match file to be looked at, without keeping it: it is gone when it is closed. A riddle has no hints. */
  peek: { takes: { file: unknown; withoutHints?: true }; gives: { match: MatchId } }
  /** A match to learn by; it is not kept either. */
  lesson: { takes: NewLesson; gives: { match: MatchId } }
  /** How many rolls there were, when each of them follows from the source that the match names. */
  verify: { takes: { match: MatchId }; gives: Verified }
  remove: { takes: { match: MatchId }; gives: null }
  /** What the reader speaks, whether what leaves no choice is done for it, and whether bots are to be quick. */
  hello: { takes: { language?: Language; forced?: boolean; hurried?: boolean }; gives: null }
  sheets: { takes: Record<string, never>; gives: readonly ListedSheet[] }
  keepSheet: { takes: { game: string; data: unknown; id?: string }; gives: ListedSheet }
  newSheet: { takes: { game: string; name: string; hero: string }; gives: ListedSheet }
  markSheet: { takes: { id: string; talent: string }; gives: ListedSheet }
  removeSheet: { takes: { id: string }; gives: null }
  /** Old matches that nobody has told yet are read in when this is first asked. */
  chronicle: { takes: Record<string, never>; gives: Chronicle }
  /** Keeps what was answered to a puzzle, where nothing was yet. */
  answer: { takes: Pick<PuzzleAnswer, 'game' | 'puzzle' | 'day' | 'right'>; gives: null }
  /** What a seat can tell of a match that is over. */
  tale: { takes: { match: MatchId; seat: Seat }; gives: Tale }
  exportChronicle: { takes: Record<string, never>; gives: ChronicleFile }
  /** Adds what is not here yet and gives how many that were; nothing that is here is lost. */
  importChronicle: { takes: { file: unknown }; gives: { added: number } }
}

export type CallName = keyof Calls

/**
 * What calls are about, which says who may make them: a table everybody who looks at it, and when it has ended its log
 * too; the lobby everybody; logs and the device only whoever the matches belong to.
 */
export type Group = 'table' | 'ended' | 'lobby' | 'log' | 'device'

export interface Call {
  readonly call: number
  readonly name: CallName
  readonly params: unknown
}

export type Answer =
  | { readonly answer: number; readonly ok: true; readonly value: unknown }
  | { readonly answer: number; readonly ok: false; readonly refusal: Refusal }

/** How the line to a server is: nothing to it was wanted yet, it stands, or it is being tried again. */
export type LineState = 'none' | 'open' | 'trying'
export type LinePush = { readonly push: 'line'; readonly state: LineState }

/** What comes unasked: a changed table, one that cannot go on, or news of the list of matches. */
export type Push =
  | { readonly push: 'picture'; readonly picture: Picture }
  | { readonly push: 'trouble'; readonly match: MatchId; readonly refusal: Refusal }
  | { readonly push: 'tables' }
  /** What is played is not kept any more; null where it is not a match. */
  | { readonly push: 'unkept'; readonly match: MatchId | null; readonly refusal: Refusal }
  | OnlinePush
  | LinePush

export type Message = Answer | Push
