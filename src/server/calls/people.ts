/** Links, names, and what the host of a match can do. */
import { BEST, type Level } from '../../bots/names.ts'
import { done } from '../../engine/result.ts'
import { reseat } from '../../engine/seats.ts'
import type { Refused, Result, Seat } from '../../engine/types.ts'
import { type House, kitFor, type Room } from '../../table/house.ts'
import { faultOfName } from '../../table/names.ts'
import type { MatchId } from '../../table/protocol.ts'
import { enqueue, kept, reload } from '../../table/room.ts'
import { withRoom } from '../../table/rooms.ts'
import { show } from '../../table/viewer.ts'
import { tellCompany } from '../company.ts'
import { type Guest, isHost, seatsOf } from '../guest.ts'
import { entered } from '../late-seat.ts'
import { linkFor } from '../links.ts'
import { hashOf } from '../secrets.ts'
import { admit, admitAnew, type Server } from '../server.ts'
import { refuse } from '../text/index.ts'
import { changeGathering, faultOfHost, gatheringOf, type OnlineHandlers } from './handlers.ts'

type Name = 'follow' | 'newLink' | 'rename' | 'handOver' | 'shut' | 'drop' | 'lend' | 'takeBack'

export const PEOPLE_CALLS: OnlineHandlers<Name> = {
  follow: async (server, guest, { link }) => {
    const right = await server.store.rights.behind(hashOf(link))
    if (!right) return refuse('unknown', t => t.noLink)
    await server.store.rights.grant(guest.device, right)
    await admit(server, guest, right.match)
    return done(right)
  },
  newLink: async (server, guest, { match, role, seat }) => {
    const isOwn = role === 'seat' && seat !== undefined && seatsOf(guest, match).includes(seat)
    const wrong = isOwn ? null : faultOfHost(guest, match)
    if (wrong) return wrong
    const right = { match, role, seat: role === 'seat' ? (seat ?? null) : null }
    const gathering = await gatheringOf(server, match)
    if (!gathering.ok) return gathering
    if (role === 'seat' && !gathering.value.seats[right.seat ?? -1])
      return refuse('options', t => t.noPersonThere)
    const kit = await kitFor(server.house, gathering.value.game)
    if (!kit.ok) return kit
    // Whoever opened it would see the hand of somebody else, and nobody would know.
    if (role === 'seat' && !isOwn && kit.value.facts.hidden) return refuse('turn', t => t.linkOfAnother)
    await server.store.rights.dropLinks(right)
    return done({ link: await linkFor(server, match, role, right.seat) })
  },
  rename: async (server, guest, { match, seat, name }) => {
    if (!seatsOf(guest, match).includes(seat) && !isHost(guest, match)) return refuse('turn', t => t.hostOnly)
    return named(server, match, seat, name)
  },
  handOver: async (server, guest, { match, seat }) => {
    const wrong = faultOfHost(guest, match)
    if (wrong) return wrong
    const rights = await server.store.rights.at(match)
    const next = rights.filter(right => right.role === 'seat' && right.seat === seat)
    if (next.length === 0) return refuse('unknown', t => t.noPersonThere)
    const host = { match, role: 'host', seat: null } as const
    await server.store.rights.revoke(host)
    await server.store.rights.dropLinks(host)
    for (const { device } of next) await server.store.rights.grant(device, host)
    await peopleChanged(server, match)
    return done(null)
  },
  shut: async (server, guest, { match }) => {
    const attempt = await server.store.days.ofMatch(match)
    const wrong = attempt?.device === guest.device ? null : faultOfHost(guest, match)
    return wrong ?? shut(server, match)
  },
  drop: async (server, guest, { match }) => {
    const rights = guest.rights.get(match)
    if (!rights) return refuse('unknown', t => t.noMatchForYou)
    for (const right of rights) await server.store.rights.revoke(right, guest.device)
    // Whoever goes need not be told.
    guest.attends.delete(match)
    await peopleChanged(server, match)
    return done(null)
  },
  lend: async (server, guest, { match, seat, level }) => {
    const wrong =
      faultOfHost(guest, match) ?? faultOfAway(server, guest, match, seat, server.limits.awayForHost)
    return wrong ?? lend(server, match, seat, level)
  },
  takeBack: async (server, guest, { match }) => {
    const gathering = await gatheringOf(server, match)
    if (!gathering.ok) return gathering
    const seat = seatsOf(guest, match).find(each => gathering.value.lent.includes(each))
    const holder = seat === undefined ? undefined : gathering.value.seats[seat]?.holder
    if (seat === undefined || !holder) return refuse('turn', t => t.notLent)
    const back = await entered(server, { match, seat, holder }, table => reseat(table, seat, holder))
    if (!back.ok) return back
    const set = await changeGathering(server, match, now =>
      done({ ...now, lent: now.lent.filter(each => each !== seat) }),
    )
    await tellCompany(server, match)
    return set.ok ? done(null) : set
  },
}

