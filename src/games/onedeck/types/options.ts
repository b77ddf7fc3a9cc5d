/** One printing of the game, and what a match is set up with. */
import type { PackAbout } from '../../../engine/types.ts'
import type { Ability } from './abilities.ts'
import type { Dungeon, Encounter } from './cards.ts'
import type { HeroCard, LevelCard, Talent } from './heroes.ts'
import type { Edition, Tier } from './words.ts'

/** One printing of the game. */
export interface Printing {
  readonly encounters: readonly Encounter[]
  readonly skills: readonly Ability[]
  readonly potions: readonly Ability[]
  readonly heroes: readonly HeroCard[]
  readonly levels: readonly LevelCard[]
  readonly dungeons: readonly Dungeon[]
  readonly talents: readonly Talent[]
  readonly basics: readonly Ability[]
  /** Time that Invisibility costs. */
  readonly invisibility: number
}

export type Content = Readonly<Record<Edition, Printing>> & { readonly about?: PackAbout | undefined }

/** What a campaign sheet brings to a game. */
export interface Learned {
  /** What the hero goes by; matches of earlier releases do not say. No rule reads it. */
  readonly name?: string | undefined
  readonly talents: readonly string[]
  /** The basic skill of a Veteran. */
  readonly basic?: string | undefined
}

export interface Options {
  readonly heroes: readonly string[]
  readonly dungeon: string
  readonly edition: Edition
  readonly tier: Tier
  /** One person for all heroes, or one for each. */
  readonly seats: number
  /** By hero, in the order of `heroes`; may be shorter. */
  readonly sheets: readonly Learned[]
}
