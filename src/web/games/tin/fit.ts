/** Where the eye is over the map: how a dungeon of any size is fitted, moved and zoomed. */

/** The side of a tile at scale 1. */
export const TILE = 180
const MARGIN = 0.16
const MOST = 1.15
const CLOSEST = 2
const FURTHEST = 0.3

export interface Cell {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** A point of the map is shown at point × scale + (x, y). */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly scale: number
}

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

function boxOf(cells: readonly Cell[]): Box {
  const xs = cells.map(({ x }) => x)
  const ys = cells.map(({ y }) => y)
  return {
    left: (Math.min(...xs) - MARGIN) * TILE,
    top: (Math.min(...ys) - MARGIN) * TILE,
    right: (Math.max(...xs) + 1 + MARGIN) * TILE,
    bottom: (Math.max(...ys) + 1 + MARGIN) * TILE,
  }
}

/** Everything in sight if tiles stay at least so large; otherwise as near to the focus as the map allows. */
export function fitted(cells: readonly Cell[], size: Size, focus: Cell, least: number): Camera {
  const box = boxOf(cells)
  const whole = Math.min(size.width / (box.right - box.left), size.height / (box.bottom - box.top))
  const scale = Math.min(MOST, Math.max(whole, least / TILE))
  return {
    scale,
    x: placed(box.left * scale, box.right * scale, size.width, (focus.x + 0.5) * TILE * scale),
    y: placed(box.top * scale, box.bottom * scale, size.height, (focus.y + 0.5) * TILE * scale),
  }
}

/** In the middle when it fits; otherwise the focus in the middle, without showing more than the map. */
function placed(from: number, to: number, room: number, focus: number): number {
  if (to - from <= room) return (room - from - to) / 2
  return Math.min(-from, Math.max(room - to, room / 2 - focus))
}

/** Closer or further away, with the point under the fingers staying where it is. */
export function zoomed({ x, y, scale }: Camera, factor: number, at: Cell): Camera {
  const next = Math.min(CLOSEST, Math.max(FURTHEST, scale * factor))
  const by = next / scale
  return { scale: next, x: at.x - (at.x - x) * by, y: at.y - (at.y - y) * by }
}

export function panned({ x, y, scale }: Camera, dx: number, dy: number): Camera {
  return { scale, x: x + dx, y: y + dy }
}

/** True while the whole tile can be seen. */
export function isSeen({ x, y, scale }: Camera, cell: Cell, size: Size): boolean {
  const [left, top] = [cell.x * TILE * scale + x, cell.y * TILE * scale + y]
  const side = TILE * scale
  return left >= -1 && top >= -1 && left + side <= size.width + 1 && top + side <= size.height + 1
}
