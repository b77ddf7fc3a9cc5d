/** What a screen reader says of a room. */
import type { TinView } from '../../../games/tin/view/types.ts'
import { directionsIn } from './choices.ts'
import { text } from './text/index.ts'
import { say } from './text/printed.ts'

export function roomName(view: TinView, index: number): string {
  const room = view.rooms[index]
  if (!room) return ''
  const words = text.value
  const { skulls, helmeted, plain, floor } = room
  const parts = [
    say(room.name),
    room.kind === 'room' || room.name.toLowerCase() === room.kind ? '' : words.kind(room.kind),
    index === view.at ? words.youAreHere : '',
    words.doors(directionsIn(room.doors)),
    room.locked ? words.isLocked : '',
    room.entered ? '' : words.isNew,
    room.cleared ? words.isCleared : '',
    room.roped ? words.isRoped : '',
    skulls.white > 0 ? words.whiteSkulls(skulls.white) : '',
    skulls.red > 0 ? words.redSkulls(skulls.red) : '',
    !room.entered && room.chests > 0 ? words.chests(room.chests) : '',
    helmeted + plain > 0 ? words.monsters(helmeted + plain) : '',
    helmeted > 0 ? words.helmeted(helmeted) : '',
    floor.length > 0 ? words.onFloor(floor) : '',
  ]
  return parts.filter(part => part !== '').join(', ')
}