/** A bot plays for somebody who is away; the seat stays theirs. */
export async function lend(
  server: Server,
  match: MatchId,
  seat: Seat,
  level: Level = BEST,
): Promise<Result<null>> {
  const gathering = await gatheringOf(server, match)
  if (!gathering.ok) return gathering
  const { holder } = gathering.value.seats[seat] ?? {}
  if (holder?.kind !== 'person') return refuse('unknown', t => t.noPersonThere)
  const bot = { kind: 'bot', name: holder.name, level } as const
  const put = await entered(server, { match, seat, holder: bot }, table => reseat(table, seat, bot))
  if (!put.ok) return put
  const set = await changeGathering(server, match, now =>
    done({ ...now, lent: [...new Set([...now.lent, seat])], wish: null }),
  )
  await tellCompany(server, match)
  return set.ok ? done(null) : set
}

/** Why a seat cannot be given to a bot by somebody else yet. */
export function faultOfAway(
  { presence, house }: Server,
  guest: Guest,
  match: MatchId,
  seat: Seat,
  least: number,
): Refused | null {
  if (seatsOf(guest, match).includes(seat)) return refuse('turn', t => t.ownPerson)
  const away = presence.isPresent(match, seat) ? 0 : house.world.date() - presence.awaySince(match, seat)
  const minutes = Math.round(least / 60_000)
  return away >= least ? null : refuse('turn', t => t.notAway(minutes))
}

async function named(server: Server, match: MatchId, seat: Seat, name: string): Promise<Result<null>> {
  const gathering = await gatheringOf(server, match)
  if (!gathering.ok) return gathering
  if (gathering.value.seats[seat]?.holder.kind !== 'person') return refuse('unknown', t => t.noPersonThere)
  const holder = { kind: 'person', name } as const
  if (gathering.value.phase === 'over') return refuse('over', t => t.isOver)
  if (gathering.value.phase === 'begun' && !gathering.value.lent.includes(seat)) {
    const put = await entered(server, { match, seat, holder }, table => reseat(table, seat, holder))
    if (!put.ok) return put
  }
  const set = await changeGathering(server, match, now => {
    const mine = now.seats[seat]
    if (mine?.holder.kind !== 'person') return refuse('unknown', t => t.noPersonThere)
    const others = now.seats.toSpliced(seat, 1).map(other => other.holder.name)
    const fault = faultOfName(name, others.filter(Boolean))
    return fault ?? done({ ...now, seats: now.seats.with(seat, { ...mine, holder }) })
  })
  await tellCompany(server, match)
  return set.ok ? done(null) : set
}

/** Ends a match for everybody, and lays its secret open. */
async function shut(server: Server, match: MatchId): Promise<Result<null>> {
  const set = await changeGathering(server, match, now =>
    now.phase === 'over'
      ? refuse('over', t => t.isOver)
      : done({ ...now, phase: 'closed' as const, isPublic: false }),
  )
  if (!set.ok) return set
  await withRoom(server.house, match, room => enqueue(room, () => closed(server.house, room)))
  await tellCompany(server, match)
  return done(null)
}

/** Where somebody was quicker, what they did is still part of it. */
async function closed(house: House, room: Room): Promise<Result<null>> {
  while (!(await kept(house, room, { ...room.record, closed: true }, []))) {
    const again = await reload(house, room)
    if (!again.ok) return again
  }
  house.world.changed(room.table.id)
  show(house, room)
  return done(null)
}

async function peopleChanged(server: Server, match: MatchId): Promise<void> {
  await admitAnew(server, match)
  server.comeAndGo(match)
  await tellCompany(server, match)
}
