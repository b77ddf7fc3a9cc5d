/** Whom a match waits for and has told so, and what is told when somebody's quiet hours are over. */
import { type Row, type Sql, sql } from './sql.ts'
import type { DeviceId, Due, Waits } from './store.ts'

export function waitsIn(database: Sql): Waits {
  return {
    claim: async ({ match, seat, version }, acted) => {
      const rows = await database.all(sql`insert into waits (match_id, seat, version)
        values (${match}, ${seat}, ${version})
        on conflict (match_id, seat) do update set version = excluded.version where waits.version < ${acted}
        returning seat`)
      return rows.length > 0
    },
    put: async ({ device, match, seat, version, at }) =>
      void (await database.all(sql`insert into due (device, match_id, seat, version, due_at)
        values (${device}, ${match}, ${seat}, ${version}, ${at})
        on conflict (device, match_id, seat)
          do update set version = excluded.version, due_at = excluded.due_at`)),
    due: async now =>
      (await database.all(sql`select * from due where due_at <= ${now} order by due_at, match_id, seat`)).map(
        dueIn,
      ),
    take: async ({ device, match, seat, version, at }) => {
      const rows = await database.all(sql`delete from due where device = ${device} and match_id = ${match}
        and seat = ${seat} and version = ${version} and due_at = ${at} returning seat`)
      return rows.length > 0
    },
  }
}

export async function dueFor(database: Sql, device: DeviceId): Promise<readonly Due[]> {
  const rows = await database.all(
    sql`select * from due where device = ${device} order by due_at, match_id, seat`,
  )
  return rows.map(dueIn)
}

function dueIn(row: Row): Due {
  return {
    device: String(row['device']),
    match: String(row['match_id']),
    seat: Number(row['seat']),
    version: Number(row['version']),
    at: Number(row['due_at']),
  }
}
