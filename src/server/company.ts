/** Who is at a match, as each of them may know it. */

import { done } from '../engine/result.ts'
import { personsOf } from '../engine/seats.ts'
import type { Refusal, Seat } from '../engine/types.ts'
import { hasEnded } from '../table/calls/handlers.ts'
import type { Room } from '../table/house.ts'
import type { Company, CompanySeat, Phase, Wish } from '../table/online/protocol.ts'
import type { MatchId } from '../table/protocol.ts'
import { stoppedText } from '../table/reading/stopped.ts'
import { withRoom } from '../table/rooms.ts'
import { holdersOf } from '../table/turn.ts'
import { type Guest, isHost, seatsOf } from './guest.ts'
import { attending, type Server } from './server.ts'
import type { DeviceId, Gathering, KeptWish } from './store/store.ts'
import { refuse } from './text/index.ts'

/** What is the same for everybody. */
interface Everybody extends Omit<Company, 'yours' | 'youHost'> {}

export async function companyFor(server: Server, guest: Guest, gathering: Gathering): Promise<Company> {
  return forGuest(guest, await everybody(server, gathering))
}

/** Everybody here who attends is told; so are the other nodes, unless it was they who told us. */
export async function tellCompany(server: Server, match: MatchId, isOwn = true): Promise<void> {
  if (isOwn) server.bus.tell({ note: 'company', match })
  const guests = attending(server, match)
  const gathering = guests.length > 0 ? await server.store.gatherings.read(match) : null
  if (!gathering) return
  const all = await everybody(server, gathering)
  for (const guest of guests) guest.send({ push: 'company', company: forGuest(guest, all) })
}

function forGuest(guest: Guest, all: Everybody): Company {
  return { ...all, yours: seatsOf(guest, all.match), youHost: isHost(guest, all.match) }
}

async function everybody(server: Server, gathering: Gathering): Promise<Everybody> {
  const { id, game, options, isPublic, withoutHints, commitment } = gathering
  const { content: _, ...shown } = options
  const hosts = await hostsOf(server, id)
  const hasBegun = gathering.phase === 'begun' || gathering.phase === 'over'
  const played = hasBegun ? await asPlayed(server, gathering) : null
  const holders = played?.holders ?? gathering.seats.map(({ holder }) => holder)
  return {
    match: id,
    game,
    options: shown,
    phase: played?.phase ?? gathering.phase,
    isPublic,
    ...(withoutHints ? { withoutHints } : {}),
    seats: holders.map((holder, seat) => seatIn(server, gathering, hosts, { holder, seat })),
    watchers: server.presence.watchers(id),
    commitment,
    wish: played?.wish ?? null,
    notice: played?.notice ?? null,
  }
}

async function hostsOf({ store }: Server, match: MatchId): Promise<ReadonlySet<DeviceId>> {
  const rights = await store.rights.at(match)
  return new Set(rights.flatMap(({ role, device }) => (role === 'host' ? [device] : [])))
}

function seatIn(
  { presence }: Server,
  { id, seats, lent }: Gathering,
  hosts: ReadonlySet<DeviceId>,
  { holder, seat }: { readonly holder: CompanySeat['holder']; readonly seat: Seat },
): CompanySeat {
  const { device, salt } = seats[seat] ?? {}
  const isPresent = presence.isPresent(id, seat)
  const isPersons = device !== undefined && holder.kind !== 'open'
  return {
    holder,
    isPresent,
    awaySince: isPersons && !isPresent ? presence.awaySince(id, seat) : null,
    isHost: device !== undefined && hosts.has(device),
    isReady: salt !== undefined,
    isLent: lent.includes(seat),
  }
}

interface Played {
  readonly phase: Phase
  readonly holders: readonly CompanySeat['holder'][]
  readonly wish: Wish | null
  readonly notice: Refusal | null
}

async function asPlayed(server: Server, { id, wish }: Gathering): Promise<Played | null> {
  const seen = await withRoom(server.house, id, room =>
    done({
      phase: room.record.closed
        ? ('closed' as const)
        : hasEnded(room)
          ? ('over' as const)
          : ('begun' as const),
      holders: holdersOf(room.table.match),
      wish: wish && wishIn(room, wish),
      notice: noticeOf(room),
    }),
  )
  return seen.ok ? seen.value : null
}

/** What everybody should know of a match that older rules began. */
function noticeOf({ table: { stopped } }: Room): Refusal | null {
  if (!stopped) return null
  const said = { en: stoppedText(stopped, 'en'), de: stoppedText(stopped, 'de') }
  return refuse('over', said).refusal
}

/** A wish to go back is of the moment that it was made at. */
export function wishIn({ table: { match } }: Room, wish: KeptWish): Wish | null {
  const { id, by, what, agreed, version } = wish
  if (what.kind === 'back' && version !== match.version) return null
  const waitsFor = personsOf(match).filter(
    seat => !agreed.includes(seat) && !(what.kind === 'bot' && what.seat === seat),
  )
  return { id, by, what, agreed, waitsFor }
}
