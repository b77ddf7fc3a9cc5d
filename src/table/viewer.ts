/** What those who look at a room are sent. */

import type { Entry } from '../engine/match.ts'
import { viewOf } from '../engine/seats.ts'
import type { Refusal, Seat, View } from '../engine/types.ts'
import { changeOf, comparing } from './change.ts'
import { secondsLeft } from './clock.ts'
import { eyesOf } from './eyes.ts'
import type { House, Room, Session, Viewer } from './house.ts'
import type { Known } from './protocol.ts'
import { commonNow, ownNow, seenAt } from './see.ts'
import type { Around, Common, Own, Sight } from './sight.ts'
import { penFor } from './sight-text.ts'
import type { Table } from './table.ts'

/** Through whose eyes, and what is known already by whoever comes back. */
export interface Asked {
  readonly seat: Seat | null
  readonly known?: Known
}

/** Begins to show the room to somebody. */
export function showTo(house: House, room: Room, session: Session, { seat, known }: Asked): Sight {
  const since = known ? knownStill(room.table, known) : 0
  const own = ownNow(room.table, eyesOf(room.table, session, seat), since)
  const around = { ...commonFor(house, room), ...own }
  const [view, number] = [viewOf(room.table.match, seat), ++session.shown]
  session.looksAt.add(room.table.id)
  room.viewers.set(session, { session, seat, number, known: around.at, view })
  return { ...around, view, number, names: room.table.names, ...packFor(session, room) }
}

/** The table as it is now, with the steps that this viewer does not know yet. */
export function showAnew(house: House, room: Room, viewer: Viewer): Sight {
  const around = newsFor(house, room, viewer)
  const view = viewOf(room.table.match, viewer.seat)
  return { ...around, view, number: remember(viewer, around.at, view), names: room.table.names }
}

/** Everybody who looks is told what has changed. What several are told alike is found, and written, once. */
export function show(house: House, room: Room): void {
  const [common, isAlike, onlookers] = [commonFor(house, room), comparing(), seenByOnlookers(room)]
  const pen = penFor(common)
  for (const viewer of room.viewers.values()) {
    const { session, seat, number: after } = viewer
    const own = seat === null ? onlookers(viewer.known) : ownFor(room, viewer)
    const view = viewOf(room.table.match, seat)
    const change = changeOf(viewer.view, view, isAlike)
    const next = { after, number: remember(viewer, common.at, view), change }
    if (session.write) session.write(pen(own, next))
    else session.send({ push: 'sight', sight: { ...common, ...own, ...next } })
  }
}

/** However many look on, they see the same: it is looked at once for all who know as much. */
function seenByOnlookers({ table }: Room): (known: number) => Own {
  const found = new Map<number, Own>()
  return known => {
    const seen = found.get(known) ?? ownNow(table, [], known)
    found.set(known, seen)
    return seen
  }
}

/** A moment of the past, which changes nothing of what anybody has been shown. */
export function pastSight(
  room: Room,
  session: Session,
  { seat, at, since }: { readonly seat: Seat | null; readonly at: number; readonly since?: number },
): Sight {
  const eyes = eyesOf(room.table, session, seat)
  return {
    ...seenAt(room.table, eyes, at, since),
    number: 0,
    names: room.table.names,
    ...packFor(session, room),
  }
}

/** Why the table does not go on by itself. */
export function showTrouble({ table, viewers }: Room, refusal: Refusal): void {
  for (const { session } of viewers.values()) session.send({ push: 'trouble', match: table.id, refusal })
}

function newsFor(house: House, room: Room, viewer: Viewer): Around {
  return { ...commonFor(house, room), ...ownFor(room, viewer) }
}

function ownFor({ table }: Room, { session, seat, known }: Viewer): Own {
  return ownNow(table, eyesOf(table, session, seat), known)
}

function commonFor(house: House, room: Room): Common {
  const { sealed, withoutHints } = room.record
  const common = commonNow(room.table, secondsLeft(house, room))
  const linked = sealed ? { ...common, link: sealed.link } : common
  return withoutHints ? { ...linked, withoutHints } : linked
}

/** How many steps of what somebody knows still stand: all, unless the match went back or forth since. */
export function knownStill({ match }: Table, { version, at }: Known): number {
  const since = match.log.slice(version, match.version)
  return version <= match.version && since.every(isFurther) ? at : 0
}

/** Whether an entry leaves all steps before it standing. */
export function isFurther(entry: Entry): boolean {
  return 'action' in entry || 'sit' in entry
}

/** What the viewer has from now on, and the number under which it goes out. */
function remember(viewer: Viewer, known: number, view: View): number {
  const number = ++viewer.session.shown
  viewer.number = number
  viewer.known = known
  viewer.view = view
  return number
}

/** Content of its own goes out once for each match. */
function packFor({ packs }: Session, { table: { id, match } }: Room): Pick<Sight, 'pack'> {
  const { pack } = match.header
  if (pack === undefined || packs.has(id)) return {}
  packs.add(id)
  return { pack }
}
