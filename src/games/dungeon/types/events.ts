/** What happened, in ids and numbers. */
import type { Seat } from '../../../engine/types.ts'
import type { HeroFact, Place, Spell } from './content.ts'
import type { Blow } from './rulebook.ts'
import type { Reason } from './state.ts'

/** Names are the content's own, so that a sentence can be made of an event whatever pack is in play; words are not. */
interface Told {
  readonly to?: readonly Seat[]
}
interface ByHero extends Told {
  readonly seat: Seat
  readonly hero: HeroFact | null
}

export type DungeonEvent =
  | (Told & { readonly kind: 'rolledFirst'; readonly seat: Seat; readonly sum: number })
  | (Told & { readonly kind: 'tied'; readonly seats: readonly Seat[] })
  | (Told & { readonly kind: 'goesFirst'; readonly seat: Seat })
  | (ByHero & {
      readonly kind: 'tookHero'
      readonly goal: number
      /** What a Treasure Hunt looks for instead of gold (D-80). */
      readonly target: { readonly treasure: string; readonly value: number } | null
    })
  | (ByHero & { readonly kind: 'rolledBook'; readonly book: number })
  | (ByHero & { readonly kind: 'learnt'; readonly spell: Spell })
  | (ByHero & { readonly kind: 'regained'; readonly spell: Spell })
  | (ByHero & { readonly kind: 'lostTurn'; readonly left: number })
  | (ByHero & { readonly kind: 'moved'; readonly from: number; readonly at: number; readonly place: Place })
  | (ByHero & {
      readonly kind: 'searched'
      readonly door: number
      readonly roll: number
      readonly found: boolean
    })
  | (ByHero & { readonly kind: 'cast'; readonly spell: Spell; readonly at: number; readonly place: Place })
  | (ByHero & { readonly kind: 'spellFailed'; readonly spell: Spell; readonly monster: string })
  | (ByHero & { readonly kind: 'usedEsp'; readonly at: number; readonly place: Place })
  | (ByHero & { readonly kind: 'gazed'; readonly at: number; readonly place: Place })
  | (ByHero & { readonly kind: 'saw'; readonly at: number; readonly place: Place; readonly monster: string })
  | (ByHero & {
      readonly kind: 'sawTreasure'
      readonly at: number
      readonly treasure: string
      readonly value: number
    })
  | (Told & { readonly kind: 'reshuffled'; readonly level: number })
  | (ByHero & { readonly kind: 'metNothing'; readonly at: number; readonly place: Place })
  | (ByHero & {
      readonly kind: 'revealed'
      readonly at: number
      readonly place: Place
      readonly monster: string
      readonly card: number
    })
  | (ByHero & {
      readonly kind: 'sprung'
      readonly trap: 'cage' | 'slide'
      readonly at: number
      readonly place: Place
    })
  | (ByHero & { readonly kind: 'caged'; readonly roll: number; readonly turns: number })
  | (ByHero & { readonly kind: 'slid'; readonly at: number; readonly place: Place })
  | (ByHero & { readonly kind: 'cannotAttack'; readonly monster: string })
  | (ByHero & {
      readonly kind: 'attacked'
      readonly monster: string
      readonly a: number
      readonly b: number
      readonly bonus: number
      readonly needed: number
      readonly hit: boolean
      readonly spell: Spell | null
    })
  | (ByHero & {
      readonly kind: 'struck'
      readonly monster: string
      readonly a: number
      readonly b: number
      readonly blow: Blow
    })
  | (ByHero & {
      readonly kind: 'dropped'
      readonly treasure: string
      readonly value: number
      readonly card: number
    })
  | (ByHero & { readonly kind: 'droppedAll'; readonly count: number; readonly value: number })
  | (ByHero & { readonly kind: 'thrownBack'; readonly at: number; readonly place: Place })
  | (ByHero & {
      readonly kind: 'cleared'
      readonly at: number
      readonly place: Place
      readonly missing: number
    })
  | (ByHero & { readonly kind: 'drewTreasure'; readonly level: number })
  | (ByHero & {
      readonly kind: 'gotTreasure'
      readonly treasure: string
      readonly value: number
      readonly card: number
    })
  | (ByHero & { readonly kind: 'noTreasure'; readonly level: number })
  | (ByHero & {
      readonly kind: 'played'
      readonly treasure: string
      readonly value: number
      readonly card: number
    })
  | (ByHero & {
      readonly kind: 'gathered'
      readonly treasure: string
      readonly value: number
      readonly card: number
    })
  | (ByHero & { readonly kind: 'sworded'; readonly roll: number; readonly bonus: number })
  | (ByHero & { readonly kind: 'replaced'; readonly bonus: number; readonly card: number })
  | (ByHero & { readonly kind: 'died' })
  | (Told & {
      readonly kind: 'targetShown'
      readonly treasure: string
      readonly value: number
      readonly level: number
    })
  | (Told & { readonly kind: 'hunterCame'; readonly at: number; readonly place: Place })
  | (Told & {
      readonly kind: 'hunterMoved'
      readonly from: number
      readonly at: number
      readonly place: Place
    })
  | (Told & { readonly kind: 'hunterGone' })
  | (Told & { readonly kind: 'newRound'; readonly round: number })
  | (Told & { readonly kind: 'ended'; readonly winners: readonly Seat[]; readonly reason: Reason })
