/** What can be done on the board now: each lit space with what choosing it does. Legality comes from the picture. */

import { keyOf } from '../../../engine/result.ts'
import type { Action, Path } from '../../../engine/types.ts'
import type { Action as DungeonAction, Wish } from '../../../games/dungeon/types.ts'
import type { Counts, DungeonView } from '../../../games/dungeon/view/types.ts'
import type { Choice } from '../../../table/protocol.ts'
import type { TableProps } from '../../table/look.ts'
import { isUncleared, type Plan, type Point } from './plan.ts'

export interface Target {
  readonly space: string
  /** The spaces on the way, the hero's own first; empty where one does not walk. */
  readonly trail: readonly string[]
  readonly way: Path | null
  readonly choice: Choice | null
}

export type Aim = 'teleport' | 'fireball' | 'lightning' | 'esp' | 'ball'

/** Choices of places that are made one after the other, so that nothing else is lit meanwhile. */
const ALWAYS = new Set(['gaze', 'slide', 'haunt'])

/** The actions of this game among those of any. */
export function actionOf(action: Action): DungeonAction {
  return action as DungeonAction
}

/** The same of what the rules name as blocked. */
export function wishOf(action: Action): Wish {
  return action as Wish
}

/** The button that hands this choice to the board, if one does. */
export function aimOf(action: Action): Aim | null {
  const act = actionOf(action)
  switch (act.kind) {
    case 'teleport':
    case 'esp':
    case 'ball':
      return act.kind
    case 'cast':
      return act.spell
    default:
      return null
  }
}

/** Made on the board without any button. */
export function isOnBoard(action: Action): boolean {
  return action.kind === 'step' || ALWAYS.has(action.kind)
}

/** True for the place that a hint means: its choice, or the last step of the way there. */
export function isPointedAt({ choice, way }: Target, lit: string | null): boolean {
  const last = way?.actions.at(-1)
  return lit !== null && [choice?.key, last && keyOf(last)].includes(lit)
}

type Offers = Pick<TableProps, 'choices' | 'ways' | 'aim'> & Pick<DungeonView, 'cleared'>

export function targetsOf(
  { choices, ways, aim, cleared }: Offers,
  from: string | null,
  plan: Plan,
): Target[] {
  const aimed = choices.filter(({ action }) => aim !== null && aimOf(action) === aim)
  if (aimed.length > 0) return aimed.flatMap(choice => placesOf(choice, plan, cleared))
  const set = choices.filter(({ action }) => ALWAYS.has(action.kind))
  if (set.length > 0) return set.flatMap(choice => placesOf(choice, plan, cleared))
  return walks(choices, ways, from)
}

function placesOf(choice: Choice, plan: Plan, cleared: Counts): Target[] {
  const act = actionOf(choice.action)
  const only = (space: string): Target => ({ space, trail: [], way: null, choice })
  switch (act.kind) {
    case 'teleport':
    case 'slide':
      return [only(act.to)]
    case 'cast':
    case 'esp':
    case 'gaze':
    case 'haunt':
      return [only(act.at)]
    case 'ball':
      // The rules name a level first and then the room; who points at a room has named both.
      return plan.lairs
        .filter(place => place.level === act.level && isUncleared(cleared, place))
        .map(({ id: at }) => ({ ...only(at), way: { name: '', actions: [act, { kind: 'gaze', at }] } }))
    default:
      return []
  }
}

/** Whole ways, and single steps to where no way ends: past another hero, say. */
function walks(choices: readonly Choice[], ways: readonly Path[], from: string | null): Target[] {
  const start = from === null ? [] : [from]
  const steps = new Map(
    choices.flatMap((choice): [string, Choice][] => {
      const act = actionOf(choice.action)
      return act.kind === 'step' ? [[act.to, choice]] : []
    }),
  )
  const far = ways.flatMap((way): Target[] => {
    const spaces = way.actions.map(actionOf).flatMap(act => (act.kind === 'step' ? [act.to] : []))
    const space = spaces.at(-1)
    if (space === undefined || !steps.has(spaces[0] ?? '')) return []
    return [
      {
        space,
        trail: [...start, ...spaces],
        way,
        choice: spaces.length === 1 ? (steps.get(space) ?? null) : null,
      },
    ]
  })
  const reached = new Set(far.map(({ space }) => space))
  const near = [...steps].filter(([space]) => !reached.has(space))
  return [
    ...far,
    ...near.map(([space, choice]): Target => ({ space, trail: [...start, space], way: null, choice })),
  ].toSorted((a, b) => a.trail.length - b.trail.length)
}

/** The lit space at a point of the board, or the nearest within reach. */
export function targetAt(
  targets: readonly Target[],
  { byId }: Plan,
  { x, y }: Point,
  reach: number,
): Target | null {
  let found: Target | null = null
  let nearest = reach
  for (const target of targets) {
    const place = byId.get(target.space)
    if (!place) continue
    const dx = Math.max(place.x - x, 0, x - place.x - place.w)
    const dy = Math.max(place.y - y, 0, y - place.y - place.h)
    const away = Math.hypot(dx, dy)
    if (away === 0) return target
    if (away <= nearest) {
      nearest = away
      found = target
    }
  }
  return found
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The next lit space that way: straight ahead counts, aside counts twice. */
export function neighbour(
  targets: readonly Target[],
  { byId }: Plan,
  from: string,
  key: string,
): Target | null {
  const way = ARROWS[key]
  const here = byId.get(from)?.centre
  if (!way || !here) return null
  let found: Target | null = null
  let least = Number.POSITIVE_INFINITY
  for (const target of targets) {
    const there = byId.get(target.space)?.centre
    if (!there || target.space === from) continue
    const [dx, dy] = [there.x - here.x, there.y - here.y]
    const ahead = dx * way.x + dy * way.y
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x)
    if (ahead <= 0 || aside > ahead * 2.5) continue
    const cost = ahead + 2 * aside
    if (cost < least) {
      least = cost
      found = target
    }
  }
  return found
}

/** Where a place lies as seen from another: one of eight winds, or null for the same place. */
export function windTo(from: Point, to: Point): number | null {
  if (from.x === to.x && from.y === to.y) return null
  const turn = Math.atan2(to.x - from.x, from.y - to.y) / (Math.PI / 4)
  return (Math.round(turn) + 8) % 8
}
