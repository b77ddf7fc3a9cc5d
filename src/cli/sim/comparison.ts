/** What a sweep answers: every setting against the first. */
import type { Facts } from '../../engine/types.ts'
import { type ComparedArm, comparedIn, comparedKindsIn } from '../../sim/lab/compared.ts'
import { type PairedShare, pairedMean } from '../../sim/lab/stats/paired.ts'
import type { Study } from '../../sim/lab/study.ts'
import type { Counted, Pair } from '../../sim/lab/tally.ts'
import { toldKinds } from '../../sim/lab/told-traits.ts'
import { percent, tableLines } from '../table.ts'
import { signed } from './things.ts'

export function comparisonLines(facts: Facts, study: Study, counted: Counted): string[] {
  const { pairs } = counted
  const [first] = study.arms
  if (!first || pairs.length === 0) return []
  const tables = comparedIn(study, counted).map(({ seat, arms }) => [
    '',
    ...wonTable(['', seat === null ? 'won' : `won by seat ${seat}`], arms.map(wonRow)),
  ])
  const kinds = toldKinds(comparedKindsIn(study, counted), facts).map(({ name, rows }) => [
    '',
    ...wonTable(
      [name, '', 'won'],
      rows.flatMap(({ id, arms }) => arms.map((arm, index) => [index === 0 ? id : '', ...wonRow(arm)])),
    ),
  ])
  return [
    '',
    `== The same games, compared with ${first.name}`,
    ...tables.flat(),
    ...kinds.flat(),
    '',
    ...lengthLines(
      study.arms.map(({ name }) => name),
      pairs,
    ),
  ]
}

function wonTable(first: readonly string[], rows: readonly (readonly string[])[]): string[] {
  return tableLines([[...first, 'games', 'difference', '95% between', 'p if equal'], ...rows])
}

function wonRow({ name, share, paired }: ComparedArm): string[] {
  return [name, percent(share), ...(paired ? wonCells(paired) : [])]
}

function wonCells({ games, value, low, high, p }: PairedShare): string[] {
  return [
    `${games}`,
    signed(value),
    `${signed(low)} to ${signed(high)}`,
    p < 0.001 ? '< 0.001' : p.toFixed(3),
  ]
}

function lengthLines(names: readonly string[], pairs: readonly Pair[]): string[] {
  const rows = pairs.map((pair, index) => [
    names[index + 1] ?? '',
    ...(['rounds', 'decisions', 'steps'] as const).map(name => {
      const { value, high } = pairedMean(pair[name], pair.games)
      const shown = Math.abs(value).toFixed(1)
      const sign = Number(shown) === 0 ? '' : value < 0 ? '−' : '+'
      return `${sign}${shown} ± ${(high - value).toFixed(1)}`
    }),
  ])
  return tableLines([['', 'rounds', 'decisions', 'steps'], ...rows])
}
