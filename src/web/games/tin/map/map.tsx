/** The table of Dungeon in a Tin: the dungeon as it grows, and what can be done from where the hero stands. */
import { useLayoutEffect, useRef } from 'preact/hooks'
import { beside, has, maskWhere } from '../../../../games/tin/content/geometry.ts'
import type { SceneRoom, TinScene } from '../../../../games/tin/view/scene.ts'
import { IconButton } from '../../../parts/button/button.tsx'
import * as PAGE_ICONS from '../../../parts/icons.ts'
import { Standee } from '../../../parts/standee/standee.tsx'
import { TIPS, tipAmong } from '../../../parts/tip/tip.ts'
import type { TableProps } from '../../../table/look.ts'
import { layingCell, type Step, stepsOf } from '../choices.ts'
import * as ICONS from '../icons.generated.ts'
import { useCamera } from './camera.ts'
import { type Cell, TILE } from './fit.ts'
import { Laying } from './laying.tsx'
import './map.css'
import { roomName } from '../names.ts'
import { hereOf } from '../sums.ts'
import { text } from '../text/index.ts'
import { Tile, TileDefs } from '../tile/tile.tsx'
import { roomLines } from '../tips.ts'
import { Tokens } from '../tokens/tokens.tsx'
import { cellBehind, comesBy, isOnTheWay } from './comings.ts'
import { mapKeys } from './map-keys.ts'
import { Stack } from './stack.tsx'
import { StepButton } from './steps.tsx'
import { Trail } from './trail.tsx'
import { wayTo } from './way.ts'

const AT_HOME: Cell = { x: 0, y: 0 }
/** From the hero's place, at the left of a tile, to the edge of a chasm, by side. */
const LEDGES = [
  [0, -38],
  [92, 0],
  [0, 38],
  [-12, 0],
] as const
const EAST = 1
/** From here on a thing on the floor is as large as a finger. */
const NEAR = 4 / 3
/** Each step of the zoom buttons and keys. */
const CLOSER = 1.25

type Props = TableProps<TinScene>

export function Board(props: Props) {
  const { view, choices, goal, lit } = props
  const hero = hereOf(view) ?? AT_HOME
  const stands = isOnTheWay(props) ? cellBehind(view, hero) : hero
  const steps = stepsOf(view, choices)
  const way = hintedWay(props, steps)
  const laying = layingCell(view)
  const cells = [...view.rooms, ...steps.map(step => step.cell), ...(laying ? [laying] : [])]
  const sought = view.rooms.find(({ tile }) => tile.id === goal) ?? null
  const eye = useCamera(cells, { hero, steps: steps.map(({ cell }) => cell), laying, sought, told: lit })
  const latest = useRef({ props, eye })
  latest.current = { props, eye }
  useLayoutEffect(() => mapKeys(() => latest.current), [])
  const { x, y, scale } = eye.camera.value
  const newest = view.rooms.length - 1
  const glides = !props.still && !eye.held.value
  return (
    <div class="tin-frame" ref={eye.frame}>
      <TileDefs />
      <p class="visually-hidden">{text.value.mapHelp}</p>
      <div
        class={`tin-map ${glides ? 'glides' : ''} ${scale >= NEAR ? 'near' : ''}`}
        style={{ transform: `translate(${x}px, ${y}px) scale(${scale})`, '--zoom': scale }}
        role="group"
        aria-label={text.value.map}
        {...TIPS}
      >
        {view.rooms.map((room, index) => (
          <Place
            key={`${room.x},${room.y}`}
            cell={room}
            class={placeClass(props, index, [...steps.map(step => step.cell), ...way])}
          >
            <div
              class={`tin-room ${index === newest ? comesBy(props) : ''}`}
              role="img"
              aria-label={roomName(view, index)}
              {...tipAmong(index === view.at, ...roomLines(room))}
              onFocus={() => eye.show(room)}
            >
              <Tile {...room} blocked={blockedDoors(view, room)} />
            </div>
            <Tokens {...props} room={room} here={index === view.at} />
          </Place>
        ))}
        <Trail from={hero} way={way} />
        {steps.map(step => (
          <Place key={step.choice.key} cell={step.cell}>
            <StepButton step={step} props={props} />
          </Place>
        ))}
        {laying && (
          <Place cell={laying}>
            <Laying {...props} />
          </Place>
        )}
        <div class="tin-hero" style={{ transform: standsAt(view, stands) }}>
          <Standee figure={ICONS.hero} seat={1} own />
        </div>
      </div>
      <Stack view={view} beat={props.beat} />
      <div class="tin-zoom">
        <IconButton icon={PAGE_ICONS.plus} label={text.value.zoomIn} onPress={() => eye.zoom(CLOSER)} />
        <IconButton icon={PAGE_ICONS.minus} label={text.value.zoomOut} onPress={() => eye.zoom(1 / CLOSER)} />
        <IconButton icon={PAGE_ICONS.map} label={text.value.zoomFit} onPress={() => eye.fit()} />
      </div>
    </div>
  )
}

/** On a chasm without a rope the hero stands on the side of entry. */
function ledgeOf(view: TinScene): number | null {
  const room = hereOf(view)
  return room?.tile.kind === 'chasm' && !room.roped ? view.entry : null
}

function standsAt(view: TinScene, { x, y }: Cell): string {
  const [dx, dy] = LEDGES[ledgeOf(view) ?? -1] ?? [0, 0]
  return `translate(${x * TILE + dx}px, ${y * TILE + dy}px)`
}

interface PlaceProps {
  readonly cell: Cell
  readonly class?: string
  readonly children: preact.ComponentChildren
}

function Place({ cell, class: more = '', children }: PlaceProps) {
  return (
    <div class={`tin-place ${more}`} style={{ left: `${cell.x * TILE}px`, top: `${cell.y * TILE}px` }}>
      {children}
    </div>
  )
}

/** Where a hint says to go and why, the rooms that lead there. */
function hintedWay({ view, goal, lit }: Props, steps: readonly Step[]): readonly SceneRoom[] {
  const step = steps.find(({ choice }) => choice.key === lit)
  return goal !== null && step ? wayTo(view, step.dir, goal) : []
}

/** What cannot be reached lies in a slight dusk, but for the room that a hint is about and the way there. */
function placeClass({ view, goal }: Props, index: number, light: readonly Cell[]): string {
  const { at, rooms } = view
  if (index !== at && rooms[index]?.tile.id === goal) return 'hinted'
  if (index === at) return ledgeOf(view) === EAST ? 'here turned' : 'here'
  const isLit = light.some(({ x, y }) => x === rooms[index]?.x && y === rooms[index]?.y)
  return light.length > 0 && !isLit ? 'dusk' : ''
}

/** Doorways into the unknown where no tile can be turned over any more. */
function blockedDoors(view: TinScene, room: SceneRoom): number {
  const laying = layingCell(view)
  return maskWhere(side => {
    const [x, y] = beside(room, side)
    const isThere = (cell: Cell) => cell.x === x && cell.y === y
    const isTaken = view.rooms.some(isThere) || (laying !== null && isThere(laying))
    return has(room.doors, side) && !has(room.open, side) && !isTaken
  })
}
