/** Secret doors: those the hero knows stand open, those it may search for now are lit. */
import type { DungeonView } from '../../../../games/dungeon/view/types.ts'
import type { Choice } from '../../../../table/protocol.ts'
import type { Box } from '../box.ts'
import type { Door, Place, Plan, Point } from '../plan.ts'
import { actionOf } from '../targets.ts'
import { SecretShape } from './ground.tsx'

export interface Sought {
  readonly door: Door
  /** Where its light is: at the door, or beside the hero who hides it. */
  readonly mark: Point
  readonly choice: Choice
}

export function soughtOf(choices: readonly Choice[], { doors, byId }: Plan, from: string | null): Sought[] {
  const hero = byId.get(from ?? '')?.centre
  return choices.flatMap((choice): Sought[] => {
    const act = actionOf(choice.action)
    const door = act.kind === 'search' ? doors.find(({ id }) => id === act.door) : undefined
    return door ? [{ door, mark: hero ? besides(hero, door) : door, choice }] : []
  })
}

/** How far from the middle of a space its standee hides a door: it is tall, and stands low. */
const HIDDEN = 18
const [ABOVE, BELOW, ASIDE] = [54, 28, 36]

function besides(hero: Point, door: Door): Point {
  const [dx, dy] = [door.x - hero.x, door.y - hero.y]
  if (Math.abs(dx) > HIDDEN || Math.abs(dy) > HIDDEN) return door
  if (door.isUpright) return { x: hero.x + Math.sign(dx) * ASIDE, y: door.y }
  return { x: door.x, y: dy < 0 ? hero.y - ABOVE : hero.y + BELOW }
}

/** As far around a door as its light reaches. */
const RADIUS = 13

export function soughtAt(sought: readonly Sought[], { x, y }: Point, reach: number): Sought | null {
  return sought.find(({ mark }) => Math.hypot(mark.x - x, mark.y - y) <= Math.max(RADIUS, reach)) ?? null
}

/** The light of a door as a box, for words beside it. */
export function lightOf({ mark }: Sought): Pick<Place, 'centre' | 'y' | 'h'> {
  return { centre: mark, y: mark.y - RADIUS, h: 2 * RADIUS }
}

export function SoughtDoors({ sought }: { readonly sought: readonly Sought[] }) {
  return (
    <>
      {sought.map(({ door: { id, isUpright }, mark: { x, y } }) => (
        <g key={id} class="dg-sought">
          <circle cx={x} cy={y} r={RADIUS} />
          <SecretShape x={x} y={y} isUpright={isUpright} />
          <path class="dg-spark" d={`M${x + 11} ${y - 15.5}l4.5 4.5-4.5 4.5-4.5-4.5Z`} />
        </g>
      ))}
    </>
  )
}

export function KnownDoors({ box, view }: { readonly box: Box; readonly view: DungeonView }) {
  const mine = view.seats[view.you ?? view.turn]
  if (!mine) return null
  const knowsAll = mine.shown.some(card => box.treasure(card)?.power === 'secret door')
  const known = box.plan.doors.filter(
    ({ kind, id }) => kind === 'secret' && (knowsAll || mine.doors.includes(id)),
  )
  return (
    <>
      {known.map(({ id, x, y, isUpright }) => (
        <SecretShape key={id} x={x} y={y} isUpright={isUpright} known />
      ))}
    </>
  )
}
