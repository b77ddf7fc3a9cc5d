/** What is printed on encounter cards, floors and bosses. */
import type { Figured, Named, Slaying, Told } from './entries.ts'
import type { BoxColour } from './words.ts'

export interface Box {
  readonly colour: BoxColour
  /** What the die or the sum must reach; null is the X of the card. */
  readonly need: number | null
  readonly wide: boolean
  readonly armor: boolean
  readonly skull: boolean
  readonly damage: number
  readonly time: number
}

/** What a foe, a floor or a boss does besides its boxes. Absent means not at all. */
export interface Trait extends Told {
  /** Rolled values that are discarded at once. */
  readonly discards?: readonly number[] | undefined
  /** Each die rolled with this value costs 1 time. */
  readonly timeFor?: number | undefined
  /** Rolled heroic dice drop by 1. */
  readonly weakens?: boolean | undefined
  /** How many dice a conversion takes. */
  readonly converts?: number | undefined
  /** Before the encounter. */
  readonly burns?: number | undefined
  readonly chills?: number | undefined
  readonly drains?: boolean | undefined
  /** Time for each skill used. */
  readonly fades?: number | undefined
  /** Time when any box is left unfilled. */
  readonly undying?: number | undefined
  /** Not looted when an armor box is left unfilled. */
  readonly escapes?: boolean | undefined
  /** X is this times the open doors. */
  readonly swarms?: number | undefined
  readonly turnTime?: number | undefined
  readonly floorTime?: number | undefined
  readonly exploreTime?: number | undefined
  readonly doors?: number | undefined
  /** Consequences with this much time hurt 1 more. */
  readonly winds?: number | undefined
  /** Consequences with damage hurt 1 more. */
  readonly storms?: boolean | undefined
  /** Boxes of this colour are armor. */
  readonly plates?: BoxColour | undefined
  /** Heroic dice may not cover skulls. */
  readonly shuns?: boolean | undefined
  /** Heals 1 for each skull left uncovered. */
  readonly regrows?: boolean | undefined
  /** Each skull must be covered twice. */
  readonly twice?: boolean | undefined
  /** X is this times the boss's damage, at least `least`. */
  readonly grows?: { readonly times: number; readonly least: number } | undefined
}

export interface Item {
  readonly stat: 'S' | 'A' | 'M'
  readonly health: number
}

/** One of the two ways through a peril. */
export interface Way extends Named {
  readonly time: number
  readonly box: Box
}

/** A name of the encounter deck: both copies have the same encounter side. */
export interface Encounter extends Slaying, Figured {
  readonly id: string
  readonly xp: number
  readonly trait: Trait | null
  /** The boxes of a foe; empty for a peril. */
  readonly boxes: readonly Box[]
  /** The two ways of a peril; empty for a foe. */
  readonly ways: readonly Way[]
  /** The two copies: item, and a skill or potion by its id. */
  readonly copies: readonly { readonly item: Item; readonly loot: string }[]
}

export interface Floor {
  readonly peril: readonly Box[]
  readonly combat: readonly Box[]
  readonly trait: Trait
}

export interface Boss extends Slaying, Figured {
  readonly health: number
  readonly boxes: readonly Box[]
  readonly trait: Trait
}

export interface Dungeon extends Named {
  readonly id: string
  readonly dots: number
  readonly floors: readonly Floor[]
  readonly boss: Boss
}
