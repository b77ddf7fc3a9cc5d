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

const ORIGIN: Cell = { x: 0, y: 0 }

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

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What the map is seen through; some things lie on its edges, in pixels. */
export interface Frame extends Size {
  readonly taken: readonly Box[]
}

/** How small a tile may be: to show the whole dungeon, all that can be gone to, and otherwise. */
export interface Least {
  readonly whole: number
  readonly near: number
  readonly part: number
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

/** What is sought is in sight, too, where tiles need not be too small for that. */
export function fitted(
  cells: readonly Cell[],
  frame: Frame,
  near: readonly Cell[],
  least: Least,
  sought: Cell | null = null,
): Camera {
  const wanted = sought ? [...near, sought] : near
  const camera = fittedBelow(cells, frame, wanted, least)
  return wanted.every(cell => isClear(camera, cell, frame)) ? camera : fittedBelow(cells, frame, near, least)
}

/**
 * Everything in sight while tiles stay large enough; otherwise as near to the hero as the map allows, or as what can be
 * gone to needs. The hero is the first of those near.
 */
function fittedBelow(cells: readonly Cell[], frame: Frame, near: readonly Cell[], least: Least): Camera {
  const head = headOf(frame)
  const camera = fittedAbove(cells, below(frame, head), near, least)
  return { ...camera, y: camera.y + head }
}

/** How far down that reaches which lies on the upper edge. */
function headOf({ height, taken }: Frame): number {
  const foot = footOf(height, taken)
  return Math.max(0, ...taken.filter(({ top, bottom }) => top + bottom < foot).map(({ bottom }) => bottom))
}

/** How far up that reaches which lies on the lower edge, one thing upon the other. */
function footOf(height: number, taken: readonly Box[]): number {
  const foot = Math.min(height, ...taken.filter(({ bottom }) => bottom >= height).map(({ top }) => top))
  return foot === height ? foot : footOf(foot, taken)
}

function below({ width, height, taken }: Frame, head: number): Frame {
  const boxes = taken.map(box => ({ ...box, top: box.top - head, bottom: box.bottom - head }))
  return { width, height: height - head, taken: boxes.filter(({ bottom }) => bottom > 0) }
}

function fittedAbove(cells: readonly Cell[], frame: Frame, near: readonly Cell[], least: Least): Camera {
  const box = boxOf(cells)
  const focus = near[0] ?? ORIGIN
  const above = { ...frame, height: Math.min(frame.height, ...frame.taken.map(({ top }) => top)) }
  const between = placedAt(box, frame, focus, wholeScale(box, frame))
  if (isLarge(between, least) && !cells.some(cell => isUnder(between, cell, frame.taken))) return between
  const over = placedAt(box, above, focus, wholeScale(box, above))
  if (isLarge(over, least)) return over
  const room = { ...above, height: Math.max(above.height, Math.min(frame.height, least.part)) }
  const part = placedAt(box, room, focus, least.part / TILE)
  return near.every(cell => isSeen(part, cell, above)) ? part : around(near, frame, above, least)
}

/** All that can be gone to: between what lies on the edge where that is possible, else above it. */
function around(near: readonly Cell[], frame: Frame, above: Size, least: Least): Camera {
  const box = boxOf(near)
  const inside = (room: Size) => {
    const scale = Math.max(least.near / TILE, Math.min(least.part / TILE, wholeScale(box, room)))
    return placedAt(box, room, near[0] ?? ORIGIN, scale)
  }
  const between = inside(frame)
  return near.some(cell => isUnder(between, cell, frame.taken)) ? inside(above) : between
}

function wholeScale(box: Box, { width, height }: Size): number {
  return Math.min(MOST, width / (box.right - box.left), height / (box.bottom - box.top))
}

function isLarge({ scale }: Camera, { whole }: Least): boolean {
  return scale * TILE >= whole
}

function placedAt(box: Box, { width, height }: Size, focus: Cell, scale: number): Camera {
  return {
    scale,
    x: placed(box.left * scale, box.right * scale, width, (focus.x + 0.5) * TILE * scale),
    y: placed(box.top * scale, box.bottom * scale, height, (focus.y + 0.5) * TILE * scale),
  }
}

function isUnder({ x, y, scale }: Camera, cell: Cell, taken: readonly Box[]): boolean {
  const side = TILE * scale
  const [left, top] = [cell.x * side + x, cell.y * side + y]
  return taken.some(
    box => left < box.right && left + side > box.left && top < box.bottom && top + side > box.top,
  )
}

function isClear(camera: Camera, cell: Cell, frame: Frame): boolean {
  return isSeen(camera, cell, frame) && !isUnder(camera, cell, frame.taken)
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

/** A tile in the middle, as large as before. */
export function centred({ scale }: Camera, cell: Cell, { width, height }: Size): Camera {
  const middle = (at: number) => (at + 0.5) * TILE * scale
  return { scale, x: width / 2 - middle(cell.x), y: height / 2 - middle(cell.y) }
}

/** True while the whole tile can be seen. */
export function isSeen({ x, y, scale }: Camera, cell: Cell, size: Size): boolean {
  const [left, top] = [cell.x * TILE * scale + x, cell.y * TILE * scale + y]
  const side = TILE * scale
  return left >= -1 && top >= -1 && left + side <= size.width + 1 && top + side <= size.height + 1
}
