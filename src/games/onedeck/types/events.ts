import type { GameEvent } from '../../../engine/types.ts'
import type { DieName } from './actions.ts'
import type { Ending } from './state.ts'

export type DeckEvent = GameEvent &
  (
    | { readonly kind: 'began'; readonly floor: number; readonly time: number }
    | { readonly kind: 'spent'; readonly card: string }
    | { readonly kind: 'token'; readonly tokens: number }
    | { readonly kind: 'uncovered' }
    | { readonly kind: 'hurt'; readonly hero: string; readonly damage: number; readonly by: string }
    | { readonly kind: 'healed'; readonly hero: string; readonly damage: number; readonly by: string }
    | { readonly kind: 'stored'; readonly hero: string; readonly dice: number }
    | { readonly kind: 'hastened' }
    | { readonly kind: 'explored'; readonly doors: number }
    | { readonly kind: 'opened'; readonly card: string }
    | { readonly kind: 'fled'; readonly how: 'flee' | 'sneak' | 'foresee' }
    | { readonly kind: 'faced'; readonly card: string; readonly heroes: readonly string[] }
    | { readonly kind: 'vanished'; readonly card: string }
    | { readonly kind: 'drained'; readonly hero: string; readonly card: string }
    | { readonly kind: 'chose'; readonly way: string; readonly time: number }
    | { readonly kind: 'feat'; readonly hero: string; readonly dice: number; readonly name: string }
    | { readonly kind: 'rolled'; readonly hero: string; readonly die: DieName }
    /** All dice that a hero has rolled and not yet placed, once the last of them lies still. */
    | { readonly kind: 'threw'; readonly hero: string; readonly dice: readonly DieName[] }
    | {
        readonly kind: 'lost'
        readonly hero: string
        readonly die: DieName
        /** By the player's choice, by an ability, or as the first die on a skull of the Lich. */
        readonly by: 'choice' | 'ability' | 'first'
      }
    | { readonly kind: 'weakened'; readonly hero: string; readonly die: DieName }
    | { readonly kind: 'delayed'; readonly time: number; readonly by: string }
    | { readonly kind: 'laid'; readonly hero: string; readonly die: DieName; readonly filled: boolean }
    | { readonly kind: 'used'; readonly hero: string; readonly name: string }
    | { readonly kind: 'paid'; readonly hero: string; readonly die: DieName }
    | { readonly kind: 'gained'; readonly hero: string; readonly die: DieName }
    | { readonly kind: 'changed'; readonly hero: string; readonly from: DieName; readonly into: DieName }
    | { readonly kind: 'converted'; readonly hero: string; readonly value: number }
    | {
        readonly kind: 'consequences'
        readonly damage: number
        readonly time: number
        readonly prevented: number
      }
    | {
        readonly kind: 'looted'
        readonly card: string
        readonly as: string
        readonly hero: string
        readonly over: string
      }
    | { readonly kind: 'escaped'; readonly card: string }
    | { readonly kind: 'levelled'; readonly level: number }
    | { readonly kind: 'brewed' }
    | { readonly kind: 'descended'; readonly floor: number }
    | { readonly kind: 'struck'; readonly boss: string; readonly damage: number; readonly healed: number }
    | { readonly kind: 'ended'; readonly ending: Ending }
  )

export type DeckEmit = (event: DeckEvent) => void
