/** What is kept of a match beside its log. */
import { hash } from '../engine/hash.ts'
import { resultOf } from '../engine/seats.ts'
import type { World } from './house.ts'
import type { StoredMatch } from './store.ts'
import { summaryOf, summaryTexts } from './summary.ts'
import type { Table } from './table.ts'

/** Where there is a clock, and perhaps a quick hash. */
interface Dated {
  readonly world: Pick<World, 'date' | 'digest'>
}

/** Of a match that is new here. */
export function recordOf(house: Dated, table: Table, sheets: readonly string[]): StoredMatch {
  const { id, differs, match } = table
  const isOver = resultOf(match) !== null
  return {
    id,
    ...keptOf(house, table),
    ...summaryTexts(table),
    ...(differs ? { differs } : {}),
    ...(isOver ? { foreign: true } : {}),
    format1: 0,
    used: 0,
    sheets,
  }
}

/** The same after a step. What a list says of it is worded once it is over, or when it is left: never at every step. */
export function recordAfter(house: Dated, record: StoredMatch, table: Table, used: number): StoredMatch {
  const { texts: _, standings: __, ...rest } = record
  const kept = keptOf(house, table)
  return { ...rest, ...kept, ...(kept.result ? summaryTexts(table) : {}), used }
}

/** The match as a list shows it, and what it must fold to. */
function keptOf({ world }: Dated, table: Table): Pick<StoredMatch, 'header' | 'summary' | 'hash' | 'result'> {
  const { match, stopped } = table
  return {
    header: match.header,
    summary: summaryOf(table, world.date()),
    result: resultOf(match),
    ...(stopped ? {} : { hash: hash(match.state, world.digest) }),
  }
}
