/** What is told of rooms and things on pointing at them. */
import { diceOnReturn } from '../../../games/tin/content/numbers.ts'
import type { Token } from '../../../games/tin/types.ts'
import type { SceneRoom } from '../../../games/tin/view/scene.ts'
import { text } from './text/index.ts'

export function tokenLines(token: Token): readonly [name: string, use: string] {
  const { about, item } = text.value
  return [item(token), typeof token === 'number' ? about.gold : about.items[token]]
}

export function roomLines({ tile }: SceneRoom): readonly string[] {
  const { roomTitle, roomText, merchants, again } = text.value
  const waits = tile.kind === 'stairwell' ? merchants : again(diceOnReturn(tile.kind, tile))
  return [roomTitle(tile), roomText(tile), waits]
}
