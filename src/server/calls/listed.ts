/** The lobby: public gatherings that have not begun. */
import type { LobbyEntry } from '../../table/online/protocol.ts'
import type { Server } from '../server.ts'
import type { Gathering } from '../store/store.ts'

const MOST = 50

export async function listedGatherings({ store }: Server): Promise<readonly LobbyEntry[]> {
  return (await store.gatherings.listed(MOST)).map(entryOf)
}

function entryOf({ id, game, seats, touched }: Gathering): LobbyEntry {
  const taken = seats.filter(({ holder }) => holder.kind !== 'open').length
  const host = seats.find(({ holder }) => holder.kind === 'person')?.holder.name ?? ''
  return { match: id, game, host, taken, seats: seats.length, touched }
}
