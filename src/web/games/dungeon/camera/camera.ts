/** What part of the board is seen: the board's origin on the screen, and pixels to a unit. Plain numbers, no page. */
import { CELL, type Point } from '../plan.ts'

export interface Camera extends Point {
  readonly scale: number
}
export interface Size {
  readonly width: number
  readonly height: number
}

/** The phone opens so large, and closest is not much larger than a thumb. */
export const OPENING = 40 / CELL
const CLOSEST = 84 / CELL
/** Empty rock at the edges that may be left out, in units. */
const MARGIN = -7

export function widest(board: Size, room: Size): number {
  const [width, height] = [board.width + 2 * MARGIN, board.height + 2 * MARGIN]
  return Math.min(room.width / width, room.height / height) || 1
}

export function whole(board: Size, room: Size): Camera {
  return kept({ x: 0, y: 0, scale: widest(board, room) }, board, room)
}

export function centredOn(point: Point, scale: number, board: Size, room: Size): Camera {
  const x = room.width / 2 - point.x * scale
  const y = room.height / 2 - point.y * scale
  return kept({ x, y, scale }, board, room)
}

/** Around what is shown: above and at the sides, and below, where a small map and a legend lie. */
const AROUND = CELL
const BELOW = 4 * CELL

/** As close as the phone opens, or less, so that all of these boxes are in sight. */
export function containing(
  boxes: readonly (Point & { w: number; h: number })[],
  board: Size,
  room: Size,
): Camera {
  const left = Math.min(...boxes.map(({ x }) => x)) - AROUND
  const top = Math.min(...boxes.map(({ y }) => y)) - AROUND
  const width = Math.max(...boxes.map(({ x, w }) => x + w)) + AROUND - left
  const height = Math.max(...boxes.map(({ y, h }) => y + h)) + BELOW - top
  const close = Math.min(room.width / width, room.height / height, OPENING)
  const centre = { x: left + width / 2, y: top + height / 2 }
  return centredOn(centre, Math.max(close, widest(board, room)), board, room)
}

/** Closer or farther, with the point under the fingers left where it is. */
export function zoomed(camera: Camera, factor: number, at: Point, board: Size, room: Size): Camera {
  const scale = clamp(camera.scale * factor, widest(board, room), CLOSEST)
  const ratio = scale / camera.scale
  return kept(
    { scale, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio },
    board,
    room,
  )
}

export function moved(camera: Camera, dx: number, dy: number, board: Size, room: Size): Camera {
  return kept({ ...camera, x: camera.x + dx, y: camera.y + dy }, board, room)
}

/** The board never leaves the window; what is smaller than the window lies in its middle. */
function kept({ x, y, scale }: Camera, board: Size, room: Size): Camera {
  return {
    scale,
    x: keptAlong(x, board.width * scale, room.width, MARGIN * scale),
    y: keptAlong(y, board.height * scale, room.height, MARGIN * scale),
  }
}

function keptAlong(at: number, length: number, room: number, margin: number): number {
  if (length + 2 * margin <= room) return (room - length) / 2
  return clamp(at, room - length - margin, margin)
}

/** The point of the board under a point of the window. */
export function boardPoint({ x, y, scale }: Camera, at: Point): Point {
  return { x: (at.x - x) / scale, y: (at.y - y) / scale }
}

/** True when a point of the board is seen well, not at the very edge. */
export function isSeen({ x, y, scale }: Camera, point: Point, room: Size): boolean {
  const [px, py] = [x + point.x * scale, y + point.y * scale]
  const [edgeX, edgeY] = [room.width * 0.16, room.height * 0.16]
  return px >= edgeX && px <= room.width - edgeX && py >= edgeY && py <= room.height - edgeY
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}
