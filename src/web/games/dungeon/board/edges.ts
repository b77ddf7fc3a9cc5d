/** Lit spaces beyond the window: on which side, how many, and where at the edge there is room to say so. */
import type { Camera, Size } from '../camera/camera.ts'
import type { Place, Plan, Point } from '../plan.ts'
import type { Target } from '../targets.ts'

export const SIDES = ['north', 'east', 'south', 'west'] as const
export type Side = (typeof SIDES)[number]

export interface Edge extends Point {
  readonly side: Side
  readonly count: number
  /** The nearest of them, on the board. */
  readonly nearest: Point
}

/** How large the mark is, in pixels, and how far its middle lies from the sides, and from above and below, where words and dice lie. */
export const MARK = 40
const [ASIDE, WITHIN] = [MARK / 2 + 4, MARK / 2 + 46]
/** The part of an edge where neither the small map nor the dice lie. */
const [FROM, TO, STEP] = [0.28, 0.62, 8]

type Box = Pick<Place, 'x' | 'y' | 'w' | 'h'>

export function edgesOf(targets: readonly Target[], { byId }: Plan, camera: Camera, room: Size): Edge[] {
  const boxes = targets.flatMap(({ space }) => byId.get(space) ?? []).map(place => seenBy(camera, place))
  return SIDES.flatMap(side => {
    const beyond = boxes
      .filter(box => sideOf(middle(box), room) === side)
      .toSorted((a, b) => away(middle(a), room) - away(middle(b), room))
    const [nearest] = beyond
    const at = nearest && freePlace(side, boxes, room)
    return at ? [{ side, count: beyond.length, ...at, nearest: onBoard(camera, middle(nearest)) }] : []
  })
}

function seenBy({ x, y, scale }: Camera, place: Box): Box {
  return { x: x + place.x * scale, y: y + place.y * scale, w: place.w * scale, h: place.h * scale }
}

function middle({ x, y, w, h }: Box): Point {
  return { x: x + w / 2, y: y + h / 2 }
}

function onBoard({ x, y, scale }: Camera, at: Point): Point {
  return { x: (at.x - x) / scale, y: (at.y - y) / scale }
}

function sideOf({ x, y }: Point, { width, height }: Size): Side | null {
  const outs = [-y, x - width, y - height, -x]
  const most = Math.max(...outs)
  return most > 0 ? (SIDES[outs.indexOf(most)] ?? null) : null
}

function away(point: Point, { width, height }: Size): number {
  return Math.hypot(point.x - width / 2, point.y - height / 2)
}

/** As near to the middle of the edge as no lit space is hidden; null where all of it is lit. */
function freePlace(side: Side, boxes: readonly Box[], { width, height }: Size): Point | null {
  const isUpright = side === 'east' || side === 'west'
  const length = isUpright ? height : width
  const inset = isUpright ? ASIDE : WITHIN
  const across = side === 'north' || side === 'west' ? inset : (isUpright ? width : height) - inset
  const centre = length * ((FROM + TO) / 2)
  const reach = length * ((TO - FROM) / 2)
  for (let off = 0; off <= reach; off += STEP)
    for (const along of [centre - off, centre + off]) {
      const at = isUpright ? { x: across, y: along } : { x: along, y: across }
      if (!boxes.some(box => isHidden(box, at))) return at
    }
  return null
}

function isHidden({ x, y, w, h }: Box, at: Point): boolean {
  const half = MARK / 2
  return at.x + half > x && at.x - half < x + w && at.y + half > y && at.y - half < y + h
}
