/** Whose fight a card tells of. */
import type { Seat } from '../../../../engine/types.ts'
import type { DungeonView, LairView } from '../../../../games/dungeon/view/types.ts'

/** The other seat that fights this monster now; null where the card is about the viewer's own chances. */
export function otherFighter({ foe: fought, turn, you }: DungeonView, foe: LairView): Seat | null {
  return foe === fought && you !== null && turn !== you ? turn : null
}
