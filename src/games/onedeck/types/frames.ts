import type { Choosing, Verb } from './deeds.ts'

/** What is in progress, the newest last. Frames are replaced, never changed in place. */
export type Frame =
  // Turn
  | { readonly kind: 'gift' }
  | { readonly kind: 'floor' }
  | { readonly kind: 'start' }
  | { readonly kind: 'turn' }
  | { readonly kind: 'landing' }
  | { readonly kind: 'time'; readonly left: number; readonly later: boolean }
  | { readonly kind: 'stairs'; readonly left: number; readonly spared: number }
  | { readonly kind: 'due' }
  | { readonly kind: 'rescue' }
  | { readonly kind: 'planning'; readonly door: number }
  // Doors
  | { readonly kind: 'reveal'; readonly door: number; readonly next: 'door' | 'look' }
  | { readonly kind: 'door'; readonly door: number }
  | { readonly kind: 'split'; readonly door: number }
  | { readonly kind: 'encounter'; readonly card: number; readonly pair: readonly number[] }
  // Encounter
  | { readonly kind: 'burn'; readonly left: number }
  | { readonly kind: 'drain' }
  | { readonly kind: 'way' }
  | { readonly kind: 'claim' }
  | { readonly kind: 'bonus'; readonly left: number }
  | { readonly kind: 'feat'; readonly slot: number }
  | { readonly kind: 'featCost' }
  | { readonly kind: 'featRoll'; readonly slot: number }
  | { readonly kind: 'featDone'; readonly slot: number; readonly dice: number }
  | { readonly kind: 'rollAll' }
  | { readonly kind: 'roll'; readonly slot: number; readonly colour: number; readonly left: number }
  /** So many of the dice rolled were told before. */
  | { readonly kind: 'settle'; readonly told: number }
  | { readonly kind: 'fight' }
  // Skills
  | {
      readonly kind: 'pay'
      readonly slot: number
      readonly deed: number
      readonly paid: number
      readonly left: number
    }
  | { readonly kind: 'deed'; readonly slot: number; readonly deed: number; readonly index: number }
  | {
      readonly kind: 'pick'
      readonly slot: number
      readonly verb: Verb<Choosing>
      readonly left: number
      /** Dice touched so far, out of the pool until the end. */
      readonly held: readonly number[]
      readonly named: number
    }
  | { readonly kind: 'either'; readonly slot: number; readonly verb: Verb<'either'> }
  | { readonly kind: 'name'; readonly slot: number; readonly verb: Verb<'set'> }
  | { readonly kind: 'target'; readonly slot: number; readonly verb: Verb<'crush' | 'strike'> }
  | { readonly kind: 'convert'; readonly picked: readonly number[] }
  | { readonly kind: 'give'; readonly value: number }
  // Consequences
  | { readonly kind: 'odd'; readonly damage: number }
  | { readonly kind: 'after'; readonly stage: number; readonly time: number; readonly kept: boolean }
  // Loot
  | { readonly kind: 'loot' }
  | { readonly kind: 'level' }
  | { readonly kind: 'spend'; readonly left: number }
  // Boss
  | { readonly kind: 'round' }
  | { readonly kind: 'bossSplit' }
  | { readonly kind: 'bossFight'; readonly pair: readonly number[] }
  | { readonly kind: 'over' }
