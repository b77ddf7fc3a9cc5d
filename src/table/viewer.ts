/** What those who look at a room are shown. */

import { secondsLeft } from './clock.ts'
import type { House, Room, Viewer } from './house.ts'
import { pictureOf } from './picture.ts'
import type { Picture } from './protocol.ts'

/** The table as it is now, with the lines that this viewer does not have yet. */
export function pictureFor(house: House, room: Room, viewer: Viewer): Picture {
  const { session, seat, known } = viewer
  const eyes = { seat, language: session.language }
  const picture = pictureOf(room.table, eyes, known, secondsLeft(house, room))
  viewer.known = picture.at
  return picture
}

export function show(house: House, room: Room): void {
  for (const viewer of room.viewers.values())
    viewer.session.send({ push: 'picture', picture: pictureFor(house, room, viewer) })
}
