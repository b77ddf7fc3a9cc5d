import type { MatchResult } from '../../engine/types.ts'
import type { Book } from './book.ts'
import { num } from './lists.ts'
import { type Hero, NONE, type State } from './types.ts'

/** Every treasure counts, in hand or face up, swords too (D-64, D-111). */
export function goldOf(book: Book, hero: Hero): number {
  let gold = 0
  for (const card of hero.goods) gold += num(book.value, card)
  return gold
}

function isPower(book: Book, card: number): boolean {
  return book.power[card] !== null && book.power[card] !== 'magic sword'
}

/**
 * Powers and the sword in play lie face up; all else is hidden in hand (D-41, D-64, D-116). The sword stands last: its
 * place among the others would tell whether an equal one is hidden before them.
 */
export function shownOf(book: Book, { goods, sword }: Hero): number[] {
  return [...goods.filter(card => isPower(book, card)), ...(sword === NONE ? [] : [sword])]
}

/** The cards in hand, which nobody else knows. */
export function handOf(book: Book, { goods, sword }: Hero): number[] {
  const inPlay = goods.indexOf(sword)
  return goods.filter((card, index) => !isPower(book, card) && index !== inPlay)
}

/** Scores are gold pieces; at the end every hand is laid open. In a Treasure Hunt gold counts for nothing (D-80). */
export function resultOf(book: Book, { mode, outcome, heroes }: State): MatchResult | null {
  if (outcome === null) return null
  if (mode === 'hunt') return { winners: outcome.winners, reason: outcome.reason }
  return { winners: outcome.winners, reason: outcome.reason, scores: heroes.map(hero => goldOf(book, hero)) }
}
