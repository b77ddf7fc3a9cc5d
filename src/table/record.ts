/** What is kept of a match beside its log. */
import { hash } from '../engine/hash.ts'
import { resultOf } from '../engine/seats.ts'
import type { House } from './house.ts'
import type { StoredMatch } from './store.ts'
import { summaryOf, summaryTexts } from './summary.ts'
import type { Table } from './table.ts'

/** Of a match that is new here. */
export function recordOf(house: House, table: Table, sheets: readonly string[]): StoredMatch {
  const { id, differs, match } = table
  const isOver = resultOf(match) !== null
  return {
    id,
    ...listed(house, table),
    ...(differs ? { differs } : {}),
    ...(isOver ? { foreign: true } : {}),
    format1: 0,
    used: 0,
    sheets,
  }
}

/** The match as a list shows it, in whatever language the list will be read, and what it must fold to. */
export function listed(
  { world }: House,
  table: Table,
): Pick<StoredMatch, 'header' | 'summary' | 'texts' | 'standings' | 'hash' | 'result'> {
  const { match, stopped } = table
  const { texts, standings } = summaryTexts(table)
  return {
    header: match.header,
    summary: summaryOf(table, texts.en, world.date()),
    texts,
    standings,
    result: resultOf(match),
    ...(stopped ? {} : { hash: hash(match.state) }),
  }
}
