/** What is most and least worth having, or worst to meet. */
import { isTold } from '../../sim/lab/enough.ts'
import type { Findings } from '../../sim/lab/findings.ts'
import type { Compared } from '../../sim/lab/stats/shares.ts'
import { percent, tableLines } from '../table.ts'

const SHOWN = 4

export function thingLines({ things }: Findings): string[] {
  return things.flatMap(({ name, rows }) => {
    const told = rows.filter(isTold)
    if (told.length === 0) return []
    const shown = told.length > 2 * SHOWN ? [...told.slice(0, SHOWN), null, ...told.slice(-SHOWN)] : told
    const head = [name, 'sides', 'won with', 'without', 'difference', '95% between']
    return ['', ...tableLines([head, ...shown.map(cellsOf)])]
  })
}

function cellsOf(thing: Compared | null): string[] {
  if (!thing) return ['…']
  const { id, with: held, without, difference } = thing
  return [
    id,
    `${held.of}`,
    percent(held.share),
    percent(without.share),
    signed(difference.value),
    `${signed(difference.low)} to ${signed(difference.high)}`,
  ]
}

export function signed(share: number): string {
  return `${share < 0 ? '−' : '+'}${percent(Math.abs(share))}`
}
