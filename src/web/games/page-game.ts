/** What the page knows of one game: its cover at once, everything else when it is wanted. */
import type { Signal } from '@preact/signals'
import type { ComponentType, JSX } from 'preact'
import type { Puzzle } from '../../engine/puzzle.ts'
import type { Action, Language, OptionWords, Toll, View } from '../../engine/types.ts'
import type { Lesson } from '../learn/lesson.ts'
import type { Outline } from '../parts/icon/icon.tsx'
import type { SetupDraft } from '../setup/draft.ts'
import type { Route } from '../shell/router.ts'
import type { Look } from '../table/look.ts'
import type { TaleLook } from './tale-look.ts'

/** Home is drawn before any game is loaded, so a cover repeats a few facts; a test compares them. */
export interface Cover {
  readonly game: string
  readonly title: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly minutes: number
  readonly hue: string
  /** While the picture is not there. */
  readonly outline: Outline
  readonly words: Signal<CoverWords>
}

export interface CoverWords {
  readonly mood: string
  /** How many may play, where the number of seats does not say it. */
  readonly players?: string
}

/** What is said of a game before it begins. */
export interface AboutWords {
  /** The line under the title of the set-up. */
  readonly lead: string
  /** What of it is ours. */
  readonly reconstructed: string
  readonly options: Readonly<Record<string, OptionWords>>
  /** Choices of the game that a study may leave to lots: what is chosen, by the kind of the action. */
  readonly lots?: Readonly<Record<string, string>>
}

export interface ChapterWords {
  readonly title: string
  readonly steps: Readonly<Record<string, string>>
}

/** The chapters that teach a game, and what is said in them: by their names and in their order. */
export interface Lessons {
  readonly chapters: readonly Lesson[]
  readonly words: Signal<Readonly<Record<string, ChapterWords>>>
}

/** The puzzles of a game, in their order. */
export interface Puzzles {
  readonly list: readonly Puzzle[]
  /** For games with puzzles that are answered by small steps. */
  readonly laying?: Laying
}

/** Small steps that are one answer together. */
export interface Laying {
  /** What they took when they end with this action; null where it does not end them. */
  tollOf(this: void, before: View, now: View, action: Action): Toll | null
  readonly words: Signal<LayingWords>
}

export interface LayingWords {
  /** What is to be done. */
  readonly ask: string
  readonly toll: (toll: Toll) => string
  /** What weighs how much. */
  readonly measure: string
}

export interface SetupProps {
  readonly draft: SetupDraft
  readonly onChange: (draft: SetupDraft) => void
}

/** One choice of an option, in a set-up as it stands. */
export interface ChoiceProps {
  readonly choice: string
  readonly draft: SetupDraft
}

/** How the choices of an option look on cards. */
export interface ChoiceLook {
  Picture(this: void, props: ChoiceProps): JSX.Element
  /** What one sees at once: hearts, dice, how hard it is. */
  Facts(this: void, props: ChoiceProps): JSX.Element | null
  /** What it can do, by its name on the card; the rest is told on pointing at it. */
  tells(
    this: void,
    props: ChoiceProps,
  ): readonly { readonly shown: string; readonly name: string; readonly text: string }[]
}

/** What a game adds to the set-up. */
export interface SetupExtra {
  /** Options whose choices one looks at, by name. */
  readonly looks?: Readonly<Record<string, ChoiceLook>>
  /** The face of a hero, where each seat has one. */
  Face?(this: void, props: { readonly hero: string }): JSX.Element
  /** On the picture, where there is room for one: what this game is about. */
  Goal?(this: void): JSX.Element
  /** A row of its own. */
  Row?(this: void, props: SetupProps): JSX.Element | null
  /** The draft as a link to the set-up asks for it. */
  prepare?(this: void, draft: SetupDraft, query: URLSearchParams): Promise<SetupDraft>
}

/** Marks that heroes of a campaign earn and spend. */
export interface CampaignMarks {
  /** How many a match that ended like this has earned each of its heroes. */
  earnedBy(this: void, view: View): number
  /** How many a sheet has to spend. */
  left(this: void, sheet: unknown): number
}

export interface PageGame {
  readonly cover: Cover
  look(this: void): Promise<Look>
  about(this: void): Promise<Signal<AboutWords>>
  lessons(this: void): Promise<Lessons>
  /** For games that have some. */
  puzzles?(this: void): Promise<Puzzles>
  readonly rulebook: Readonly<Record<Language, () => Promise<{ readonly default: string }>>>
  setup?(this: void): Promise<SetupExtra>
  /** What is told of its matches that are over, for games that tell. */
  tales?(this: void): Promise<TaleLook>
  /** The screen of heroes that grow from match to match. */
  campaign?(this: void): Promise<ComponentType<{ readonly route: Route }>>
  /** The marks of its campaign. */
  marks?(this: void): Promise<CampaignMarks>
}
