/** What a handler of a call is, and how it finds the room and the eyes that the call is about. */
import { faultOfSeat } from '../../engine/seats.ts'
import type { Result, Seat } from '../../engine/types.ts'
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
    const wrong = seat === null ? null : faultOfSeat(room.table.match, seat)
    if (wrong) return wrong
    if (seat !== null && !session.maySit(match, seat)) return refuse('turn', t => t.notYourSeat(seat))
    return run(room)
  })
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
    return viewer && hasSeat(viewer) ? run(room, viewer) : refuse('turn', t => t.noSeatHere)
  })
}

function hasSeat(viewer: Viewer): viewer is Viewer & { readonly seat: Seat } {
  return viewer.seat !== null
}
