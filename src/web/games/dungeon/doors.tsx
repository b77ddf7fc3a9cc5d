/** Secret doors: those the hero knows stand open, those it may search for now are lit. */
import type { DungeonView } from '../../../games/dungeon/view-types.ts'
import type { Choice } from '../../../table/protocol.ts'
import { SecretShape } from './ground.tsx'
import { contentOf, type Door, type Plan, type Point } from './plan.ts'
import { deedOf } from './targets.ts'

export interface Sought {
  readonly door: Door
  readonly choice: Choice
}

export function soughtOf(choices: readonly Choice[], { doors }: Plan): Sought[] {
  return choices.flatMap((choice): Sought[] => {
    const deed = deedOf(choice.action)
    const door = deed.kind === 'search' ? doors.find(({ secret }) => secret === deed.door) : undefined
    return door ? [{ door, choice }] : []
  })
}

/** As far around a door as its light reaches. */
const RADIUS = 13

export function soughtAt(sought: readonly Sought[], { x, y }: Point): Sought | null {
  return sought.find(({ door }) => Math.hypot(door.x - x, door.y - y) <= RADIUS) ?? null
}

/** Above the heroes, who often stand before the door. */
export function SoughtDoors({ sought }: { readonly sought: readonly Sought[] }) {
  return (
    <>
      {sought.map(({ door: { secret, x, y, isUpright } }) => (
        <g key={secret} class="dg-sought">
          <circle cx={x} cy={y} r={RADIUS} />
          <SecretShape x={x} y={y} isUpright={isUpright} />
          <path class="dg-spark" d={`M${x + 11} ${y - 15.5}l4.5 4.5-4.5 4.5-4.5-4.5Z`} />
        </g>
      ))}
    </>
  )
}

export function KnownDoors({ plan, view }: { readonly plan: Plan; readonly view: DungeonView }) {
  const mine = view.seats[view.you ?? view.turn]
  const { treasures } = contentOf(view)
  if (!mine) return null
  const knowsAll = mine.shown.some(card => treasures[card]?.power === 'secret door')
  const known = plan.doors.filter(
    ({ secret }) => secret >= 0 && (knowsAll || ((mine.doors >>> secret) & 1) === 1),
  )
  return (
    <>
      {known.map(({ secret, x, y, isUpright }) => (
        <SecretShape key={secret} x={x} y={y} isUpright={isUpright} known />
      ))}
    </>
  )
}
