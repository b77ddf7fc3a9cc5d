/** What a sweep answers: every setting against the first. */
import { allOf } from '../../sim/lab/findings.ts'
import { pairedMean, pairedShare } from '../../sim/lab/stats/paired.ts'
import { shareOf } from '../../sim/lab/stats/shares.ts'
import type { Study } from '../../sim/lab/study.ts'
import type { Counted, Fourfold, Pair } from '../../sim/lab/tally.ts'
import { percent, tableLines } from '../table.ts'
import { signed } from './things.ts'

export function comparisonLines({ arms }: Study, { arms: tallies, pairs }: Counted): string[] {
  const [first] = arms
  if (!first || pairs.length === 0) return []
  const sides = Object.keys(pairs[0]?.won ?? {})
  const tables = sides.map(side => {
    const rows = arms.map(({ name }, arm) => {
      const rate =
        sides.length === 1 ? allOf(tallies[arm]?.seats ?? {}) : (tallies[arm]?.seats[side] ?? NOBODY)
      const won = [name, percent(shareOf('', rate).share)]
      const four = arm === 0 ? undefined : pairs[arm - 1]?.won[side]
      return four ? [...won, ...wonCells(four)] : won
    })
    const title = sides.length === 1 ? 'won' : `won by seat ${Number(side) + 1}`
    return ['', ...tableLines([['', title, 'difference', '95% between', 'p if equal'], ...rows])]
  })
  return [
    '',
    `== The same games, compared with ${first.name}`,
    ...tables.flat(),
    '',
    ...lengthLines(
      arms.map(({ name }) => name),
      pairs,
    ),
  ]
}

const NOBODY = { of: 0, won: 0 }

function wonCells(four: Fourfold): string[] {
  const { value, low, high, p } = pairedShare(four)
  return [signed(value), `${signed(low)} to ${signed(high)}`, p < 0.001 ? '< 0.001' : p.toFixed(3)]
}

function lengthLines(names: readonly string[], pairs: readonly Pair[]): string[] {
  const rows = pairs.map((pair, index) => [
    names[index + 1] ?? '',
    ...(['rounds', 'decisions', 'steps'] as const).map(name => {
      const { value, high } = pairedMean(pair[name], pair.games)
      return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)} ± ${(high - value).toFixed(1)}`
    }),
  ])
  return tableLines([['', 'rounds', 'decisions', 'steps'], ...rows])
}
