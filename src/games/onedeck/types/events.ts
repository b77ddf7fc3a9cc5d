/** What happened, in ids and numbers: heroes, cards, abilities and dungeons by their ids. */
import type { GameEvent } from '../../../engine/types.ts'
import type { VerbName } from './abilities.ts'
import type { CardId, DieName } from './actions.ts'
import type { SideName } from './heroes.ts'
import type { Ending } from './state.ts'

/** The id of a hero card. */
type HeroId = string

/** What each kind of event says besides its name. */
interface Events {
  // Turn
  began: { readonly floor: number; readonly time: number }
  hastened: object
  explored: { readonly doors: number }
  /** Planning: one of the new doors is laid open, or not. */
  planned: { readonly open: boolean }
  stayed: object
  descended: { readonly floor: number }
  // Time
  spent: { readonly card: CardId }
  token: { readonly tokens: number }
  uncovered: object
  // Health
  hurt: {
    readonly hero: HeroId
    readonly damage: number
    readonly by: 'consequences' | 'flames' | 'stairs'
  }
  /** A gamble that went wrong; the side of the hero card says which. */
  misfired: { readonly hero: HeroId; readonly side: SideName; readonly damage: number }
  /** The odd damage came to nothing. */
  unhurt: { readonly hero: HeroId }
  healed: { readonly hero: HeroId; readonly damage: number; readonly by: 'potion' | 'descending' }
  perished: object
  // Doors
  entered: { readonly door: number }
  opened: { readonly card: CardId }
  fled: { readonly how: 'flee' | 'sneak' | 'foresee' }
  wentIn: object
  /** These two go first. */
  paired: { readonly heroes: readonly HeroId[] }
  faced: { readonly card: CardId; readonly heroes: readonly HeroId[] }
  vanished: { readonly card: CardId }
  // Encounter
  drained: { readonly hero: HeroId; readonly card: CardId }
  chose: { readonly card: CardId; readonly way: number; readonly time: number }
  claimed: { readonly hero: HeroId }
  bonus: { readonly hero: HeroId }
  stored: { readonly hero: HeroId; readonly dice: number }
  unstored: { readonly hero: HeroId }
  /** 0 dice: it is not used. */
  feat: { readonly hero: HeroId; readonly side: SideName; readonly dice: number }
  rolled: { readonly hero: HeroId; readonly die: DieName }
  /** All dice that a hero has rolled and not yet placed, once the last of them lies still. */
  threw: { readonly hero: HeroId; readonly dice: readonly DieName[] }
  lost: {
    readonly hero: HeroId
    readonly die: DieName
    /** By the player's choice, by an ability, or as the first die on a skull of the Lich. */
    readonly by: 'choice' | 'ability' | 'first'
  }
  weakened: { readonly hero: HeroId; readonly die: DieName }
  /** By what the card met does to rolled dice; null is the boss. */
  delayed: { readonly time: number; readonly card: CardId | null }
  laid: { readonly hero: HeroId; readonly die: DieName; readonly filled: boolean }
  ready: { readonly hero: HeroId }
  reopened: { readonly hero: HeroId }
  // Skills
  used: { readonly hero: HeroId; readonly ability: string }
  paid: { readonly hero: HeroId; readonly die: DieName }
  gained: { readonly hero: HeroId; readonly die: DieName }
  changed: { readonly hero: HeroId; readonly from: DieName; readonly into: DieName }
  /** A die is taken up, to be rolled again or converted. */
  picked: { readonly hero: HeroId; readonly die: DieName }
  decided: { readonly hero: HeroId; readonly verb: VerbName }
  named: { readonly hero: HeroId; readonly value: number }
  enough: { readonly of: 'dice' | 'level' }
  converting: object
  converted: { readonly hero: HeroId; readonly value: number }
  // Consequences
  consequences: { readonly damage: number; readonly time: number; readonly prevented: number }
  escaped: { readonly card: CardId }
  struck: { readonly dungeon: string; readonly damage: number; readonly healed: number }
  // Loot
  looted: {
    readonly card: CardId
    readonly as: 'item' | 'skill' | 'potion' | 'xp'
    readonly hero: HeroId | null
    /** The card that becomes XP for it. */
    readonly over: CardId | null
  }
  levelling: object
  removed: { readonly xp: number }
  levelled: { readonly level: number }
  brewed: object
  ended: { readonly ending: Ending }
}

export type EventKind = keyof Events

export type DeckEvent<K extends EventKind = EventKind> = {
  [N in K]: GameEvent & { readonly kind: N } & Events[N]
}[K]

export type DeckEmit = (event: DeckEvent) => void
