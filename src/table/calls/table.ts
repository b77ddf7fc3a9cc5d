/** Looking at a table, sitting down, and asking what one sees. */
import { done } from '../../engine/result.ts'
import { sit } from '../../engine/seats.ts'
import type { Result } from '../../engine/types.ts'
import { guessFor } from '../bot.ts'
import { autoplay, watchClock } from '../drive.ts'
import { eyesOf } from '../eyes.ts'
import type { House, Room, Session } from '../house.ts'
import { keepWords } from '../list.ts'
import { faultOfHolder } from '../names.ts'
import { progressChartOf } from '../progress-chart.ts'
import type { Calls } from '../protocol.ts'
import { commit, enqueue } from '../room.ts'
import { lookAwayFrom, withRoom } from '../rooms.ts'
import type { Sight } from '../sight.ts'
import { refuse } from '../text/index.ts'
import { type Asked, pastSight, showTo } from '../viewer.ts'
import { asViewer, type Handlers, withEyes } from './handlers.ts'

type Name = 'open' | 'close' | 'sit' | 'look' | 'course' | 'guess'

export const TABLE_CALLS: Handlers<Name> = {
  open: (house, session, asked) =>
    withEyes(house, session, asked, room => done(looked(house, session, room, asked))),
  close: async (house, session, { match }) => {
    const room = house.rooms.get(match)
    session.packs.delete(match)
    session.looksAt.delete(match)
    if (room) lookAwayFrom(house, room, session)
    if (room?.viewers.size === 0) await leave(house, room)
    return done(null)
  },
  sit: (house, session, wanted) =>
    session.maySit(wanted.match, wanted.seat)
      ? withRoom(house, wanted.match, room => enqueue(room, () => seated(house, room, wanted)))
      : Promise.resolve(refuse('turn', t => t.notYourSeat(wanted.seat))),
  look: (house, session, asked) =>
    withEyes(house, session, asked, room => done(pastSight(room, session, asked))),
  course: (house, session, asked) =>
    withEyes(house, session, asked, ({ table }) => done(progressChartOf(table, asked.seat))),
  guess: (house, session, { match, seat: wanted }) =>
    asViewer(house, session, match, ({ table, record }, viewer) => {
      if (record.withoutHints) return refuse('turn', t => t.noHints)
      const seat = wanted ?? viewer.seat
      return eyesOf(table, session, viewer.seat).includes(seat)
        ? done(guessFor(table.match, seat))
        : refuse('turn', t => t.notYourSeat(seat))
    }),
}

/** Nobody looks any more. Whoever comes meanwhile comes to the same room. */
async function leave(house: House, room: Room): Promise<void> {
  await enqueue(room, () => keepWords(house, room))
  if (room.viewers.size === 0 && house.runs !== 'always') house.rooms.delete(room.table.id)
}

function looked(house: House, session: Session, room: Room, asked: Asked): Sight {
  if (room.viewers.size === 0) room.since = house.world.now()
  const sight = showTo(house, room, session, asked)
  void autoplay(house, room)
  void watchClock(house, room)
  return sight
}

/** Somebody sits down at a match that has begun. */
async function seated(house: House, room: Room, wanted: Calls['sit']['takes']): Promise<Result<null>> {
  for (;;) {
    const { table } = room
    const next = sit(table.match, wanted.seat, wanted.holder)
    if (!next.ok) return next
    const unnamed = faultOfHolder(wanted.holder, table.match.seats.toSpliced(wanted.seat, 1))
    if (unnamed) return unnamed
    // Somebody else may just have made a step: then the seat is asked for again.
    const kept = await commit(house, room, { ...table, match: next.value })
    if (!kept.ok) return kept
    if (kept.value) break
  }
  void autoplay(house, room)
  return done(null)
}
