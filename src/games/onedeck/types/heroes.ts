/** Hero cards, level cards and what a campaign teaches. */
import type { Ability } from './abilities.ts'
import type { Figured, Named, Told } from './entries.ts'

/** What always works for its hero. Absent means not at all. */
export interface Passive {
  readonly descendHeal?: number | undefined
  /** Fleeing: the card goes on top of the deck, or a closed door is added. */
  readonly stealth?: 'top' | 'door' | undefined
  /** Of every 2 damage in an encounter 1 is prevented, and none in any other way. */
  readonly plate?: boolean | undefined
  readonly kiting?: boolean | undefined
  readonly health?: number | undefined
  readonly tokens?: number | undefined
  readonly firstAid?: number | undefined
  /** A share of this much damage is 1 less. */
  readonly fortitude?: number | undefined
  readonly planning?: boolean | undefined
  readonly speed?: boolean | undefined
  readonly knowledge?: number | undefined
  readonly foresight?: boolean | undefined
  /** Starts with a basic skill. */
  readonly veteran?: boolean | undefined
}

/** The passives of one hero added up; yes counts 1. */
export type Powers = Readonly<Record<Exclude<keyof Passive, 'stealth'>, number>> & {
  readonly stealth: 'top' | 'door' | ''
}

export type Feat = Told &
  (
    | { readonly kind: 'store'; readonly on: 'damage' | 'wandering' | 'valour'; readonly most: number }
    | { readonly kind: 'gamble'; readonly most: number; readonly damage: number; readonly time: number }
    | { readonly kind: 'aim'; readonly shots: readonly { readonly time: number; readonly dice: number }[] }
  )

export interface Side {
  readonly stats: Readonly<Record<'S' | 'A' | 'M', number>>
  readonly health: number
  readonly feat: Feat
  /** The starting skill: one that is used, or one that always works. */
  readonly start: Ability | (Told & { readonly passive: Passive })
}

/** O-01: the 1P side for one hero, the 2P side for two and four. */
export type SideName = 'one' | 'two'

export interface HeroCard extends Named, Figured {
  readonly id: string
  readonly one: Side
  readonly two: Side
}

export interface LevelCard {
  readonly items: { readonly one: number; readonly two: number }
  readonly skills: { readonly one: number; readonly two: number }
  /** Heroic dice in every encounter and boss round. */
  readonly bonus: number
  /** XP to the next level; at the last level, for a potion token. */
  readonly cost: number
}

export const GROUPS = ['basic', 'prepared', 'guile', 'cunning'] as const
export type Group = (typeof GROUPS)[number]

export interface Talent extends Told {
  readonly id: string
  readonly group: Group
  readonly focus: boolean
  /** Marks to be made: circles, squares, stars. */
  readonly marks: readonly [number, number, number]
  readonly passive: Passive | null
  readonly ability: Ability | null
}
