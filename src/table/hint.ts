/** What advice would do, and how the other choices compare. */
import { done } from '../engine/result.ts'
import type { Language, Result, Seat } from '../engine/types.ts'
import { choicesOf } from './picture.ts'
import type { Hint } from './protocol.ts'
import type { Table } from './table.ts'
import { refuse } from './text/index.ts'

export function hintFor(table: Table, seat: Seat, language: Language): Result<Hint> {
  const choices = choicesOf(table, seat, language)
  const { reader, match } = table
  const weights = reader.advice.weigh(
    match.game.view(match.state, seat),
    choices.map(choice => choice.action),
  )
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
