/** Where a slip lies: beside what it is about, never on it, and within the screen. */

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export type Box = Size & Point

/** Between the slip and what it is about, and between the slip and the edge of the screen. */
const GAP = 6

/** Above where there is room, else below, else at a side; where there is none at all, where most of it is. */
export function placed(about: Box, slip: Size, screen: Size): Point {
  const middle = {
    x: within(about.x + (about.width - slip.width) / 2, slip.width, screen.width),
    y: within(about.y + (about.height - slip.height) / 2, slip.height, screen.height),
  }
  const places = [
    { room: about.y, needs: slip.height, at: { x: middle.x, y: about.y - GAP - slip.height } },
    {
      room: screen.height - about.y - about.height,
      needs: slip.height,
      at: { x: middle.x, y: about.y + about.height + GAP },
    },
    {
      room: screen.width - about.x - about.width,
      needs: slip.width,
      at: { x: about.x + about.width + GAP, y: middle.y },
    },
    { room: about.x, needs: slip.width, at: { x: about.x - GAP - slip.width, y: middle.y } },
  ]
  const spare = places.map(({ room, needs }) => room - needs - 2 * GAP)
  const free = spare.findIndex(left => left >= 0)
  const chosen = places[free < 0 ? spare.indexOf(Math.max(...spare)) : free]
  return chosen?.at ?? middle
}

function within(start: number, length: number, screen: number): number {
  return Math.max(GAP, Math.min(start, screen - GAP - length))
}
