/** Passages have no names: they are told by the nearest place that has one. */
import type { SpaceFact } from '../types.ts'
import type { ContentIndex } from './content-index.ts'
import { spaceNamed } from './names.ts'

export type Bearing =
  | 'north'
  | 'north-east'
  | 'east'
  | 'south-east'
  | 'south'
  | 'south-west'
  | 'west'
  | 'north-west'

/** A place, and where the passage lies as seen from it. */
export interface Nearby {
  readonly place: SpaceFact
  readonly bearing: Bearing
}

/** Of the places that are wanted; null for what has a name itself, or has nothing around. */
export function nearby(
  content: ContentIndex,
  space: string,
  isWanted: (place: SpaceFact) => boolean = () => true,
): Nearby | null {
  const passage = spaceNamed(content, space)
  if (isNamed(passage)) return null
  let found: Nearby | null = null
  let least = Number.POSITIVE_INFINITY
  for (const place of content.pack.board.spaces) {
    if (!isNamed(place) || !isWanted(place)) continue
    const [x, y] = offset(passage, place)
    const away = Math.hypot(x, y)
    if (away >= least) continue
    least = away
    found = { place, bearing: bearingOf(x, y) }
  }
  return found
}

function isNamed({ kind }: SpaceFact): boolean {
  return kind !== 'corridor' && kind !== 'stair'
}

/** How far the middle of the passage lies beyond the walls of the place: right and down are positive. */
function offset(
  { cells: [px, py, pw, ph] }: SpaceFact,
  { cells: [x, y, w, h] }: SpaceFact,
): [number, number] {
  return [beyond(px + pw / 2, x, x + w), beyond(py + ph / 2, y, y + h)]
}

function beyond(at: number, low: number, high: number): number {
  if (at < low) return at - low
  return at > high ? at - high : 0
}

function bearingOf(x: number, y: number): Bearing {
  if (y < 0) return x < 0 ? 'north-west' : x > 0 ? 'north-east' : 'north'
  if (y > 0) return x < 0 ? 'south-west' : x > 0 ? 'south-east' : 'south'
  return x < 0 ? 'west' : 'east'
}
