/** Links, and what the devices that opened them may do. */
import { type Row, type Sql, sql } from './sql.ts'
import { type DeviceId, type Right, type Rights, ROLES, type Role } from './store.ts'

/** A key of a table takes no null. */
const NO_SEAT = -1

export function rightsIn(database: Sql): Rights {
  return {
    behind: async link => {
      const [row] = await database.all(sql`select * from links where link = ${link}`)
      return row ? rightIn(row) : null
    },
    addLink: async (link, { match, role, seat }) =>
      void (await database.all(sql`insert into links (link, match_id, role, seat)
        values (${link}, ${match}, ${role}, ${seat ?? NO_SEAT}) on conflict do nothing`)),
    dropLinks: async ({ match, role, seat }) =>
      void (await database.all(sql`delete from links
        where match_id = ${match} and role = ${role} and seat = ${seat ?? NO_SEAT}`)),
    grant: async (device, { match, role, seat }) =>
      void (await database.all(sql`insert into rights (device, match_id, role, seat)
        values (${device}, ${match}, ${role}, ${seat ?? NO_SEAT}) on conflict do nothing`)),
    revoke: (right, device) => revoke(database, right, device),
    of: async (device, match) =>
      (
        await database.all(
          match === undefined
            ? sql`select * from rights where device = ${device}`
            : sql`select * from rights where device = ${device} and match_id = ${match}`,
        )
      ).map(rightIn),
    at: async match =>
      (await database.all(sql`select * from rights where match_id = ${match} order by seat`)).map(row => ({
        ...rightIn(row),
        device: String(row['device']),
      })),
  }
}

async function revoke(database: Sql, { match, role, seat }: Right, device?: DeviceId): Promise<void> {
  const place = seat ?? NO_SEAT
  await database.all(
    device === undefined
      ? sql`delete from rights where match_id = ${match} and role = ${role} and seat = ${place}`
      : sql`delete from rights
          where match_id = ${match} and role = ${role} and seat = ${place} and device = ${device}`,
  )
}

function rightIn(row: Row): Right {
  const seat = Number(row['seat'])
  return { match: String(row['match_id']), role: roleIn(row), seat: seat === NO_SEAT ? null : seat }
}

function roleIn(row: Row): Role {
  const role = ROLES.find(each => each === row['role'])
  if (!role) throw new Error(`There is no role ${String(row['role'])}.`)
  return role
}
