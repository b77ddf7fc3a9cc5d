/** Those who gather for a match. */
import { type Kept, type Stored, UNWRITTEN } from '../../table/store.ts'
import { type Query, type Row, type Sql, sql, unpacked } from './sql.ts'
import type { DeviceId, GatheredSeat, Gathering, Gatherings } from './store.ts'

export function gatheringsIn(database: Sql): Gatherings {
  const those = async (query: Query) => (await database.all(query)).map(gatheringIn)
  return {
    read: async id => (await those(sql`select * from gatherings where id = ${id}`))[0] ?? null,
    write: (expected, gathering) => write(database, expected, gathering),
    listed: most =>
      those(sql`select * from gatherings where is_listed = 1 order by touched desc limit ${most}`),
    many: async ids => (ids.length === 0 ? [] : those(sql`select * from gatherings where id in ${ids}`)),
    remove: async id => void (await database.all(sql`delete from gatherings where id = ${id}`)),
  }
}

function gatheringIn(row: Row): Stored<Gathering> {
  return { ...unpacked(row, 'data'), revision: Number(row['revision']) }
}

async function write(database: Sql, expected: number, gathering: Gathering): Promise<Kept> {
  const { id, phase, isPublic, touched } = gathering
  const data = JSON.stringify(gathering)
  const isListed = Number(isPublic && (phase === 'gathering' || phase === 'starting'))
  const rows = await database.all(
    expected === UNWRITTEN
      ? sql`insert into gatherings (id, data, revision, is_listed, touched)
          values (${id}, ${data}, 1, ${isListed}, ${touched}) on conflict do nothing returning id`
      : sql`update gatherings set data = ${data}, revision = revision + 1, is_listed = ${isListed},
          touched = ${touched} where id = ${id} and revision = ${expected} returning id`,
  )
  return rows.length > 0 ? 'kept' : 'behind'
}

/** Where this device has sat down. */
export async function gatheringsOf(database: Sql, device: DeviceId): Promise<readonly Stored<Gathering>[]> {
  const rows = await database.all(
    sql`select * from gatherings where data like ${`%${JSON.stringify(device)}%`}`,
  )
  return rows.map(gatheringIn).filter(({ seats }) => seats.some(seat => seat.device === device))
}

/** Its seats are open again; whoever wrote in between is not written over. */
export async function vacate(database: Sql, device: DeviceId): Promise<void> {
  const open: GatheredSeat = { holder: { kind: 'open', name: '' } }
  for (const { revision, ...gathering } of await gatheringsOf(database, device)) {
    const seats = gathering.seats.map(seat => (seat.device === device ? open : seat))
    const kept = await write(database, revision, { ...gathering, seats })
    if (kept === 'behind') return vacate(database, device)
  }
}
