/** What a seat is sent: the table in ids and sums. What an id stands for is looked up in the content (see scene/). */
import type { Seat, View } from '../../../engine/types.ts'
import type { CardId, Edition, Ending, Frame, Harm, Tier } from '../types.ts'

export interface DoorView {
  readonly open: boolean
  /** Null is a card nobody has seen. */
  readonly cards: readonly (CardId | null)[]
}

export interface HeroView {
  readonly id: string
  readonly seat: Seat
  readonly damage: number
  readonly health: number
  readonly stored: number
  /** Dice claimed: strength, agility, magic. */
  readonly stats: readonly [number, number, number]
  readonly items: readonly CardId[]
  readonly skills: readonly CardId[]
  /** Everything the hero can use. */
  readonly abilities: readonly string[]
  readonly talents: readonly string[]
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
  readonly card: CardId | null
  readonly way: number
  readonly fighters: readonly FighterView[]
  /** Dice laid, by box, as kinds; sums; bits of filled boxes and of skulls covered once. */
  readonly laid: readonly (readonly number[])[]
  readonly sums: readonly number[]
  readonly full: number
  readonly once: number
  /** Dice rolled whose abilities are not applied yet: slot * 32 + kind. */
  readonly fresh: readonly number[]
  /** So many of those lie still; the others are in the air, with those that are still to be rolled. */
  readonly told: number
  /** Dice that are still to be rolled, in their order: slot * 4 + colour. */
  readonly coming: readonly number[]
  readonly noDamage: number
  readonly noTime: number
  readonly crafty: number
  readonly whatIf: WhatIf | null
}

/** What is asked or rolled, without places in the content. */
export type FrameView =
  | Exclude<Frame, { kind: 'encounter' | 'pay' | 'ability' }>
  | { readonly kind: 'encounter'; readonly pair: readonly number[] }
  | { readonly kind: 'pay'; readonly slot: number; readonly left: number }

export interface DeckView extends View {
  /** Whose view it is: the dice of other persons' heroes are theirs to use. Null looks on. */
  readonly seat: Seat | null
  readonly edition: Edition
  readonly tier: Tier
  readonly dungeon: { readonly id: string; readonly dots: number }
  readonly floor: number
  readonly boss: { readonly health: number; readonly damage: number }
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
  /** The types the party knows besides Healing. */
  readonly potions: readonly string[]
  readonly deck: number
  /** Cards put on top of the deck, the topmost last. */
  readonly top: readonly CardId[]
  readonly discards: readonly CardId[]
  /** All cards face down, in the deck and behind doors. */
  readonly unseen: readonly CardId[]
  readonly doorLimit: number
  readonly stairsShow: boolean
  readonly stairs: number
  readonly doors: readonly DoorView[]
  readonly supply: readonly number[]
  readonly party: readonly HeroView[]
  readonly spoils: readonly CardId[]
  /** The card that is about to be met: the door is gone, the encounter has not begun. */
  readonly facing: CardId | null
  readonly fight: FightView | null
  readonly frame: FrameView
  /** The skill being used or paid. */
  readonly ability: string | null
  readonly ending: Ending | null
}
