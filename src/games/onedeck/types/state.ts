/** The table as plain data. */
import type { Fight } from './fight.ts'
import type { Frame } from './frames.ts'
import type { Powers } from './heroes.ts'
import type { Edition, Tier } from './words.ts'

export interface Hero {
  /** Index of the hero card. */
  readonly card: number
  damage: number
  /** Heroic dice on the hero card. */
  stored: number
  /** Cards claimed as items and as skills. Replaced, never changed in place. */
  items: readonly number[]
  skills: readonly number[]
  /** Abilities this hero can use: starting, basic, talents, claimed. Replaced, never changed in place. */
  known: readonly number[]
  readonly talents: readonly number[]
  /** What always works for this hero. */
  readonly powers: Powers
}

/** Replaced, never changed in place. A closed door's unknown card is -1. */
export interface Door {
  readonly open: boolean
  readonly cards: readonly number[]
}

export type Ending = 'victory' | 'slain'

export interface State {
  edition: Edition
  dungeon: number
  tier: Tier
  seats: number
  /** 1 to 3; 4 is the boss. */
  floor: number
  level: number
  /** Level-ups and descents so far: what a campaign counts. */
  ups: number
  descents: number
  /** Potion tokens, and the cards of identified types. */
  tokens: number
  potions: readonly number[]
  /** Cards under the level card; cards out of the game. */
  xp: readonly number[]
  removed: readonly number[]
  /** Cards face down: the deck and behind closed doors. They have no order until drawn. */
  unseen: number[]
  /** How many of them are behind closed doors. */
  closed: number
  /** Known cards on top of the deck, the topmost last. */
  top: readonly number[]
  discard: number[]
  doors: readonly Door[]
  /** Tokens on the Stairs; Stairs damage to be dealt after consequences. */
  stairs: number
  due: number
  /** The Stairs were uncovered by this turn's own time. */
  uncovered: boolean
  /** Uses left on this floor. */
  speed: number
  foresight: number
  /** Dice not in use, by colour. */
  supply: number[]
  party: Hero[]
  /** Cards survived and not yet claimed. */
  spoils: readonly number[]
  /** Damage on the boss. */
  boss: number
  ending: Ending | null
  fight: Fight | null
  stack: Frame[]
}
