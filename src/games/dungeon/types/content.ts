/** What a content pack is made of: classes, spells, powers, the board and the cards. */
import type { PackAbout } from '../../../engine/types.ts'

export const CLASSES = ['rogue', 'cleric', 'fighter', 'wizard'] as const
export type HeroClass = (typeof CLASSES)[number]

export const SPELLS = ['fireball', 'lightning', 'teleport'] as const
export type Spell = (typeof SPELLS)[number]
export type Bolt = 'fireball' | 'lightning'

export const POWERS = ['secret door', 'esp', 'crystal ball', 'magic sword'] as const
export type Power = (typeof POWERS)[number]

export const TRAPS = ['cage', 'slide'] as const
export type Trap = (typeof TRAPS)[number]

export const LEVELS = 6

/** What a treasure looks like, and the metal or stone that gives its ink. */
export const TREASURE_ICONS = [
  'sack',
  'cup',
  'ring',
  'necklace',
  'coffer',
  'idol',
  'emerald',
  'sapphire',
  'ruby',
  'diamond',
  'secretDoor',
  'espMedallion',
  'crystalBall',
  'magicSword',
] as const
export type TreasureIcon = (typeof TREASURE_ICONS)[number]
export const INKS = ['gold', 'silver', 'jade', 'emerald', 'sapphire', 'ruby', 'diamond', 'steel'] as const
export type Ink = (typeof INKS)[number]

/** A name in German: on a label, and in a sentence. */
export interface GermanNoun {
  readonly name: string
  readonly the: string
}

/** The same of a place, and as where one is and where one goes. */
export interface GermanPlace extends GermanNoun {
  readonly in: string
  readonly into: string
}

/** An entry of the standard set: it has all that only people read, which a pack may leave out. */
export type Printed<T> = T & {
  readonly [K in keyof T & ('de' | 'icon' | 'ink')]-?: NonNullable<T[K]>
}

export interface SpaceFact {
  readonly id: string
  readonly kind: 'hall' | 'chamber' | 'room' | 'corridor' | 'stair'
  readonly level: number
  /** The rectangle of grid cells it covers: x, y, width, height. */
  readonly cells: readonly [number, number, number, number]
  readonly name?: string | undefined
  readonly de?: GermanPlace | undefined
}

export interface OpeningFact {
  readonly a: string
  readonly b: string
  readonly kind: 'open' | 'door' | 'secret'
  /** The wall segment it stands on, from corner to corner of the grid: x, y, x, y. */
  readonly wall: readonly [number, number, number, number]
}

export interface HeroFact {
  readonly id: string
  readonly name: string
  /** The German article before the class: `Pip die Schurkin`. */
  readonly de?: 'der' | 'die' | undefined
  readonly class: HeroClass
}

export interface MonsterFact {
  readonly id: string
  readonly name: string
  readonly de?: GermanNoun | undefined
  readonly level: number
  readonly copies: number
  readonly trap?: Trap | undefined
  /** Rolls needed by Rogue, Cleric, Fighter, Wizard, Fireball, Lightning Bolt; null is a dash. Traps have none. */
  readonly rolls?: readonly (number | null)[] | undefined
}

export interface TreasureFact {
  readonly id: string
  readonly name: string
  readonly de?: string | undefined
  readonly icon?: TreasureIcon | undefined
  readonly ink?: Ink | undefined
  readonly level: number
  readonly value: number
  readonly copies: number
  readonly power?: Power | undefined
  /** Magic Sword: the lowest roll that makes it +2. */
  readonly plusTwoFrom?: number | undefined
}

export interface Content {
  readonly about?: PackAbout | undefined
  readonly board: {
    readonly width: number
    readonly height: number
    readonly spaces: readonly SpaceFact[]
    readonly openings: readonly OpeningFact[]
  }
  readonly heroes: readonly HeroFact[]
  readonly goals: Readonly<Record<HeroClass, number>>
  readonly monsters: readonly MonsterFact[]
  readonly treasures: readonly TreasureFact[]
  readonly spells: Readonly<Record<Spell, number>>
}
