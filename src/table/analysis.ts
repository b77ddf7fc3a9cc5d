/** What was found out about a match, with words for what was better: as a page shows it and a device keeps it. */
import type { Analysis, Choice, Progress, SoFar } from '../bots/analysis/types.ts'
import type { MatchFile } from '../engine/file.ts'
import type { Match } from '../engine/match.ts'
import { type AnyKit, LANGUAGES, type Language, type Seat } from '../engine/types.ts'
import { type Remark, remarkOn } from './remark.ts'
import type { MatchId } from './shown.ts'

/** A choice that gave something away. */
export interface Mistake {
  /** The step, counted from 1. */
  readonly at: number
  readonly seat: Seat
  /** Chance to win, from 0 to 1. */
  readonly cost: number
  readonly said: Readonly<Record<Language, Remark>>
}

export interface MatchAnalysis extends Pick<Analysis, 'series' | 'by' | 'accounts' | 'together'> {
  /** In the order in which they were made. */
  readonly mistakes: readonly Mistake[]
}

/** What a device keeps of a match: all that was found, or what was known when somebody had seen enough. */
export type KeptAnalysis = { readonly found: MatchAnalysis } | { readonly known: SoFar }

/** What somebody is asked who looks back at matches. */
export interface AnalyserQuestion {
  readonly match: MatchId
  readonly file: MatchFile
  /** Only what is kept is wanted, nobody has to think. */
  readonly isKept: boolean
  /** From here on, where nothing is kept. */
  readonly before: SoFar | null
}

/** How far it is, or what was found; null where nothing is kept. */
export type AnalyserWord = Progress | { readonly found: MatchAnalysis | null }

export function toldAnalysis(kit: AnyKit, match: Match, analysis: Analysis): MatchAnalysis {
  const { series, by, accounts, together, choices } = analysis
  return {
    series: series.map(point => point.map(rounded)),
    by,
    accounts,
    together,
    mistakes: choices.flatMap(choice => mistakeIn(kit, match, choice) ?? []),
  }
}

function mistakeIn(kit: AnyKit, match: Match, choice: Choice): Mistake | null {
  const { from, seat, cost } = choice
  const [en, de] = LANGUAGES.map(language => remarkOn(kit, match, choice, language))
  return en && de ? { at: from, seat, cost: rounded(cost), said: { en, de } } : null
}

/** To a tenth of a per cent: more is noise. */
function rounded(share: number): number {
  return Math.round(share * 1000) / 1000
}
