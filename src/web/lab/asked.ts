/** What the page asks its laboratory, and what it hears back. */
import type { Json, Language } from '../../engine/types.ts'
import type { ComparedSide } from '../../sim/lab/compared.ts'

/** Cards of one's own. */
export interface LabPack {
  readonly name: string
  /** As the workshop calls it when it is saved: so it stands in the report, and in the command that makes it again. */
  readonly file: string
  readonly content: unknown
}

/** One thing with several values, or other cards. */
export type Compared = { readonly name: string; readonly values: string } | { readonly against: LabPack }

export interface LabQuestion {
  readonly game: string
  readonly language: Language
  readonly bots: readonly string[]
  /** Where the options do not say how many sit down. */
  readonly seats?: number
  readonly seed: number
  readonly games: number
  /** Those that are not as usual. */
  readonly options: Readonly<Record<string, Json>>
  /** Those that every game draws for itself. */
  readonly any: readonly string[]
  /** Kinds of choices that lots make and no bot. */
  readonly lots: readonly string[]
  readonly pack: LabPack | null
  readonly compared: Compared | null
  /** A comparison ends when every difference is known to within plus or minus this. */
  readonly until?: number
}

export type LabCall = LabQuestion | 'stop'

/** What a study came to, whole or as far as it went. */
export interface LabFound {
  /** Games of each setting. */
  readonly games: number
  /** True where it ended before its last game, because as much was known as was asked for. */
  readonly isKnown: boolean
  readonly compared: readonly ComparedSide[]
  readonly files: LabFiles
}

export interface LabFiles {
  /** The report: a page that needs nothing else. */
  readonly html: string
  /** What the terminal goes on with. */
  readonly json: string
  readonly csv: string
}

export type LabWord =
  | { readonly done: number }
  /** Null where no game was over yet. */
  | { readonly found: LabFound | null }
  /** Why it cannot be asked, in the language of the question. */
  | { readonly refused: string }
