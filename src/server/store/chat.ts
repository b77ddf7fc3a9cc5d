/** What was said at matches. */
import { type Row, type Sql, sql } from './sql.ts'
import type { Chat, DeviceId, Said } from './store.ts'

export function chatIn(database: Sql): Chat {
  return {
    add: said => add(database, said),
    latest: async (match, most) =>
      (
        await database.all(
          sql`select * from chat where match_id = ${match} order by number desc limit ${most}`,
        )
      )
        .map(saidIn)
        .toReversed(),
  }
}

/** The row that counts is held until both are kept, so two who speak at once get two numbers. */
async function add(database: Sql, said: Omit<Said, 'number'>): Promise<Said> {
  const { match, device, seat, name, text, at } = said
  const [, rows] = await database.together([
    sql`insert into talks (match_id, last) values (${match}, 1)
      on conflict (match_id) do update set last = talks.last + 1`,
    sql`insert into chat (match_id, number, device, seat, name, text, said_at)
      values (${match}, (select last from talks where match_id = ${match}), ${device}, ${seat}, ${name}, ${text},
        ${at})
      returning number`,
  ])
  return { ...said, number: Number(rows?.[0]?.['number']) }
}

export async function saidBy(database: Sql, device: DeviceId): Promise<readonly Said[]> {
  const rows = await database.all(
    sql`select * from chat where device = ${device} order by said_at, match_id, number`,
  )
  return rows.map(saidIn)
}

function saidIn(row: Row): Said {
  return {
    number: Number(row['number']),
    match: String(row['match_id']),
    device: String(row['device']),
    seat: row['seat'] === null ? null : Number(row['seat']),
    name: String(row['name']),
    text: String(row['text']),
    at: Number(row['said_at']),
  }
}
