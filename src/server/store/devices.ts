/** What is kept for a device, all that there is of it, and its end. */
import type { Json } from '../../engine/types.ts'
import { saidBy } from './chat.ts'
import { attemptsBy } from './days.ts'
import { gatheringsOf, vacate } from './gatherings.ts'
import { rightsIn } from './rights.ts'
import { type Sql, sql, unpacked } from './sql.ts'
import type { DeviceId, Devices } from './store.ts'
import { dueFor } from './waits.ts'

export function devicesIn(database: Sql): Devices {
  return {
    read: device => read(database, device),
    write: async (device, data) =>
      void (await database.all(sql`insert into devices (device, data) values (${device}, ${JSON.stringify(data)})
        on conflict (device) do update set data = excluded.data`)),
    everything: device => everything(database, device),
    erase: device => erase(database, device),
  }
}

async function read(database: Sql, device: DeviceId): Promise<Json | null> {
  const [row] = await database.all(sql`select data from devices where device = ${device}`)
  return row ? unpacked(row, 'data') : null
}

/** Of a gathering only its own seats: the secret of the dice is nobody's. */
async function everything(database: Sql, device: DeviceId): Promise<Json> {
  const gathered = (await gatheringsOf(database, device)).map(({ id, game, seats }) => ({
    match: id,
    game,
    seats: seats.filter(seat => seat.device === device),
  }))
  const all = {
    device,
    settings: await read(database, device),
    rights: await rightsIn(database).of(device),
    gatherings: gathered,
    said: await saidBy(database, device),
    attempts: await attemptsBy(database, device),
    due: await dueFor(database, device),
  }
  return JSON.parse(JSON.stringify(all))
}

async function erase(database: Sql, device: DeviceId): Promise<void> {
  await vacate(database, device)
  await database.together([
    sql`delete from rights where device = ${device}`,
    sql`delete from devices where device = ${device}`,
    sql`delete from attempts where device = ${device}`,
    sql`delete from due where device = ${device}`,
    sql`update chat set device = '', name = '' where device = ${device}`,
  ])
}
