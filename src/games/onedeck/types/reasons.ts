/** Why an action is advised, in ids and numbers. */
import type { Reason } from '../../../engine/types.ts'
import type { CardId } from './actions.ts'

/** What is to be expected of dice that are not rolled yet: the odds that the table shows. */
interface Expected {
  readonly damage: number
  readonly time: number
  /** How likely somebody falls who does not heal at once. */
  readonly deadly: number
}

/** Of a peril the better of its ways. */
interface Faced extends Expected {
  readonly way: number | null
}

/** What each reason says besides its name. */
export interface Reasons {
  // Turn
  heal: { readonly hero: number; readonly hearts: number }
  mend: { readonly hero: number; readonly hearts: number; readonly healing: number }
  rescue: { readonly hero: number }
  hasten: object
  begin: object
  explore: { readonly doors: number }
  unknown: { readonly door: number }
  room: Faced & { readonly door: number; readonly card: CardId }
  weak: { readonly hearts: number }
  spent: object
  stay: { readonly doors: number; readonly hearts: number }
  look: object
  // Doors
  worth: Faced & { readonly card: CardId; readonly xp: number }
  forced: object
  /** Without odds: of cards that were faced, and of those that were left alone. */
  gain: { readonly door: number; readonly card: CardId; readonly xp: number }
  leave: { readonly card: CardId }
  /** What potions heal is taken off, if there are any. */
  deadly: { readonly chance: number; readonly tokens: number }
  dear: { readonly damage: number; readonly time: number }
  away: object
  skip: { readonly hearts: number }
  pairs: { readonly damage: number }
  // Encounter
  way: Expected & { readonly way: number }
  feat: { readonly dice: number }
  noFeat: object
  lowest: object
  sturdy: { readonly hero: number; readonly hearts: number }
  same: object
  least: { readonly card: CardId }
  // Dice
  roll: { readonly ability: string }
  use: { readonly ability: string; readonly damage: number; readonly time: number }
  armor: { readonly box: number }
  skull: { readonly box: number }
  fill: { readonly box: number; readonly damage: number; readonly time: number }
  convert: { readonly damage: number; readonly time: number }
  done: { readonly damage: number; readonly time: number }
  plan: object
  spare: object
  enough: object
  // Loot
  die: { readonly card: CardId; readonly colour: 'S' | 'A' | 'M'; readonly health: number }
  skill: { readonly card: CardId }
  dearSkill: { readonly card: CardId }
  potion: { readonly card: CardId }
  xp: { readonly card: CardId; readonly xp: number }
  level: { readonly level: number }
  keepXp: object
  exact: object
}

export type DeckReason<K extends keyof Reasons = keyof Reasons> = {
  [N in K]: Reason & { readonly why: N } & Reasons[N]
}[K]
