import type { Choosing, Verb } from './abilities.ts'

/** What each kind of frame holds besides its name. */
export interface Frames {
  // Turn
  gift: object
  floor: object
  start: object
  turn: object
  landing: object
  time: { readonly left: number; readonly later: boolean }
  stairs: { readonly left: number; readonly spared: number }
  due: object
  rescue: object
  planning: { readonly door: number }
  // Doors
  reveal: { readonly door: number; readonly next: 'door' | 'look' }
  door: { readonly door: number }
  split: { readonly door: number }
  encounter: { readonly card: number; readonly pair: readonly number[] }
  // Encounter
  burn: { readonly left: number }
  drain: object
  way: object
  claim: object
  bonus: { readonly left: number }
  feat: { readonly slot: number }
  featCost: object
  featRoll: { readonly slot: number }
  featDone: { readonly slot: number; readonly dice: number }
  rollAll: object
  roll: { readonly slot: number; readonly colour: number; readonly left: number }
  /** So many of the dice rolled were told before. */
  afterRoll: { readonly told: number }
  fight: object
  // Skills
  pay: { readonly slot: number; readonly ability: number; readonly paid: number; readonly left: number }
  ability: { readonly slot: number; readonly ability: number; readonly index: number }
  pick: {
    readonly slot: number
    readonly verb: Verb<Choosing>
    readonly left: number
    /** Dice touched so far, out of the pool until the end. */
    readonly held: readonly number[]
    readonly named: number
  }
  either: { readonly slot: number; readonly verb: Verb<'either'> }
  name: { readonly slot: number; readonly verb: Verb<'set'> }
  target: { readonly slot: number; readonly verb: Verb<'crush' | 'strike'> }
  convert: { readonly picked: readonly number[] }
  give: { readonly value: number }
  // Consequences
  odd: { readonly damage: number }
  after: { readonly stage: number; readonly time: number; readonly kept: boolean }
  // Loot
  loot: object
  level: object
  spend: { readonly left: number }
  // Boss
  round: object
  bossSplit: object
  bossFight: { readonly pair: readonly number[] }
  over: object
}

export type FrameKind = keyof Frames

/** What is in progress, the newest last. Frames are replaced, never changed in place. */
export type Frame<K extends FrameKind = FrameKind> = { [N in K]: { readonly kind: N } & Frames[N] }[K]
