/** What a sweep answers: every setting against the first. */
import { comparedIn } from '../../sim/lab/compared.ts'
import { type PairedShare, pairedMean } from '../../sim/lab/stats/paired.ts'
import type { Study } from '../../sim/lab/study.ts'
import type { Counted, Pair } from '../../sim/lab/tally.ts'
import { percent, tableLines } from '../table.ts'
import { signed } from './things.ts'

export function comparisonLines(study: Study, counted: Counted): string[] {
  const { pairs } = counted
  const [first] = study.arms
  if (!first || pairs.length === 0) return []
  const tables = comparedIn(study, counted).map(({ seat, arms }) => {
    const rows = arms.map(({ name, share, paired }) => [
      name,
      percent(share),
      ...(paired ? wonCells(paired) : []),
    ])
    const title = seat === null ? 'won' : `won by seat ${seat}`
    return ['', ...tableLines([['', title, 'difference', '95% between', 'p if equal'], ...rows])]
  })
  return [
    '',
    `== The same games, compared with ${first.name}`,
    ...tables.flat(),
    '',
    ...lengthLines(
      study.arms.map(({ name }) => name),
      pairs,
    ),
  ]
}

function wonCells({ value, low, high, p }: PairedShare): string[] {
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
