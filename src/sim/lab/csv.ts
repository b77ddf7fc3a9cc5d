/** What a study comes to as one table for other programs: a row for each number that has a name. */
import { dangerRows, expectedRows } from './csv-dangers.ts'
import { type Findings, findingsOf } from './findings.ts'
import type { Progress } from './record.ts'
import type { Share } from './stats/shares.ts'
import type { Spread } from './stats/spread.ts'
import type { Study } from './study.ts'

const HEAD = ['arm', 'table', 'group', 'id', 'count', 'hits', 'value', 'low', 'high']

/** Table, group, id, count, hits, value, low, high; what has no such number leaves it empty. */
type Row = readonly (string | number)[]

export function csvOf({ arms }: Study, { counted }: Progress): string {
  const rows = arms.flatMap(({ name }, arm) => {
    const tally = counted.arms[arm]
    return tally ? rowsOf(findingsOf(tally)).map(row => [name, ...row]) : []
  })
  return `${[HEAD, ...rows].map(row => row.map(cellOf).join(',')).join('\n')}\n`
}

function rowsOf(found: Findings): Row[] {
  const shares = (table: string, group: string, rows: readonly Share[]) =>
    rows.map(({ id, of, won, share, low, high }): Row => [table, group, id, of, won, share, low, high])
  const spread = (name: string, { count, mean, tenth, median, ninetieth }: Spread): Row[] => [
    ['length', name, 'mean', count, '', mean, '', ''],
    ['length', name, 'median', count, '', median, tenth, ninetieth],
  ]
  return [
    ...shares('all', '', [found.all]),
    ...shares('ending', '', found.endings),
    ...shares('seat', '', found.seats),
    ...shares('bot', '', found.bots),
    ...found.options.flatMap(({ name, rows }) => shares('option', name, rows)),
    ...found.traits.flatMap(({ name, rows }) => shares('trait', name, rows)),
    ...(['rounds', 'steps', 'decisions', 'branching'] as const).flatMap(name => spread(name, found[name])),
    ...found.things.flatMap(({ name, rows }) =>
      rows.flatMap(({ id, with: held, without, difference: { value, low, high } }): Row[] => [
        ...shares('with', name, [{ ...held, id }]),
        ...shares('without', name, [{ ...without, id }]),
        ['difference', name, id, held.of, '', value, low, high],
      ]),
    ),
    ...dangerRows(found),
    ...found.deaths.map(({ by, where, count }): Row => ['death', where, by, count, '', '', '', '']),
    ...found.places.map(({ place, came, fell }): Row => ['place', '', place, came, fell, '', '', '']),
    ...found.survival.flatMap(({ name, rows }) =>
      rows.map(
        ({ stage, reached, fell, alive }): Row => ['survival', name, stage, reached, fell, alive, '', ''],
      ),
    ),
    ...found.dice.map(({ die, faces, statistic, p }): Row => {
      const count = faces.reduce((sum, face) => sum + face, 0)
      return ['dice', 'p', die, count, statistic, p, '', '']
    }),
    ...expectedRows(found),
    ...found.calibration.flatMap(({ name, rows }) =>
      rows.map(
        ({ shown, of, happened, share, low, high }): Row => [
          'calibration',
          name,
          shown,
          of,
          happened,
          share,
          low,
          high,
        ],
      ),
    ),
  ]
}

function cellOf(value: string | number): string {
  const text = String(value)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
