/** The printed board: rock, floors, walls, doors. Drawn once. */
import { memo } from 'preact/compat'
import { RockPattern } from '../../../parts/rock/rock.tsx'
import { type Door, isPassage, outlineOf, type Place, type Plan } from '../plan.ts'
import './ground.css'

const LEVELS = [1, 2, 3, 4, 5, 6] as const

/** Each level has a weave of its own, so that it is told without colour. */
const WEAVES: readonly (readonly [number, number, string])[] = [
  [12, 12, ''],
  [8, 8, 'M0 4H8'],
  [8, 8, 'M-2 10L10 -2M-2 2L2 -2M6 10L10 6'],
  [11, 11, 'M0 0L11 11M11 0L0 11'],
  [16, 9, 'M0 6q4 -5 8 0t8 0'],
  [12, 10, 'M0 8l6 -6 6 6'],
]

export const Ground = memo(({ plan }: { readonly plan: Plan }) => {
  const rooms = plan.places.filter(place => !isPassage(place))
  const passages = plan.places.filter(isPassage)
  return (
    <svg class="dg-ground" viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden="true">
      <defs>
        <RockPattern id="dg-rock" />
        {WEAVES.map(([width, height, d], index) => (
          <pattern
            key={index}
            id={`dg-weave-${index + 1}`}
            width={width}
            height={height}
            patternUnits="userSpaceOnUse"
          >
            <path class="dg-thread" d={d} />
          </pattern>
        ))}
      </defs>
      <path class="dg-rim" d={plan.floor} />
      {LEVELS.map(level => (
        <path key={level} class={`dg-passage dg-level-${level}`} d={shapeOf(passages, level)} />
      ))}
      {LEVELS.map(level => (
        <g key={level}>
          <path class={`dg-room dg-level-${level}`} d={shapeOf(rooms, level)} />
          <path fill={`url(#dg-weave-${level})`} d={shapeOf(rooms, level)} />
        </g>
      ))}
      <path class="dg-inset" d={rooms.map(inset).join('')} />
      <path class="dg-joints" d={plan.joints} />
      <path class="dg-treads" d={plan.stairs} />
      <path class="dg-shade far" d={plan.walls} transform="translate(2 4)" />
      <path class="dg-shade" d={plan.walls} transform="translate(1 2)" />
      <path class="dg-walls" d={plan.walls} />
      {plan.doors.map((door, index) => (
        <DoorShape key={index} door={door} />
      ))}
    </svg>
  )
})

function shapeOf(places: readonly Place[], level: number): string {
  return places
    .filter(place => place.level === level)
    .map(outlineOf)
    .join('')
}

function inset({ x, y, w, h, kind }: Place): string {
  const by = kind === 'room' ? 5 : 6
  return outlineOf({ x: x + by, y: y + by, w: w - 2 * by, h: h - 2 * by })
}

function DoorShape({ door: { kind, x, y, isUpright } }: { readonly door: Door }) {
  if (kind === 'door')
    return (
      <g class="dg-door" transform={`translate(${x} ${y}) rotate(${isUpright ? 90 : 0})`}>
        <rect x="-8.5" y="-4" width="17" height="8" rx="1.5" />
        <path d="M-3 -4v8M3 -4v8" />
      </g>
    )
  return <SecretShape x={x} y={y} isUpright={isUpright} />
}

type SecretProps = Pick<Door, 'x' | 'y' | 'isUpright'> & { readonly known?: boolean }

/** Printed for all to see; the one who has found it has it open. */
export function SecretShape({ x, y, isUpright, known }: SecretProps) {
  const [w, h] = isUpright ? [10, 16] : [16, 10]
  return (
    <g class={known ? 'dg-secret known' : 'dg-secret'} transform={`translate(${x} ${y})`}>
      <rect x={-w / 2} y={-h / 2} width={w} height={h} rx="2" />
      <path class="dg-s" d="M2 -2.2C1.4 -3.4 -2 -3.4 -2 -1.5C-2 .3 2 -.3 2 1.6C2 3.4 -1.6 3.4 -2.2 2" />
    </g>
  )
}
