/** What advice would do, and why. */
import { done, keyOf } from '../../engine/result.ts'
import type { Action, Language, Reason, Result, View } from '../../engine/types.ts'
import type { Hint, Why } from '../protocol.ts'
import type { Offer } from '../sight.ts'
import { refuse } from '../text/index.ts'
import type { Book } from './book.ts'
import { choicesOf } from './choices.ts'
import { wordsIn } from './words.ts'

/** For one seat, as it sees the table. */
export function hintFor(offer: Offer, view: View, book: Book, language: Language): Result<Hint> {
  const { seat, actions } = offer
  const { facts, reader } = book
  const { advice } = reader
  const weights = advice.weigh(view, actions)
  const best = actions[weights.indexOf(Math.max(...weights))] ?? actions[0]
  if (!best) return refuse('turn', t => t.nothingToChoose)
  const words = wordsIn(reader, language)
  const [choice] = choicesOf({ offers: [{ ...offer, actions: [best] }], view }, words, facts)
  if (!choice) return refuse('turn', t => t.nothingToChoose)
  const whyOf = (action: Action) => whyIn(view, book, language, action)
  const rest = actions.filter(action => action !== best)
  const others = Object.fromEntries(rest.map(action => [keyOf(action), whyOf(action)]))
  return done({ seat, choice, ...whyOf(best), others })
}

function whyIn(view: View, book: Book, language: Language, action: Action): Why {
  const reasons = book.reader.advice.reasons?.(view, action) ?? []
  const why = reasonsIn(view, book, language, reasons).join(' ')
  return { why, at: reasons.find(({ at }) => at !== undefined)?.at ?? null }
}

/** What speaks for something, in words, for games that say so. */
export function reasonsIn(
  view: View,
  { reader }: Book,
  language: Language,
  reasons: readonly Reason[],
): readonly string[] {
  const words = wordsIn(reader, language)
  return reasons.flatMap(reason => words.reason?.(reason, view) ?? [])
}
