/** Looking at a table, sitting down, and asking what one sees. */
import { done } from '../../engine/result.ts'
import { sit } from '../../engine/seats.ts'
import type { Result, Seat } from '../../engine/types.ts'
import { courseOf } from '../course.ts'
import { autoplay, watchClock } from '../drive.ts'
import { hintFor } from '../hint.ts'
import type { House, Room, Session } from '../house.ts'
import { boardAt, pictureAt } from '../picture.ts'
import type { Calls, Picture } from '../protocol.ts'
import { commit, enqueue } from '../room.ts'
import { refuse } from '../text/index.ts'
import { pictureFor } from '../viewer.ts'
import { asViewer, type Handlers, withEyes, withRoom } from './handlers.ts'

type Name = 'open' | 'close' | 'sit' | 'look' | 'board' | 'hint' | 'course' | 'skip'

export const TABLE_CALLS: Handlers<Name> = {
  open: (house, session, asked) =>
    withEyes(house, session, asked, (room, { seat }) => done(looked(house, session, room, seat))),
  close: async (house, session, { match }) => {
    const room = house.rooms.get(match)
    room?.viewers.delete(session)
    if (room?.viewers.size === 0 && house.runs !== 'always') house.rooms.delete(match)
    return done(null)
  },
  sit: (house, session, wanted) =>
    session.maySit(wanted.match, wanted.seat)
      ? withRoom(house, wanted.match, room => enqueue(room, () => seated(house, room, wanted)))
      : Promise.resolve(refuse('turn', t => t.notYourSeat(wanted.seat))),
  look: (house, session, asked) =>
    withEyes(house, session, asked, ({ table }, eyes) => done(pictureAt(table, eyes, asked.at, asked.since))),
  board: (house, session, asked) =>
    withEyes(house, session, asked, ({ table }, eyes) => done(boardAt(table, eyes, asked.at))),
  hint: (house, session, { match }) =>
    asViewer(house, session, match, ({ table }, { seat }) => hintFor(table, seat, session.language)),
  course: (house, session, asked) =>
    withEyes(house, session, asked, ({ table }, { seat }) => done(courseOf(table, seat))),
  skip: (house, _session, { match }) =>
    withRoom(house, match, room => {
      room.hurry = true
      return done(null)
    }),
}

function looked(house: House, session: Session, room: Room, seat: Seat | null): Picture {
  if (room.viewers.size === 0) room.since = house.world.now()
  const viewer = { session, seat, known: 0 }
  room.viewers.set(session, viewer)
  void autoplay(house, room)
  void watchClock(house, room)
  return pictureFor(house, room, viewer)
}

/** Somebody sits down at a match that has begun. */
async function seated(house: House, room: Room, wanted: Calls['sit']['takes']): Promise<Result<null>> {
  for (;;) {
    const { table } = room
    const next = sit(table.match, wanted.seat, wanted.holder)
    if (!next.ok) return next
    // Somebody else may just have made a step: then the seat is asked for again.
    if (await commit(house, room, { ...table, match: next.value })) break
  }
  void autoplay(house, room)
  return done(null)
}
