/** What advice would do, and how the other choices compare. */
import { done } from '../../engine/result.ts'
import type { Language, Result } from '../../engine/types.ts'
import type { Hint } from '../protocol.ts'
import type { Seen } from '../sight.ts'
import { refuse } from '../text/index.ts'
import type { Book } from './book.ts'
import { choicesOf } from './choices.ts'
import { wordsIn } from './words.ts'

export function hintFor(seen: Seen, { facts, reader }: Book, language: Language): Result<Hint> {
  const choices = choicesOf(seen, wordsIn(reader, language), facts)
  const weights = reader.advice.weigh(seen.view, seen.actions)
  const [low, high] = [Math.min(...weights), Math.max(...weights)]
  const weighed = choices
    .map(({ key, text }, index) => ({ key, text, share: shareOf(weights[index] ?? low, low, high) }))
    .toSorted((a, b) => b.share - a.share)
  const best = choices.find(({ key }) => key === weighed[0]?.key)
  return best ? done({ choice: best, weighed }) : refuse('turn', t => t.nothingToChoose)
}

function shareOf(weight: number, low: number, high: number): number {
  return high > low && Number.isFinite(high - low) ? (weight - low) / (high - low) : 1
}
