/** Boxes on the screen, in pixels: what is left of them, where one looks at them, whether an edge cuts them. */

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

const right = ({ x, width }: Box): number => x + width
const bottom = ({ y, height }: Box): number => y + height
export const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })
export const isEmpty = ({ width, height }: Box): boolean => width <= 0 || height <= 0

export function holds(box: Box, { x, y }: Point): boolean {
  return x >= box.x && x <= right(box) && y >= box.y && y <= bottom(box)
}

/** A line of text is higher than its letters. */
export function lettersOf({ x, y, width, height }: Box): Box {
  return { x, y: y + height * 0.25, width, height: height * 0.5 }
}

/** What two boxes share; an empty box where they share nothing. */
export function common(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
  const width = Math.min(right(a), right(b)) - x
  const height = Math.min(bottom(a), bottom(b)) - y
  return { x, y, width: Math.max(0, width), height: Math.max(0, height) }
}

/** Places closer together, in pixels, see the same. */
const APART = 5

/** So many places at most spread over a box, none of them at its very edge: what only touches does not cover. */
export function spreadOver({ x, y, width, height }: Box, columns: number, rows: number): Point[] {
  const most = (length: number) => Math.max(1, Math.ceil(length / APART))
  const across = shares(Math.min(columns, most(width))).map(share => x + width * share)
  const down = shares(Math.min(rows, most(height))).map(share => y + height * share)
  return down.flatMap(row => across.map(column => ({ x: column, y: row })))
}

/** For 2: a quarter, three quarters. */
function shares(count: number): number[] {
  return Array.from({ length: count }, (_, place) => (place + 0.5) / count)
}

const SIDES = ['left', 'right', 'above', 'below'] as const
export type Side = (typeof SIDES)[number]

/** How far a box sticks out of a window, by side; negative where it ends before the edge. */
function beyond(box: Box, window: Box): Readonly<Record<Side, number>> {
  return {
    left: window.x - box.x,
    right: right(box) - right(window),
    above: window.y - box.y,
    below: bottom(box) - bottom(window),
  }
}

/** The sides of a window on which a box lies outside, wholly or in part. */
export function sidesBeyond(box: Box, window: Box): Side[] {
  const out = beyond(box, window)
  return SIDES.filter(side => out[side] > 1)
}

/** So much of a thing must be seen, and so much be missing, for anyone to notice that it goes on. */
const NOTICED = 5

/** True where the edge of a window cuts a box so that one sees that there is more. */
export function isCut(box: Box, window: Box, side: Side): boolean {
  const seen = common(box, window)
  const isAlong = side === 'left' || side === 'right'
  return (
    beyond(box, window)[side] >= NOTICED &&
    (isAlong ? seen.width : seen.height) >= NOTICED &&
    (isAlong ? seen.height : seen.width) >= NOTICED
  )
}
