/** What a view of Dungeon! holds. */
import type { Seat, View } from '../../../engine/types.ts'
import type { Blow, Content, Frame, HeroClass, Mode } from '../types.ts'

export interface SeatView {
  /** Index into the content's heroes, or NONE. */
  readonly hero: number
  readonly class: HeroClass | null
  readonly goal: number
  readonly at: number
  readonly lost: number
  readonly doors: number
  readonly sword: number
  readonly bonus: number
  /** Treasures face up on the table. */
  readonly shown: readonly number[]
  readonly hidden: number
  /** The hidden ones and the worth of all; null for who may not look. */
  readonly hand: readonly number[] | null
  readonly gold: number | null
  readonly spells: readonly number[]
  readonly book: number
  readonly trail: readonly number[]
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
  readonly at: number
  readonly number: number
  readonly isUp: boolean
  /** NONE for a card that this seat has not seen. */
  readonly card: number
  readonly odds: FoeOdds | null
  /** A treasure lies here face down; the card where this seat has looked. */
  readonly hasLaid: boolean
  readonly laid: number
  readonly drops: readonly number[]
}

export interface DungeonView extends View {
  /** The content where it is not the standard one. */
  readonly content: Content | null
  readonly mode: Mode
  readonly round: number
  readonly turnLimit: number | null
  readonly you: Seat | null
  readonly turn: Seat
  readonly first: Seat
  readonly due: Frame | null
  readonly left: number
  readonly steps: number
  readonly hasCast: boolean
  readonly hasPeeked: boolean
  readonly espAt: number
  readonly rolls: readonly number[]
  readonly seats: readonly SeatView[]
  /** By lair: Cleared tokens. */
  readonly cleared: readonly number[]
  readonly lairs: readonly LairView[]
  readonly foe: LairView | null
  readonly strikes: Readonly<Record<Blow, number>>
  /** By level, from 1: cards left in the piles. By card: monsters discarded. */
  readonly monsterPiles: readonly number[]
  readonly treasurePiles: readonly number[]
  readonly monsterDiscard: readonly number[]
  readonly spellPile: readonly number[]
  readonly spellDiscard: readonly number[]
  readonly target: number
  readonly hunter: LairView | null
  /** A round against the Hunter; while it is face down, against what it may be. */
  readonly hunterOdds: Chances | null
}
