/** Opens the store at a place: the address of a Postgres, or a folder. */
import { join } from 'node:path'
import type { ServerStore } from './store.ts'

export const placeIn = (folder: string) => join(folder, 'undercroft.sqlite')

/** Either database is loaded only where it is used. */
export async function openStore(place: string): Promise<ServerStore> {
  if (/^postgres(ql)?:\/\//.test(place)) return (await import('./postgres.ts')).openPostgres(place)
  return (await import('./sqlite.ts')).openSqlite(placeIn(place))
}
