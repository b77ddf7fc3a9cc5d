/** What a handler of a call is, and how it finds the room and the eyes that the call is about. */
import { faultOfSeat, resultOf } from '../../engine/seats.ts'
import type { Refused, Result, Seat } from '../../engine/types.ts'
import type { House, Room, Session, Viewer } from '../house.ts'
import type { HouseCallName, HouseCalls } from '../house-protocol.ts'
import type { MatchId } from '../protocol.ts'
import { withRoom } from '../rooms.ts'
import { refuse } from '../text/index.ts'

export type Handlers<N extends HouseCallName = HouseCallName> = {
  readonly [K in N]: (
    house: House,
    session: Session,
    params: HouseCalls[K]['takes'],
  ) => Promise<Result<HouseCalls[K]['gives']>>
}

/** A room through the eyes of a seat that the match has and the session may take, or of a spectator. */
export function withEyes<T>(
  house: House,
  session: Session,
  { match, seat }: { readonly match: MatchId; readonly seat: Seat | null },
  run: (room: Room) => Result<T>,
): Promise<Result<T>> {
  return withRoom(house, match, room => {
    const wrong = faultOfEyes(room, session, seat)
    return wrong ?? run(room)
  })
}

/** What is over is open to all who may look: from then on nobody has secrets. */
function faultOfEyes(room: Room, session: Session, seat: Seat | null): Refused | null {
  const { match, id } = room.table
  const wrong = seat === null ? null : faultOfSeat(match, seat)
  if (wrong) return wrong
  if (seat !== null && !hasEnded(room))
    return session.maySit(id, seat) ? null : refuse('turn', t => t.notYourSeat(seat))
  return session.mayLook(id) ? null : refuse('unknown', t => t.noMatchForYou)
}

/** The log of a match, and what is told of it: for guests once it has ended. */
export function withEnded<T>(
  house: House,
  session: Session,
  match: MatchId,
  run: (room: Room) => Result<T> | Promise<Result<T>>,
): Promise<Result<T>> {
  return withRoom(house, match, room => {
    if (session.isOwner) return run(room)
    if (!session.mayLook(match)) return refuse('unknown', t => t.noMatchForYou)
    // One that stopped under newer rules goes on as practice elsewhere, if at all.
    return hasEnded(room) || room.table.stopped ? run(room) : refuse('turn', t => t.logWhileItRuns)
  })
}

export function hasEnded({ table, record }: Pick<Room, 'table' | 'record'>): boolean {
  return resultOf(table.match) !== null || record.closed === true
}

/** A room that the session looks at through the eyes of a seat. */
export function asViewer<T>(
  house: House,
  session: Session,
  match: MatchId,
  run: (room: Room, viewer: Viewer & { readonly seat: Seat }) => Result<T> | Promise<Result<T>>,
): Promise<Result<T>> {
  return withRoom(house, match, room => {
    const viewer = room.viewers.get(session)
    const isSeated = viewer && hasSeat(viewer) && session.maySit(match, viewer.seat)
    return isSeated ? run(room, viewer) : refuse('turn', t => t.noSeatHere)
  })
}

function hasSeat(viewer: Viewer): viewer is Viewer & { readonly seat: Seat } {
  return viewer.seat !== null
}
