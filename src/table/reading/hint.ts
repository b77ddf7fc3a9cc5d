/** What advice would do, and how the other choices compare. */
import { done } from '../../engine/result.ts'
import type { Language, Result, View } from '../../engine/types.ts'
import type { Hint } from '../protocol.ts'
import type { Offer } from '../sight.ts'
import { refuse } from '../text/index.ts'
import type { Book } from './book.ts'
import { choicesOf } from './choices.ts'
import { wordsIn } from './words.ts'

/** For one seat, as it sees the table. */
export function hintFor(offer: Offer, view: View, { facts, reader }: Book, language: Language): Result<Hint> {
  const { seat, actions } = offer
  const choices = choicesOf({ offers: [offer], view }, wordsIn(reader, language), facts)
  const weights = reader.advice.weigh(view, actions)
  const [low, high] = [Math.min(...weights), Math.max(...weights)]
  const weighed = choices
    .map(({ key, text }, index) => ({ key, text, share: shareOf(weights[index] ?? low, low, high) }))
    .toSorted((a, b) => b.share - a.share)
  const best = choices.find(({ key }) => key === weighed[0]?.key)
  return best ? done({ seat, choice: best, weighed }) : refuse('turn', t => t.nothingToChoose)
}

function shareOf(weight: number, low: number, high: number): number {
  return high > low && Number.isFinite(high - low) ? (weight - low) / (high - low) : 1
}
