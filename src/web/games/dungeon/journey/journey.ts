/** A walk over several turns: where it leads, what is gone of it now, and whether something has come between. */
import type { Action, Path } from '../../../../engine/types.ts'
import { MOVEMENT } from '../../../../games/dungeon/types.ts'
import type { DungeonView } from '../../../../games/dungeon/view/types.ts'
import type { TableProps } from '../../../table/look.ts'
import { actionOf } from '../targets.ts'
import type { Route } from './routes.ts'

export interface Journey {
  readonly to: string
  /** Where the hero stands when its next turn begins. */
  readonly at: string
  /** How the table looked to whoever set out: when it looks otherwise, something has happened. */
  readonly omens: string
}

/** What is walked in this turn, and what is left of the journey afterwards. */
export interface Leg {
  readonly way: Path
  readonly rest: Journey | null
}

type Offers = Pick<TableProps, 'choices' | 'ways'>

/** As far along the route as this turn goes; the turn ends there. Null where nothing leads on. */
export function legOf(route: Route, view: DungeonView, offers: Offers): Leg | null {
  const spaces = route.trail.slice(1, 1 + view.left)
  for (const space of spaces.toReversed()) {
    const way = offers.ways.find(({ actions }) => endOf(actions) === space)
    if (way) return space === route.to ? { way, rest: null } : legTo(space, way.actions, route, view)
  }
  const mayStop = view.left === 0 && offers.choices.some(({ action }) => action.kind === 'stop')
  return mayStop ? legTo(route.trail[0] ?? '', [], route, view) : null
}

const STOP: Action = { kind: 'stop' }

function legTo(at: string, steps: readonly Action[], route: Route, view: DungeonView): Leg {
  const way = { name: route.to, actions: [...steps, STOP] }
  const ahead = { ...route, trail: route.trail.slice(route.trail.indexOf(at)) }
  return { way, rest: { to: route.to, at, omens: omensOf(ahead, view) } }
}

function endOf(actions: readonly Action[]): string | null {
  const last = actions.at(-1)
  const act = last && actionOf(last)
  return act?.kind === 'step' ? act.to : null
}

/** The own hero, and what lies on the way and at its end. */
function omensOf({ trail, to }: Pick<Route, 'trail' | 'to'>, view: DungeonView): string {
  const { hero, lost, shown, hidden } = view.seats[view.you ?? view.turn] ?? {}
  const lairs = view.lairs.filter(({ at }) => trail.includes(at)).map(({ at, isUp }) => [at, isUp])
  const isHunted = view.hunter !== null && trail.includes(view.hunter.at)
  return JSON.stringify([hero, lost, shown?.length, hidden, lairs, view.cleared[to] ?? 0, isHunted])
}

/** Whether the hero may just walk on: its turn has begun where it was left, and nothing has happened meanwhile. */
export function mayGoOn({ at, omens }: Journey, view: DungeonView, route: Route): boolean {
  const isFresh = view.turn === view.you && view.due?.step === 'move' && view.left === MOVEMENT
  return isFresh && route.trail[0] === at && omens === omensOf(route, view)
}
