/** The matches of a device, and one more with the same people. */

import { commitmentTo } from '../../engine/fair.ts'
import { done } from '../../engine/result.ts'
import type { Result } from '../../engine/types.ts'
import { listedIn } from '../../table/list.ts'
import type { OnlineSummary } from '../../table/online/protocol.ts'
import { REMOTE } from '../../table/online/protocol.ts'
import type { MatchId } from '../../table/protocol.ts'
import { type StoredMatch, UNWRITTEN } from '../../table/store.ts'
import { seatsOf } from '../guest.ts'
import { faultOfHosting, phaseOf } from '../hosting.ts'
import { newSecret } from '../secrets.ts'
import { admit, type Server, turnAway } from '../server.ts'
import type { Gathering, Right } from '../store/store.ts'
import { refuse } from '../text/index.ts'
import { gatheringOf, type Known, type OnlineHandlers } from './handlers.ts'

export const YOUR_CALLS: OnlineHandlers<'yours' | 'rematch' | 'exportDevice' | 'eraseDevice'> = {
  yours: async (server, guest) => {
    const rights = await server.store.rights.of(guest.device)
    const ids = [...new Set(rights.map(({ match }) => match))]
    const [gatherings, records] = await Promise.all([
      server.store.gatherings.many(ids),
      server.store.matches.records(ids),
    ])
    const played = new Map(records.map(record => [record.id, record]))
    const listed = await Promise.all(
      gatherings.map(gathering => summaryOf(server, guest, gathering, played.get(gathering.id), rights)),
    )
    return done(listed.toSorted((one, other) => other.touched - one.touched))
  },
  rematch: (server, guest, { match }) => rematch(server, guest, match),
  exportDevice: async ({ store }, { device }) => done(await store.devices.everything(device)),
  eraseDevice: async (server, guest) => {
    await server.store.devices.erase(guest.device)
    for (const each of server.guests.of(guest.device)) turnAway(server, each)
    return done(null)
  },
}

async function summaryOf(
  { house }: Server,
  { session }: Known,
  gathering: Gathering,
  record: StoredMatch | undefined,
  rights: readonly Right[],
): Promise<OnlineSummary> {
  const yours = rights.flatMap(({ match, seat }) => (match === gathering.id && seat !== null ? [seat] : []))
  const phase = phaseOf(gathering, record)
  const listed = record ? await listedIn(house, session.language, record) : gatheredSummary(gathering)
  const waitsFor = phase === 'begun' && record ? (record.summary.asked ?? []) : []
  const won = record?.result ? record.result.winners.some(seat => yours.includes(seat)) : null
  const summary = { ...listed, phase, yours, waitsFor, waitsSince: listed.touched, won }
  // How far it is may be told as its only person sees it: nobody else is told (S11).
  return yours.length > 0 ? summary : { ...summary, text: '', standing: '' }
}

function gatheredSummary({ id, game, seats, touched }: Gathering) {
  const holders = seats.map(({ holder }) => holder)
  const empty = { steps: 0, text: '', standing: '', over: false, waits: false, won: null, deal: null }
  return { ...empty, match: id, game, seats: holders, touched }
}

/** Whoever played sits where they sat, as soon as they come; everybody else sees an open seat that is kept. */
async function rematch(server: Server, guest: Known, match: MatchId): Promise<Result<{ match: MatchId }>> {
  const { store, house } = server
  const last = await gatheringOf(server, match)
  if (!last.ok) return last
  if (seatsOf(guest, match).length === 0) return refuse('turn', t => t.noSeatYours)
  const [record] = await store.matches.records([match])
  if (!record?.summary.over && !record?.closed) return refuse('turn', t => t.notYetOver)
  const full = await faultOfHosting(server, guest.device)
  if (full) return full
  const secret = newSecret()
  const next: Gathering = {
    ...last.value,
    id: `${REMOTE}${house.world.newId()}`,
    phase: 'gathering',
    isPublic: false,
    seats: last.value.seats.map(({ holder, device }) =>
      device === undefined ? { holder } : { holder: { kind: 'open', name: holder.name }, device },
    ),
    secret,
    commitment: commitmentTo(secret),
    touched: house.world.date(),
    lent: [],
    wish: null,
  }
  await store.gatherings.write(UNWRITTEN, next)
  await invitePlayers(server, guest, next)
  return done({ match: next.id })
}

async function invitePlayers(server: Server, guest: Known, { id, seats }: Gathering): Promise<void> {
  await server.store.rights.grant(guest.device, { match: id, role: 'host', seat: null })
  for (const { device } of seats)
    if (device !== undefined)
      await server.store.rights.grant(device, { match: id, role: 'invite', seat: null })
  await admit(server, guest, id)
  for (const { device } of seats)
    for (const other of device === undefined ? [] : server.guests.of(device)) other.send({ push: 'tables' })
}
