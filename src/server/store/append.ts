/** What is added to a match, packed when it is asked for: whatever its caller does to it afterwards. */
import type { Entry, Header } from '../../engine/match.ts'
import { type StoredMatch, UNWRITTEN } from '../../table/store.ts'
import { type Append, type Query, sql } from './sql.ts'

/** The header may hold a whole content pack and never changes, so it is written at first and never again. */
export function packed(expected: number, full: StoredMatch, entries: readonly Entry[]): Append {
  const { header, ...record } = full
  const { length } = entries
  return {
    match: record.id,
    place: expected === UNWRITTEN ? first(record, header, length) : further(record, expected, length),
    entries: entries.map(entry => JSON.stringify(entry)),
  }
}

type Headless = Omit<StoredMatch, 'header'>

/** Nobody has to look after it any more. */
const isOver = ({ summary, closed }: Headless) => Number(summary.over || closed === true)

function first(record: Headless, header: Header, length: number): Query {
  const { touched } = record.summary
  return sql`insert into matches (id, header, record, revision, length, touched, is_over)
    values (${record.id}, ${JSON.stringify(header)}, ${JSON.stringify(record)}, 1, ${length}, ${touched},
      ${isOver(record)})
    on conflict do nothing returning id, length`
}

function further(record: Headless, expected: number, length: number): Query {
  const { touched } = record.summary
  return sql`update matches set record = ${JSON.stringify(record)}, revision = revision + 1,
      length = length + ${length}, touched = ${touched}, is_over = ${isOver(record)}
    where id = ${record.id} and revision = ${expected} returning id, length`
}
