/** What a screen reader says of a room: the words of the game's own list. */
import { roomText } from '../../../games/tin/text/places.ts'
import type { TinScene } from '../../../games/tin/view/scene.ts'
import { text } from './text/index.ts'

export function roomName(view: TinScene, index: number): string {
  return roomText(view, index, text.value.places)
}
