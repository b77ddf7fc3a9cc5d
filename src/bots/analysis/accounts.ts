/** By seat: how much was luck, how much was decided, and how well. */
import type { Seat } from '../../engine/types.ts'
import type { Account, Choice, SoFar } from './types.ts'

export function accountsOf(told: SoFar): readonly Account[] {
  const [first = []] = told.series
  return first.map((start, seat) => accountOf(told, seat, start))
}

function accountOf({ series, by, choices }: SoFar, seat: Seat, start: number): Account {
  const sum = { luck: 0, own: 0, others: 0 }
  for (const [step, who] of by.entries()) {
    const change = (series[step + 1]?.[seat] ?? 0) - (series[step]?.[seat] ?? 0)
    sum[who === null ? 'luck' : who === seat ? 'own' : 'others'] += change
  }
  const end = series.at(-1)?.[seat] ?? start
  return { start, end, ...sum, accuracy: accuracyOf(choices.filter(choice => choice.seat === seat)) }
}

/** What was lost against what blind choices lose in the same places: 100 for nothing, 0 for as much or more. */
function accuracyOf(choices: readonly Choice[]): number | null {
  if (choices.length === 0) return null
  const [cost, blind] = choices.reduce(([c, b], each) => [c + each.cost, b + each.blind], [0, 0])
  return cost === 0 ? 100 : 100 * (1 - cost / Math.max(cost, blind))
}
