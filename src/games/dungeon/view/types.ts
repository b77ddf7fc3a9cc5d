/** What a view of Dungeon! holds. Heroes, spaces, doors and cards are named by their ids; what they are is in the content. */
import type { Seat, View } from '../../../engine/types.ts'
import type { Blow, Mode, Step } from '../types.ts'

export interface SeatView {
  /** Null before the choice and after a death. */
  readonly hero: string | null
  readonly at: string | null
  readonly lost: number
  /** The secret doors this hero has found. */
  readonly doors: readonly string[]
  readonly sword: string | null
  readonly bonus: number
  /** Treasures face up on the table. */
  readonly shown: readonly string[]
  readonly hidden: number
  /** The hidden ones and the worth of all; null for who may not look. */
  readonly hand: readonly string[] | null
  readonly gold: number | null
  readonly spells: readonly number[]
  readonly book: number
  readonly trail: readonly string[]
  readonly deaths: number
}

/** How likely a round is won, by hand or by either spell. */
export interface Chances {
  readonly hit: number
  readonly fireball: number
  readonly lightning: number
}

/** What one round against a monster comes to: the hero's chance, then every blow of the strike back. */
export interface RoundOdds {
  readonly needed: number
  readonly hit: number
  readonly blows: Readonly<Record<Blow, number>>
}

/** A round against a monster, and the two spells, for the hero of the viewer (or of the turn). */
export interface FoeOdds extends RoundOdds, Chances {}

export interface LairView {
  readonly at: string
  readonly number: number
  readonly isUp: boolean
  /** Null for a card that this seat has not seen. */
  readonly card: string | null
  readonly odds: FoeOdds | null
  /** A treasure lies here face down; the card where this seat has looked. */
  readonly hasLaid: boolean
  readonly laid: string | null
  readonly drops: readonly string[]
}

/** What the match waits for; `at` is null where it is no space. */
export interface Due {
  readonly step: Step
  readonly at: string | null
}

/** How many of each; what there is none of is left out. */
export type Counts = Readonly<Record<string, number>>

export interface DungeonView extends View {
  readonly mode: Mode
  readonly round: number
  readonly turnLimit: number | null
  readonly you: Seat | null
  readonly turn: Seat
  readonly first: Seat
  readonly due: Due | null
  readonly left: number
  readonly steps: number
  readonly hasCast: boolean
  readonly hasPeeked: boolean
  readonly espAt: string | null
  readonly rolls: readonly number[]
  readonly seats: readonly SeatView[]
  /** Cleared tokens by space. */
  readonly cleared: Counts
  readonly lairs: readonly LairView[]
  readonly foe: LairView | null
  /** By level, from 1: cards left in the piles. */
  readonly monsterPiles: readonly number[]
  readonly treasurePiles: readonly number[]
  readonly monsterDiscard: Counts
  readonly spellPile: readonly number[]
  readonly spellDiscard: readonly number[]
  readonly target: string | null
  readonly hunter: LairView | null
  /** A round against the Hunter; while it is face down, against what it may be. */
  readonly hunterOdds: Chances | null
}
