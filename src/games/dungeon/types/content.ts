/** What a content pack is made of: classes, spells, powers, the board and the cards. */

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

export interface SpaceFact {
  readonly id: string
  readonly kind: 'hall' | 'chamber' | 'room' | 'corridor' | 'stair'
  readonly level: number
  /** The rectangle of grid cells it covers: x, y, width, height. */
  readonly cells: readonly [number, number, number, number]
  readonly name?: string | undefined
}

/** A space as a sentence speaks of it. */
export type Place = Pick<SpaceFact, 'id' | 'kind' | 'level' | 'name'>

export interface OpeningFact {
  readonly a: string
  readonly b: string
  readonly kind: 'open' | 'door' | 'secret'
  /** The wall segment it stands on, from corner to corner of the grid: x, y, x, y. */
  readonly wall: readonly [number, number, number, number]
}

export interface HeroFact {
  readonly name: string
  readonly class: HeroClass
}

export interface MonsterFact {
  readonly name: string
  readonly level: number
  readonly copies: number
  readonly trap?: Trap | undefined
  /** Rolls needed by Rogue, Cleric, Fighter, Wizard, Fireball, Lightning Bolt; null is a dash. Traps have none. */
  readonly rolls?: readonly (number | null)[] | undefined
}

export interface TreasureFact {
  readonly name: string
  readonly level: number
  readonly value: number
  readonly copies: number
  readonly power?: Power | undefined
  /** Magic Sword: the lowest roll that makes it +2. */
  readonly plusTwoFrom?: number | undefined
}

export interface Content {
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
