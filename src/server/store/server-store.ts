/** The store of a server over either database. */
import type { Kept } from '../../table/store.ts'
import { chatIn } from './chat.ts'
import { daysIn } from './days.ts'
import { devicesIn } from './devices.ts'
import { gatheringsIn } from './gatherings.ts'
import { grouped } from './grouped.ts'
import { matchesIn } from './matches.ts'
import { rightsIn } from './rights.ts'
import { type Append, type Sql, sql } from './sql.ts'
import type { ServerStore } from './store.ts'
import { waitsIn } from './waits.ts'

export function serverStore(database: Sql): ServerStore {
  const appends = grouped<Append, Kept>(all => database.append(all))
  return {
    matches: matchesIn(database, appends.ask),
    gatherings: gatheringsIn(database),
    rights: rightsIn(database),
    chat: chatIn(database),
    devices: devicesIn(database),
    days: daysIn(database),
    waits: waitsIn(database),
    own: (name, make) => own(database, name, make),
    close: async () => {
      await appends.settled()
      await database.close()
    },
  }
}

/** Whoever made one too late takes what the first has made. */
async function own(database: Sql, name: string, make: () => Promise<string>): Promise<string> {
  const kept = async () => {
    const [row] = await database.all(sql`select value from own where name = ${name}`)
    return row ? String(row['value']) : null
  }
  const there = await kept()
  if (there !== null) return there
  const made = await make()
  await database.all(sql`insert into own (name, value) values (${name}, ${made}) on conflict do nothing`)
  return (await kept()) ?? made
}
