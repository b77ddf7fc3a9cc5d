/** How far it is from the own hero to anywhere, as far as that hero knows the board. */
import {
  type FarWays,
  farWays,
  type Terrain,
  trailTo,
  turnsFor,
} from '../../../../games/dungeon/content/far-ways.ts'
import { MOVEMENT } from '../../../../games/dungeon/types.ts'
import type { DungeonView, SeatView } from '../../../../games/dungeon/view/types.ts'
import type { Box } from '../box.ts'
import { isUncleared } from '../plan.ts'

/** A way to a space that may be turns away. */
export interface Route {
  readonly to: string
  /** The spaces on the way, the hero's own first. */
  readonly trail: readonly string[]
  readonly steps: number
  readonly turns: number
}

export interface Routes {
  /** Null where no way is known, or none needed. */
  to(this: void, space: string): Route | null
  /** Whether there is a hero who would have to walk there. */
  asks(this: void, space: string): boolean
}

export const NO_ROUTES: Routes = { to: () => null, asks: () => false }

/** From where the hero of the viewer stands, with what is left of this turn; from a whole turn while others move. */
export function routesOf(box: Box, view: DungeonView): Routes {
  const mine = view.you === null ? undefined : view.seats[view.you]
  const from = mine?.at
  if (!mine || mine.hero === null || from === null || from === undefined) return NO_ROUTES
  const terrain = terrainOf(box, view, mine)
  const left = view.turn === view.you && view.due?.step === 'move' ? view.left : MOVEMENT
  let ways: FarWays | null = null
  return {
    to: space => {
      ways ??= farWays(box.content.board, from, terrain)
      const trail = space === from ? null : trailTo(ways, space)
      return trail && { to: space, trail, steps: trail.length - 1, turns: turnsFor(trail, left, terrain) }
    },
    asks: space => space !== from,
  }
}

function terrainOf({ plan, treasure }: Box, { cleared }: DungeonView, mine: SeatView): Terrain {
  const doors = new Set(mine.doors)
  const knowsAll = mine.shown.some(card => treasure(card)?.power === 'secret door')
  return {
    knows: door => knowsAll || doors.has(door),
    ends: space => isUncleared(cleared, plan.byId.get(space)),
  }
}
