/** The slip of a lesson or a hint lies over the table: it makes way for what it speaks of. */

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

type Span = Pick<Box, 'top' | 'bottom'>

const MARGIN = 6

/** How far down it goes, or up, to cover as few of these as it can; no farther than it must, and never out of the room. */
export function wayFor(slip: Box, things: readonly Box[], room: Span): number {
  const inRoom = (way: number) => slip.top + way >= room.top && slip.bottom + way <= room.bottom
  const beside = things.flatMap(({ top, bottom }) => [top - MARGIN - slip.bottom, bottom + MARGIN - slip.top])
  const covered = (way: number) => things.filter(thing => covers(moved(slip, way), thing)).length
  return beside
    .filter(inRoom)
    .reduce(
      (best, way) =>
        covered(way) < covered(best) || (covered(way) === covered(best) && Math.abs(way) < Math.abs(best))
          ? way
          : best,
      0,
    )
}

/** Field by field: what the page measures has them all from its prototype. */
function moved({ left, top, right, bottom }: Box, way: number): Box {
  return { left, top: top + way, right, bottom: bottom + way }
}

function covers(slip: Box, { left, top, right, bottom }: Box): boolean {
  return slip.left < right && slip.right > left && slip.top < bottom && slip.bottom > top
}
