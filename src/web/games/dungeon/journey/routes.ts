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
  /** Rooms on the way that are not cleared: each is met before one goes on (D-12). */
  readonly through: readonly string[]
  /** The hero who stands there now, where this turn would lead to: one cannot stop beside anybody (D-102). */
  readonly taken: string | null
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
      return trail && routeAlong(view, trail, left, terrain)
    },
    asks: space => space !== from,
  }
}

function routeAlong(
  { seats, you }: DungeonView,
  trail: readonly string[],
  left: number,
  terrain: Terrain,
): Route {
  const to = trail.at(-1) ?? ''
  const turns = turnsFor(trail, left, terrain)
  const holder = seats.find(({ at }, seat) => at === to && seat !== you)
  return {
    to,
    trail,
    steps: trail.length - 1,
    turns,
    through: trail.slice(1, -1).filter(terrain.ends),
    taken: turns === 1 ? (holder?.hero ?? null) : null,
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
