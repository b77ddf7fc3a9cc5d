/** Matches in a database: a row for each, and a row for each entry of its log. */
import type { MatchId } from '../../table/protocol.ts'
import type { Kept, ReadMatch, Stored, StoredMatch } from '../../table/store.ts'
import { packed } from './append.ts'
import { type Append, type Query, type Row, type Sql, sql, unpacked } from './sql.ts'
import type { ServerMatches } from './store.ts'

export function matchesIn(database: Sql, append: (asked: Append) => Promise<Kept>): ServerMatches {
  return {
    list: async () => (await database.all(sql`select * from matches`)).map(recordIn),
    records: async ids =>
      ids.length === 0
        ? []
        : (await database.all(sql`select * from matches where id in ${ids}`)).map(recordIn),
    unfinished: async since =>
      (
        await database.all(
          sql`select id from matches where is_over = 0 and touched >= ${since} order by touched desc`,
        )
      ).map(row => String(row['id'])),
    unsettled: async since =>
      (
        await database.all(
          sql`select m.id from matches m join gatherings g on g.id = m.id
            where m.is_over = 1 and m.touched >= ${since} and g.data like ${'%"phase":"begun"%'}`,
        )
      ).map(row => String(row['id'])),
    read: (id, since = 0) => read(database, id, since),
    append: async (expected, record, entries) => append(packed(expected, record, entries)),
    remove: async id => void (await database.together(removing(id))),
  }
}

function recordIn(row: Row): Stored<StoredMatch> {
  return {
    ...unpacked(row, 'record'),
    header: unpacked(row, 'header'),
    revision: Number(row['revision']),
  }
}

/**
 * The log comes as one text, which is read quicker than as many. Somebody may write, or remove it and begin anew,
 * between the two looks; hardly twice in a row.
 */
async function read(database: Sql, id: MatchId, since: number, tries = 3): Promise<ReadMatch | null> {
  const [row] = await database.all(sql`select * from matches where id = ${id}`)
  if (!row) return null
  const length = Number(row['length'])
  const [log = {}] = await database.all(
    sql`select count(*) as count, string_agg(entry, ',' order by seq) as log from entries
      where match_id = ${id} and seq >= ${since} and seq < ${length}`,
  )
  const [count, wanted] = [Number(log['count']), Math.max(0, length - since)]
  if (count === wanted)
    return { record: recordIn(row), entries: JSON.parse(`[${count === 0 ? '' : String(log['log'])}]`) }
  if (tries === 0)
    throw new Error(`The log of match ${id} is damaged: ${count} of ${wanted} entries are there.`)
  return read(database, id, since, tries - 1)
}

/** All that belongs to a match goes with it, but not what it counted for on a day. */
function removing(id: MatchId): Query[] {
  return [
    sql`delete from matches where id = ${id}`,
    sql`delete from gatherings where id = ${id}`,
    sql`delete from links where match_id = ${id}`,
    sql`delete from rights where match_id = ${id}`,
    sql`delete from chat where match_id = ${id}`,
    sql`delete from talks where match_id = ${id}`,
    sql`delete from waits where match_id = ${id}`,
    sql`delete from due where match_id = ${id}`,
  ]
}
