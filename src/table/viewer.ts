/** What those who look at a room are sent. */
import type { Refusal, Seat } from '../engine/types.ts'
import { changeOf } from './change.ts'
import { secondsLeft } from './clock.ts'
import { eyesOf } from './eyes.ts'
import type { House, Room, Session, Viewer } from './house.ts'
import { seenAt, seenNow } from './see.ts'
import type { NextSight, Seen, Sight } from './sight.ts'

/** Begins to show the room to somebody. */
export function showTo(house: House, room: Room, session: Session, seat: Seat | null): Sight {
  const seen = seenNow(room.table, eyesOf(room.table, session, seat), 0, secondsLeft(house, room))
  const number = ++session.shown
  room.viewers.set(session, { session, seat, number, known: seen.at, view: seen.view })
  return { ...seen, number, ...packFor(session, room) }
}

/** The table as it is now, with the steps that this viewer does not know yet. */
export function showAnew(house: House, room: Room, viewer: Viewer): Sight {
  const seen = newsFor(house, room, viewer)
  return { ...seen, number: remember(viewer, seen) }
}

/** Everybody who looks is told what has changed. */
export function show(house: House, room: Room): void {
  for (const viewer of room.viewers.values())
    viewer.session.send({ push: 'sight', sight: nextFor(house, room, viewer) })
}

/** A moment of the past, which changes nothing of what anybody has been shown. */
export function pastSight(
  room: Room,
  session: Session,
  { seat, at, since }: { readonly seat: Seat | null; readonly at: number; readonly since?: number },
): Sight {
  const eyes = eyesOf(room.table, session, seat)
  return { ...seenAt(room.table, eyes, at, since), number: 0, ...packFor(session, room) }
}

/** Why the table does not go on by itself. */
export function showTrouble({ table, viewers }: Room, refusal: Refusal): void {
  for (const { session } of viewers.values()) session.send({ push: 'trouble', match: table.id, refusal })
}

function nextFor(house: House, room: Room, viewer: Viewer): NextSight {
  const { view, ...seen } = newsFor(house, room, viewer)
  const [after, change] = [viewer.number, changeOf(viewer.view, view)]
  return { ...seen, after, change, number: remember(viewer, { at: seen.at, view }) }
}

function newsFor(house: House, room: Room, { session, seat, known }: Viewer): Seen {
  return seenNow(room.table, eyesOf(room.table, session, seat), known, secondsLeft(house, room))
}

/** What the viewer has from now on, and the number under which it goes out. */
function remember(viewer: Viewer, { at, view }: Pick<Seen, 'at' | 'view'>): number {
  const number = ++viewer.session.shown
  Object.assign(viewer, { number, known: at, view })
  return number
}

/** Content of its own goes out once for each match. */
function packFor({ packs }: Session, { table: { id, match } }: Room): Pick<Sight, 'pack'> {
  const { pack } = match.header
  if (pack === undefined || packs.has(id)) return {}
  packs.add(id)
  return { pack }
}
