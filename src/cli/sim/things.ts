/** What is most and least worth having, or worst to meet. */
import { isTold } from '../../sim/lab/enough.ts'
import type { Findings, Group } from '../../sim/lab/findings.ts'
import type { Compared } from '../../sim/lab/stats/shares.ts'
import { TEXTS } from '../../sim/report/text/index.ts'
import { percent, tableLines } from '../table.ts'

const SHOWN = 4

export function thingLines({ things }: Findings): string[] {
  return underLead(TEXTS.en.worthLead, things.flatMap(tableOf(['sides', 'times'])))
}

/** What was used, by how often that was. */
export function trialLines({ trials }: Findings): string[] {
  return underLead(TEXTS.en.usedLead, trials.flatMap(tableOf(['used'])))
}

function underLead(lead: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', lead, ...lines]
}

/** Columns of numbers before the shares: how many had it, and how often it came up where that is more. */
type Columns = readonly ['sides', 'times'] | readonly ['used']

const tableOf =
  (columns: Columns) =>
  ({ name, rows }: Group<Compared>): string[] => {
    const told = rows.filter(isTold)
    if (told.length === 0) return []
    const shown = told.length > 2 * SHOWN ? [...told.slice(0, SHOWN), null, ...told.slice(-SHOWN)] : told
    const head = [name, ...columns, 'won with', 'without', 'difference', '95% between']
    return ['', ...tableLines([head, ...shown.map(thing => cellsOf(thing, columns))])]
  }

function cellsOf(thing: Compared | null, columns: Columns): string[] {
  if (!thing) return ['…']
  const { id, times, with: held, without, difference } = thing
  return [
    id,
    ...[held.of, times].slice(0, columns.length).map(count => `${count}`),
    percent(held.share),
    percent(without.share),
    signed(difference.value),
    `${signed(difference.low)} to ${signed(difference.high)}`,
  ]
}

/** What rounds to nothing leans to no side. */
export function signed(share: number): string {
  const size = percent(Math.abs(share))
  const sign = size === percent(0) ? '±' : share < 0 ? '−' : '+'
  return `${sign}${size}`
}
