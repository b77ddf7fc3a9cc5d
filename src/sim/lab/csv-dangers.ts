/** Rows of a table for other programs: what was met, what it cost and what was tried. */
import type { Findings } from './findings.ts'

type Row = readonly (string | number)[]

export function dangerRows({ things, dangers, trials }: Findings): Row[] {
  return [
    ...things.flatMap(({ name, rows }) =>
      rows.map(({ id, times }): Row => ['times', name, id, times, '', '', '', '']),
    ),
    ...dangers.flatMap(({ name, rows }) =>
      rows.flatMap(({ id, games, met, fell: { won, share, low, high }, lost, each }): Row[] => [
        ['met', name, id, met, games, '', '', ''],
        ['fell', name, id, met, won, share, low, high],
        ['lost', name, id, met, lost, each.value, ...(games > 1 ? [each.low, each.high] : ['', ''])],
      ]),
    ),
    ...trials.flatMap(({ name, rows }) =>
      rows.flatMap(({ id, with: held, without, difference: { value, low, high } }): Row[] => [
        ['used', name, id, held.of, held.won, held.share, held.low, held.high],
        ...(without.of > 0 ? [['used-difference', name, id, held.of, '', value, low, high]] : []),
      ]),
    ),
  ]
}
