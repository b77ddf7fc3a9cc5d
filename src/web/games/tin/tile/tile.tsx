/** A tile, drawn as a small vault seen from above. It never changes but for its lock, its rope and its doorways. */
import { useMemo } from 'preact/hooks'
import { has, SIDES } from '../../../../games/tin/content/geometry.ts'
import type { SceneRoom } from '../../../../games/tin/view/scene.ts'
import { RockPattern } from '../../../parts/rock/rock.tsx'
import * as ICONS from '../icons.generated.ts'
import { text } from '../text/index.ts'
import { faceOfRoom, type RoomFace } from './furniture.ts'
import { CHECKS, FLOORS, GAP, GAP_EDGE, SHAPES } from './shapes.ts'
import './tile.css'

export type Print = Pick<SceneRoom, 'tile' | 'doors' | 'turn'> & {
  readonly locked?: boolean
  readonly entered?: boolean
  readonly cleared?: boolean
  readonly roped?: boolean
  /** Doorways into the unknown that no tile fits: boarded up. */
  readonly blocked?: number
}

/** Sides clockwise from north: the way from the edge to the middle, and the boards across it. */

const WAYS = [
  'M45 -1.5h30V60h-30Z',
  'M60 45h61.5v30H60Z',
  'M45 60h30v61.5h-30Z',
  'M-1.5 45H60v30H-1.5Z',
] as const
const QUARTER = 90

/** What all tiles share; drawn once for the page. */
export function TileDefs() {
  return (
    <svg class="tin-defs" width="0" height="0" aria-hidden="true">
      <defs>
        <RockPattern id="tin-rock" />
        <clipPath id="tin-clip-tile">
          <path d="M-1 -1H121V121H-1Z" />
        </clipPath>
        {Object.entries(SHAPES).map(([name, d]) => (
          <clipPath key={name} id={`tin-clip-${name}`}>
            <path d={d} />
          </clipPath>
        ))}
      </defs>
    </svg>
  )
}

export function Tile(print: Print) {
  const { tile, doors, turn, locked, entered, cleared, roped, blocked = 0 } = print
  const face = faceOfRoom(tile)
  const name = text.value.tile(tile)
  return useMemo(
    () => (
      <svg class={`tin-tile tint-${face.tint}`} viewBox="0 0 120 120" aria-hidden="true">
        <rect class="tin-slab" x="1" y="1" width="118" height="118" rx="6" />
        <rect x="1" y="1" width="118" height="118" rx="6" fill="url(#tin-rock)" />
        <Room face={face} doors={doors} turn={turn} gap={tile.kind === 'chasm'} roped={roped === true} />
        <Boards blocked={blocked} />
        <Marks {...tile} chests={entered ? 0 : tile.chests} />
        {locked && (
          <g class="tin-lock">
            <circle cx="60" cy="60" r="20" />
            <path d={ICONS.lock} transform="translate(46.5 45) scale(.0527)" />
          </g>
        )}
        {cleared && tile.kind !== 'stairwell' && (
          <g class="tin-cleared">
            <circle cx="108.5" cy="12" r="7.5" />
            <path d="M105 12l2.6 2.8 4.6-5.6" />
          </g>
        )}
        <text class="tin-name" x="7" y="114.5">
          {name}
        </text>
      </svg>
    ),
    [name, tile, doors, turn, locked, entered, cleared, roped, blocked],
  )
}

interface RoomProps {
  readonly face: RoomFace
  readonly doors: number
  readonly turn: number
  readonly gap: boolean
  readonly roped: boolean
}

function Room({ face, doors, turn, gap, roped }: RoomProps) {
  const ways = SIDES.filter(side => has(doors, side))
    .map(side => WAYS[side])
    .join('')
  const turned = `rotate(${turn * QUARTER} 60 60)`
  const clip = `url(#tin-clip-${face.shape})`
  const outline = SHAPES[face.shape]
  return (
    <>
      <g clip-path="url(#tin-clip-tile)">
        <path class="tin-wall" d={ways} />
        <path class="tin-wall" d={outline} transform={turned} />
        <path class="tin-way" d={ways} />
      </g>
      <g transform={turned}>
        <path class="tin-floor" d={outline} />
        <g clip-path={clip}>
          {face.floor === 'checks' ? (
            <path class="tin-checks" d={CHECKS} />
          ) : (
            <path class="tin-joints" d={FLOORS[face.floor]} />
          )}
          {face.things.map(([ink, d]) => (
            <path key={`${ink}${d.slice(0, 24)}`} class={`tin-${ink}`} d={d} />
          ))}
          {gap && <Gap roped={roped} />}
          <path class="tin-shade" d={outline} />
        </g>
      </g>
    </>
  )
}

function Gap({ roped }: { readonly roped: boolean }) {
  return (
    <>
      <path class="tin-gap" d={GAP} />
      <path class="tin-gap-edge" d={GAP_EDGE} />
      {roped && (
        <g class="tin-bridge">
          <path d="M51 38V84M69 38V84" />
          <path class="planks" d="M49 42h22M49 49h22M49 56h22M49 63h22M49 70h22M49 77h22" />
        </g>
      )}
    </>
  )
}

function Boards({ blocked }: { readonly blocked: number }) {
  return (
    <>
      {SIDES.filter(side => has(blocked, side)).map(side => (
        <g key={side} class="tin-boards" transform={`rotate(${side * QUARTER} 60 60)`}>
          <path d="M43 4.5l34 5-.7 5-34-5ZM43 13.5l34-5 .7 5-34 5Z" />
        </g>
      ))}
    </>
  )
}

function Marks({ white, red, chests }: Pick<SceneRoom['tile'], 'white' | 'red' | 'chests'>) {
  const kinds = [...Array<string>(white).fill('white'), ...Array<string>(red).fill('red')]
  return (
    <>
      {kinds.map((kind, index) => (
        <path
          key={`${kind}${index}`}
          class={`tin-skull ${kind}`}
          d={ICONS.skull}
          transform={`translate(${6 + index * 16} 5.5) scale(.0285)`}
        />
      ))}
      {Array.from({ length: chests }, (_, index) => (
        <path
          key={index}
          class="tin-chest"
          d={ICONS.chest}
          transform={`translate(${97 - index * 19} 98.5) scale(.034)`}
        />
      ))}
    </>
  )
}
