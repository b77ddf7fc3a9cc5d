import type { Seat, View } from '../../../engine/types.ts'
import type { Challenge } from '../content/content-index.ts'
import type { Ability, Edition, Ending, Feat, Frame, Harm, Item, Powers, Tier, Trait } from '../types.ts'

export interface CardView {
  readonly card: number
  readonly name: string
  readonly xp: number
  readonly item: Item
  /** The skill or potion on it. */
  readonly loot: Ability | null
  readonly isPotion: boolean
  readonly isPeril: boolean
  readonly trait: Trait | null
  /** The two ways of a peril. */
  readonly ways: readonly { readonly name: string; readonly time: number }[]
  /** Boxes and burdens as they would be on this floor now: one for a foe, one for each way of a peril. */
  readonly challenges: readonly Challenge[]
}

export interface DoorView {
  readonly open: boolean
  /** Null is a card nobody has seen. */
  readonly cards: readonly (CardView | null)[]
}

export interface HeroView {
  readonly id: string
  readonly name: string
  readonly seat: number
  readonly damage: number
  readonly health: number
  readonly stored: number
  /** Dice claimed: strength, agility, magic. */
  readonly stats: readonly [number, number, number]
  readonly feat: Feat
  readonly start: { readonly name: string; readonly text: string }
  readonly items: readonly CardView[]
  readonly skills: readonly CardView[]
  /** Everything the hero can use. */
  readonly abilities: readonly Ability[]
  readonly talents: readonly { readonly name: string; readonly text: string }[]
  readonly powers: Powers
}

export interface FighterView {
  readonly hero: number
  /** How many dice of each kind (see dice.ts). */
  readonly pool: readonly number[]
  /** Bits by place in the hero's abilities. */
  readonly used: number
  readonly softened: boolean
  readonly isReady: boolean
}

/** What ending now would mean: by source, after prevention, and for whom. */
export interface WhatIf extends Harm {
  /** Each hero's share when this hero takes the odd damage; one row without an odd one. */
  readonly shares: readonly {
    readonly odd: number
    readonly damage: readonly number[]
    /** Damage that Kiting turns into time. */
    readonly time: readonly number[]
  }[]
  /** The unfilled boxes. */
  readonly boxes: readonly number[]
}

export interface FightView {
  /** Null is the boss. */
  readonly card: CardView | null
  readonly way: number
  readonly challenge: Challenge | null
  readonly fighters: readonly FighterView[]
  /** Dice laid, by box, as kinds; sums; bits of filled boxes and of skulls covered once. */
  readonly laid: readonly (readonly number[])[]
  readonly sums: readonly number[]
  readonly full: number
  readonly once: number
  /** Dice rolled and not told apart: slot * 32 + kind. */
  readonly fresh: readonly number[]
  readonly noDamage: number
  readonly noTime: number
  readonly crafty: number
  readonly whatIf: WhatIf | null
}

export interface DeckView extends View {
  /** Whose view it is: the dice of other persons' heroes are theirs to use. Null looks on. */
  readonly seat: Seat | null
  readonly edition: Edition
  readonly tier: Tier
  readonly dungeon: {
    readonly id: string
    readonly name: string
    readonly dots: number
    /** The traits of the visible floors. */
    readonly traits: readonly Trait[]
  }
  readonly floor: number
  readonly boss: {
    readonly name: string
    readonly health: number
    readonly damage: number
    readonly trait: Trait
    readonly challenge: Challenge | null
  }
  readonly level: {
    readonly level: number
    readonly isLast: boolean
    readonly items: number
    readonly skills: number
    readonly bonus: number
    readonly cost: number
    readonly xp: number
    /** XP values of the cards under it. */
    readonly cards: readonly number[]
  }
  readonly ups: number
  readonly descents: number
  readonly tokens: number
  readonly healing: number
  readonly potions: readonly Ability[]
  readonly deck: number
  /** Cards put on top of the deck, the topmost last. */
  readonly top: readonly string[]
  readonly discards: readonly string[]
  /** Names of all cards face down, in the deck and behind doors. */
  readonly unseen: readonly string[]
  readonly doorLimit: number
  readonly stairsShow: boolean
  readonly stairs: number
  readonly doors: readonly DoorView[]
  readonly supply: readonly number[]
  readonly party: readonly HeroView[]
  readonly spoils: readonly CardView[]
  /** The card that is about to be met: the door is gone, the encounter has not begun. */
  readonly facing: CardView | null
  readonly fight: FightView | null
  /** What is asked or rolled now. */
  readonly frame: Frame
  /** The skill being used or paid. */
  readonly ability: Ability | null
  readonly ending: Ending | null
}
