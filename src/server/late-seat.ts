/** Who sits where, once a match has begun: every change is an entry of its log. */
import type { SeatHolder } from '../engine/log.ts'
import type { Match } from '../engine/match.ts'
import { done } from '../engine/result.ts'
import { reseat, sit } from '../engine/seats.ts'
import type { Refused, Result, Seat } from '../engine/types.ts'
import { autoplay } from '../table/drive.ts'
import type { House, Room } from '../table/house.ts'
import { faultOfHolder } from '../table/names.ts'
import type { MatchId } from '../table/protocol.ts'
import { commit, enqueue } from '../table/room.ts'
import { withRoom } from '../table/rooms.ts'
import { changeGathering, type Known } from './calls/handlers.ts'
import { tellCompany } from './company.ts'
import { voidSeat } from './links.ts'
import { admitAnew, type Server } from './server.ts'
import type { DeviceId, GatheredSeat } from './store/store.ts'
import { refuse } from './text/index.ts'

interface Wanted {
  readonly match: MatchId
  readonly seat: Seat
  readonly holder: SeatHolder
}

/** A person takes an open seat of a match in play; a host puts a bot on any seat, or opens it, and its links are void. */
export async function lateSeat(server: Server, guest: Known, wanted: Wanted): Promise<Result<null>> {
  const { match, seat, holder } = wanted
  if (holder.kind === 'person') {
    const taken = await entered(server, wanted, table => sit(table, seat, holder))
    return taken.ok ? noted(server, wanted, guest.device) : taken
  }
  if (guest.rights.get(match)?.some(right => right.seat === seat)) return refuse('turn', t => t.ownPerson)
  const put = await entered(server, wanted, table => reseat(table, seat, holder))
  if (!put.ok) return put
  await voidSeat(server, match, seat)
  const set = await noted(server, wanted)
  await admitAnew(server, match)
  server.comeAndGo(match)
  await tellCompany(server, match)
  return set
}

/** The gathering knows whose the seat is, and that nobody lends it any more. */
async function noted(
  server: Server,
  { match, seat, holder }: Wanted,
  device?: DeviceId,
): Promise<Result<null>> {
  const mine: GatheredSeat = { holder, ...(device === undefined ? {} : { device }) }
  const set = await changeGathering(server, match, now =>
    done({ ...now, seats: now.seats.with(seat, mine), lent: now.lent.filter(each => each !== seat) }),
  )
  return set.ok ? done(null) : set
}

/** Puts an entry about a seat into the log; where somebody was quicker, after theirs. */
export function entered(
  { house }: Server,
  { match, seat, holder }: Wanted,
  change: (match: Match) => Result<Match>,
): Promise<Result<null>> {
  return withRoom(house, match, room =>
    enqueue(room, async () => {
      for (;;) {
        const fault = faultIn(room, seat, holder)
        const next = fault ?? change(room.table.match)
        if (!next.ok) return next
        const kept = await commit(house, room, { ...room.table, match: next.value })
        if (!kept.ok) return kept
        if (kept.value) break
      }
      return goOn(house, room)
    }),
  )
}

function faultIn({ table: { match }, record }: Room, seat: Seat, holder: SeatHolder): Refused | null {
  if (record.closed) return refuse('over', t => t.closed)
  return faultOfHolder(holder, match.seats.toSpliced(seat, 1))
}

function goOn(house: House, room: Room): Result<null> {
  void autoplay(house, room)
  return done(null)
}
