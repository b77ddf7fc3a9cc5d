/** What a screen reader says of a room. */
import type { TinScene } from '../../../games/tin/view/scene.ts'
import { directionsIn } from './choices.ts'
import { text } from './text/index.ts'

export function roomName(view: TinScene, index: number): string {
  const room = view.rooms[index]
  if (!room) return ''
  const words = text.value
  const { tile, helmeted, plain, floor } = room
  const parts = [
    words.tile(tile),
    tile.kind === 'room' || tile.name.toLowerCase() === tile.kind ? '' : words.kind(tile.kind),
    index === view.at ? words.youAreHere : '',
    words.doors(directionsIn(room.doors)),
    room.locked ? words.isLocked : '',
    room.entered ? '' : words.isNew,
    room.cleared ? words.isCleared : '',
    room.roped ? words.isRoped : '',
    tile.white > 0 ? words.whiteSkulls(tile.white) : '',
    tile.red > 0 ? words.redSkulls(tile.red) : '',
    !room.entered && tile.chests > 0 ? words.chests(tile.chests) : '',
    helmeted + plain > 0 ? words.monsters(helmeted + plain) : '',
    helmeted > 0 ? words.helmeted(helmeted) : '',
    floor.length > 0 ? words.onFloor(floor) : '',
  ]
  return parts.filter(part => part !== '').join(', ')
}
