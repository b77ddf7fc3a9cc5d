/** What happened, in the ids of the content and numbers: `at` and `from` are spaces. A reader looks up all else. */
import type { Seat } from '../../../engine/types.ts'
import type { Spell } from './content.ts'
import type { Blow } from './rulebook.ts'
import type { Reason } from './state.ts'

interface Told {
  readonly to?: readonly Seat[]
}
interface ByHero extends Told {
  readonly seat: Seat
  readonly hero: string | null
}

/** A step; where a whole move is told at once, how many spaces it had, and whether the hero stops at its end. */
interface Walked extends ByHero {
  readonly from: string
  readonly at: string
  readonly spaces?: number
  readonly stops?: boolean
}

export type DungeonEvent =
  | (Told & { readonly kind: 'rolledFirst'; readonly seat: Seat; readonly a: number; readonly b: number })
  | (Told & { readonly kind: 'tied'; readonly seats: readonly Seat[] })
  | (Told & { readonly kind: 'goesFirst'; readonly seat: Seat })
  | (ByHero & {
      readonly kind: 'tookHero'
      /** What a Treasure Hunt looks for instead of gold (D-80). */
      readonly target: string | null
    })
  | (ByHero & { readonly kind: 'rolledBook'; readonly book: number })
  | (ByHero & { readonly kind: 'learnt'; readonly spell: Spell })
  | (ByHero & { readonly kind: 'regained'; readonly spell: Spell })
  | (ByHero & { readonly kind: 'lostTurn'; readonly left: number })
  | (ByHero & { readonly kind: 'regainedNone' })
  | (Walked & { readonly kind: 'walked' })
  | (ByHero & { readonly kind: 'stopped'; readonly at: string })
  | (ByHero & { readonly kind: 'soughtDoor'; readonly door: string })
  | (ByHero & { readonly kind: 'usedBall'; readonly level: number })
  | (ByHero & { readonly kind: 'faced'; readonly at: string })
  | (ByHero & { readonly kind: 'facedHunter' })
  | (Walked & { readonly kind: 'moved' })
  | (ByHero & {
      readonly kind: 'searched'
      readonly door: string
      readonly roll: number
      readonly found: boolean
    })
  | (ByHero & { readonly kind: 'cast'; readonly spell: Spell; readonly at: string })
  | (ByHero & { readonly kind: 'spellFailed'; readonly spell: Spell; readonly monster: string })
  | (ByHero & { readonly kind: 'usedEsp'; readonly at: string })
  | (ByHero & { readonly kind: 'gazed'; readonly at: string })
  | (ByHero & { readonly kind: 'saw'; readonly at: string; readonly monster: string })
  | (ByHero & { readonly kind: 'sawTreasure'; readonly at: string; readonly treasure: string })
  | (Told & { readonly kind: 'reshuffled'; readonly level: number })
  | (ByHero & { readonly kind: 'metNothing'; readonly at: string })
  | (ByHero & { readonly kind: 'revealed'; readonly at: string; readonly monster: string })
  | (ByHero & { readonly kind: 'sprung'; readonly trap: 'cage' | 'slide'; readonly at: string })
  | (ByHero & { readonly kind: 'caged'; readonly roll: number; readonly turns: number })
  | (ByHero & { readonly kind: 'slid'; readonly at: string })
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
  | (ByHero & { readonly kind: 'dropped'; readonly treasure: string })
  | (ByHero & { readonly kind: 'droppedAll'; readonly count: number; readonly value: number })
  | (ByHero & { readonly kind: 'thrownBack'; readonly at: string })
  | (ByHero & { readonly kind: 'cleared'; readonly at: string; readonly missing: number })
  | (ByHero & { readonly kind: 'drewTreasure'; readonly level: number })
  | (ByHero & { readonly kind: 'gotTreasure'; readonly treasure: string })
  | (ByHero & { readonly kind: 'noTreasure'; readonly level: number })
  | (ByHero & { readonly kind: 'played'; readonly treasure: string })
  | (ByHero & { readonly kind: 'gathered'; readonly treasure: string })
  | (ByHero & { readonly kind: 'sworded'; readonly a: number; readonly b: number; readonly bonus: number })
  | (ByHero & { readonly kind: 'replaced'; readonly bonus: number; readonly treasure: string })
  | (ByHero & { readonly kind: 'died' })
  | (Told & { readonly kind: 'targetShown'; readonly treasure: string })
  | (Told & { readonly kind: 'hunterCame'; readonly at: string })
  | (Told & { readonly kind: 'hunterMoved'; readonly from: string; readonly at: string })
  | (Told & { readonly kind: 'hunterGone' })
  | (Told & { readonly kind: 'newRound'; readonly round: number })
  | (Told & { readonly kind: 'ended'; readonly winners: readonly Seat[]; readonly reason: Reason })
