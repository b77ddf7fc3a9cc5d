import type { MatchResult } from '../../engine/types.ts'
import { type Book } from './book.ts'
import { num } from './lists.ts'
import type { Hero, State } from './types.ts'

/** Every treasure counts, in hand or face up, swords too (D-64, D-111). */
export function goldOf(book: Book, hero: Hero): number {
  let gold = 0
  for (const card of hero.goods) gold += num(book.value, card)
  return gold
}

/** Scores are gold pieces; at the end every hand is laid open. In a Treasure Hunt gold counts for nothing (D-80). */
export function resultOf(book: Book, { mode, outcome, heroes }: State): MatchResult | null {
  if (outcome === null) return null
  if (mode === 'hunt') return { winners: outcome.winners, reason: outcome.reason }
  return { winners: outcome.winners, reason: outcome.reason, scores: heroes.map(hero => goldOf(book, hero)) }
}
