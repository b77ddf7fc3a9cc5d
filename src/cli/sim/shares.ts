/** Rates of winning as rows, with their intervals drawn. */
import type { Facts } from '../../engine/types.ts'
import type { Findings, Group } from '../../sim/lab/findings.ts'
import type { Share } from '../../sim/lab/stats/shares.ts'
import { toldTraits } from '../../sim/lab/told-traits.ts'
import type { Interval } from '../../sim/wilson.ts'
import { percent, tableLines } from '../table.ts'

/** By seat, bot, option and trait, where there is more than one to be told apart. */
export function shareLines(found: Findings, facts: Facts, count: number): string[] {
  const { seats, bots, options } = found
  const groups: Group<Share>[] = [
    { name: 'seat', rows: count > 1 ? seats.map(seat => ({ ...seat, id: `${Number(seat.id) + 1}` })) : [] },
    { name: 'bot', rows: bots },
    ...options,
    ...toldTraits(found, facts),
  ]
  return groups.filter(({ rows }) => rows.length > 1).flatMap(groupLines)
}

function groupLines({ name, rows }: Group<Share>): string[] {
  const cells = rows.map(({ id, of, won, share, low, high }) => [
    id,
    `${of}`,
    `${won}`,
    percent(share),
    `${percent(low)} to ${percent(high)}`,
    strip({ low, high }),
  ])
  return [
    '',
    ...tableLines([[name, 'of', 'won', '', '95% between', `0 ${' '.repeat(WIDTH - 6)}100%`], ...cells]),
  ]
}

const WIDTH = 24

/** From 0 to 1, where the interval lies. */
function strip({ low, high }: Interval): string {
  const [from, to] = [Math.floor(low * (WIDTH - 1)), Math.ceil(high * (WIDTH - 1))]
  return `${'·'.repeat(from)}${'█'.repeat(Math.max(1, to - from))}${'·'.repeat(WIDTH)}`.slice(0, WIDTH)
}
