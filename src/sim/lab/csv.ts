/** What a study comes to as one table for other programs: a row for each number that has a name. */
import type { Interval } from '../wilson.ts'
import { comparedIn, comparedKindsIn } from './compared.ts'
import { dangerRows } from './csv-dangers.ts'
import { type Findings, findingsOf } from './findings.ts'
import type { Progress } from './record.ts'
import type { Bin } from './stats/calibration.ts'
import { pairedMean } from './stats/paired.ts'
import type { Share } from './stats/shares.ts'
import type { Spread } from './stats/spread.ts'
import type { Study } from './study.ts'
import type { Counted, Pair } from './tally.ts'
import type { Took } from './took.ts'

const HEAD = ['arm', 'table', 'group', 'id', 'count', 'hits', 'value', 'low', 'high', 'p']

/** Table, group, id, count, hits, value, low, high, p; what has no such number leaves it empty. */
type Row = readonly (string | number)[]

export function csvOf(study: Study, { counted, took }: Progress): string {
  const arms = study.arms.flatMap(({ name }, arm) => {
    const tally = counted.arms[arm]
    return tally ? rowsOf(findingsOf(tally)).map(row => [name, ...row]) : []
  })
  const rows = [...arms, ...comparedRows(study, counted), ...thoughtRows(took)].map(filled)
  return `${[HEAD, ...rows].map(row => row.map(cellOf).join(',')).join('\n')}\n`
}

function rowsOf(found: Findings): Row[] {
  const shares = (table: string, group: string, rows: readonly Share[]) =>
    rows.map(
      ({ id, of, won, share, low, high }): Row =>
        of === 0 ? [table, group, id, 0] : [table, group, id, of, won, share, low, high],
    )
  const chances = (table: string, name: string, bins: readonly Bin[]) =>
    bins.map(
      ({ shown, of, happened, share, low, high }): Row => [
        table,
        name,
        shown,
        of,
        happened,
        share,
        low,
        high,
      ],
    )
  const spread = (name: string, { count, mean, low, high, tenth, median, ninetieth }: Spread): Row[] => [
    // Decisions of one game have to do with each other: how sure their mean is, does not follow from their number.
    ['length', name, 'mean', count, '', mean, ...(name === 'branching' ? [] : reachOf({ low, high }))],
    ['length', name, 'tenth', count, '', tenth],
    ['length', name, 'median', count, '', median],
    ['length', name, 'ninetieth', count, '', ninetieth],
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
        // Nobody without it, or nobody with it: there is nothing to tell them from.
        held.of === 0 || without.of === 0
          ? ['difference', name, id, held.of]
          : ['difference', name, id, held.of, '', value, low, high],
      ]),
    ),
    ...dangerRows(found),
    ...found.deaths.map(
      ({ by, where, count, share, low, high }): Row => ['death', where, by, count, '', share, low, high],
    ),
    ...found.places.map(({ place, came, fell }): Row => ['place', '', place, came, fell, '', '', '']),
    ...found.survival.flatMap(({ name, rows }) =>
      rows.map(
        ({ stage, reached, fell, alive, low, high }): Row => [
          'survival',
          name,
          stage,
          reached,
          fell,
          alive,
          low,
          high,
        ],
      ),
    ),
    ...found.dice.map(({ die, faces, statistic, p }): Row => {
      const count = faces.reduce((sum, face) => sum + face, 0)
      return ['dice', 'chi-squared', die, count, '', statistic, '', '', p]
    }),
    // What a bot expected is nothing that anybody is shown.
    ...chances('expected', 'win', found.expected),
    ...found.calibration.flatMap(({ name, rows }) => chances('calibration', name, rows)),
  ]
}

/** Every arm but the first, held against the first on the same games. */
function comparedRows(study: Study, counted: Counted): Row[] {
  const won = comparedIn(study, counted).flatMap(({ seat, arms }) =>
    arms.flatMap(({ name, paired }): Row[] => {
      if (!paired) return []
      const { games, first, other, value, low, high, p } = paired
      return [
        [name, 'compared', 'won', seat ?? '', games, '', value, low, high, p],
        [name, 'compared', 'won-here-only', seat ?? '', games, other],
        [name, 'compared', 'won-there-only', seat ?? '', games, first],
      ]
    }),
  )
  const same = comparedKindsIn(study, counted).flatMap(group =>
    group.rows.flatMap(({ id, arms }) =>
      arms.flatMap(({ name, paired }): Row[] => {
        if (!paired) return []
        const { games, value, low, high, p } = paired
        return [[name, `compared-${group.kind}`, group.name, id, games, '', value, low, high, p]]
      }),
    ),
  )
  return [
    ...won,
    ...same,
    ...counted.pairs.flatMap((pair, index) => changeRows(study.arms[index + 1]?.name ?? '', pair)),
  ]
}

function changeRows(name: string, pair: Pair): Row[] {
  return (['rounds', 'steps', 'decisions'] as const).map(length => {
    const mean = pairedMean(pair[length], pair.games)
    return [name, 'compared', length, 'mean', pair.games, '', mean.value, ...reachOf(mean)]
  })
}

/** One game alone has no interval. */
function reachOf({ low, high }: Interval): Row {
  return Number.isFinite(low) ? [low, high] : []
}

/** Milliseconds that a decision takes, of those that were timed in all arms. */
function thoughtRows(took: Took): Row[] {
  return Object.entries(took)
    .filter(([, { decisions }]) => decisions > 0)
    .map(([bot, { decisions, milliseconds }]) => [
      '',
      'thought',
      'milliseconds',
      bot,
      decisions,
      '',
      milliseconds / decisions,
    ])
}

function filled(row: Row): Row {
  return HEAD.map((_, at) => row[at] ?? '')
}

/** Names come out of packs that strangers share: none is to be a formula of whatever sheet opens this. */
function cellOf(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@]/.test(value) ? `'${value}` : String(value)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
