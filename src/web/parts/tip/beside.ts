/** From thing to thing by arrow keys: what lies next on that side, as the eye sees it. */
import type { Box } from './place.ts'

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const
export type Arrow = (typeof ARROWS)[number]

/** Edges that touch overlap by a hair. */
const SLACK = 2

export const arrowOf = (key: string): Arrow | undefined => ARROWS.find(arrow => arrow === key)

/** The nearest of those that lie wholly on that side and not past one another; none at the edge. */
export function beside<T>(from: Box, others: readonly (readonly [T, Box])[], arrow: Arrow): T | undefined {
  const lie = others
    .map(([thing, box]) => ({ thing, ...seenAlong(from, box, arrow) }))
    .filter(({ gap, overlaps }) => gap >= -SLACK && overlaps)
  return lie.toSorted((a, b) => a.gap - b.gap || a.aslant - b.aslant)[0]?.thing
}

interface Lie {
  /** Between the two, along the arrow; negative where it does not lie on that side. */
  readonly gap: number
  readonly overlaps: boolean
  /** Between their middles, across the arrow. */
  readonly aslant: number
}

function seenAlong(from: Box, to: Box, arrow: Arrow): Lie {
  const [left, right] = [
    { at: from.x, long: from.width },
    { at: to.x, long: to.width },
  ]
  const [upper, lower] = [
    { at: from.y, long: from.height },
    { at: to.y, long: to.height },
  ]
  if (arrow === 'ArrowRight') return lie(left, right, upper, lower)
  if (arrow === 'ArrowLeft') return lie(right, left, upper, lower)
  return arrow === 'ArrowDown' ? lie(upper, lower, left, right) : lie(lower, upper, left, right)
}

interface Span {
  readonly at: number
  readonly long: number
}

function lie(before: Span, after: Span, a: Span, b: Span): Lie {
  return {
    gap: after.at - before.at - before.long,
    overlaps: a.at + SLACK < b.at + b.long && b.at + SLACK < a.at + a.long,
    aslant: Math.abs(a.at + a.long / 2 - b.at - b.long / 2),
  }
}
