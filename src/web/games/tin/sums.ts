/** The sum of a round as the table shows it; what it comes to is asked of the game's own odds. */
import { beats, burdenChange, cardChange, FACES } from '../../../games/tin/content/round.ts'
import type { Card, Technique } from '../../../games/tin/types.ts'
import type { SceneRoom, TinScene } from '../../../games/tin/view/scene.ts'

export type PartName = 'card' | 'helmet' | 'princess' | 'bomb'

export interface Part {
  readonly name: PartName
  readonly change: number
}

/** What is added to the die; what changes nothing is left out, except a card that was played. */
export function partsOf(view: TinScene, technique: Technique, card: Card | null, bomb: boolean): Part[] {
  const helmet = (hereOf(view)?.helmeted ?? 0) > 0
  const princess = view.wells.includes('princess')
  const parts: Part[] = []
  if (card) parts.push({ name: 'card', change: cardChange(card, technique) })
  if (bomb) parts.push({ name: 'bomb', change: burdenChange({ helmet: false, princess: false, bomb }) })
  if (helmet) parts.push({ name: 'helmet', change: burdenChange({ helmet, princess: false, bomb: false }) })
  if (princess)
    parts.push({ name: 'princess', change: burdenChange({ helmet: false, princess, bomb: false }) })
  return parts
}

export function changeOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { change }) => sum + change, 0)
}

export const winsWith =
  (change: number) =>
  (die: number): boolean =>
    beats(die, change)

/** The lowest face that wins. */
export function leastToWin(change: number): number {
  return FACES.find(winsWith(change)) ?? FACES.length
}

export function hereOf(view: TinScene): SceneRoom | undefined {
  return view.rooms[view.at]
}

export function monstersHere(view: TinScene): number {
  const room = hereOf(view)
  return room ? room.helmeted + room.plain : 0
}

/** What could be paid: gold, and goods at what they count in trade. */
export function means(view: TinScene): { readonly gold: number; readonly goods: number } {
  const gold = view.gold.reduce((sum, value) => sum + value, 0)
  const goods = view.wells.reduce(
    (sum, item) => sum + (item === 'princess' ? 0 : view.content.goods[item].trade),
    0,
  )
  return { gold, goods }
}

/** Treasure rooms that have still to be cleared, found or not. */
export function lockedLeft({ rooms, stack, aside }: TinScene): number {
  const hidden = [...stack, ...aside].filter(({ kind }) => kind === 'locked').length
  return hidden + rooms.filter(({ tile, cleared }) => tile.kind === 'locked' && !cleared).length
}
