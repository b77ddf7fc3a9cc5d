/** Ways over the whole board, by the doors that a hero knows: for whoever wants to know how far it is. */
import { type Content, MOVEMENT, type OpeningFact } from '../types.ts'
import { doorId } from './ways.ts'

type Board = Content['board']

/** What the hero knows of the board. */
export interface Terrain {
  /** Whether this secret door has been found. */
  knows(this: void, door: string): boolean
  /** Whether entering this space ends the move (D-12). */
  ends(this: void, space: string): boolean
}

/** By space: the one before it on the way there; the start has none. */
export type FarWays = ReadonlyMap<string, string | null>

/** Going on through a space that ends the move is dearer than any way round it, and dearer the deeper it lies. */
const TOLL = 100

/**
 * The shortest ways to everywhere. One through a room that ends the move is taken only where no other leads on, and
 * then through the one that lies highest: what lives deeper is stronger.
 */
export function farWays(board: Board, from: string, terrain: Terrain): FarWays {
  const exits = exitsOf(board, terrain)
  const levels = new Map(board.spaces.map(({ id, level }) => [id, level]))
  const toll = (space: string) =>
    space !== from && terrain.ends(space) ? TOLL * (levels.get(space) ?? 1) : 0
  const ways = new Map<string, string | null>()
  const buckets: (readonly [space: string, before: string | null])[][] = [[[from, null]]]
  for (let cost = 0; cost < buckets.length; cost++)
    for (const [space, before] of buckets[cost] ?? []) {
      if (ways.has(space)) continue
      ways.set(space, before)
      const on = cost + 1 + toll(space)
      for (const to of exits.get(space) ?? []) {
        while (buckets.length <= on) buckets.push([])
        buckets[on]?.push([to, space])
      }
    }
  return ways
}

function exitsOf({ openings }: Board, terrain: Terrain): Map<string, string[]> {
  const exits = new Map<string, string[]>()
  const join = (a: string, b: string) => exits.set(a, [...(exits.get(a) ?? []), b])
  for (const opening of openings.filter(one => isKnown(one, terrain))) {
    join(opening.a, opening.b)
    join(opening.b, opening.a)
  }
  return exits
}

function isKnown(opening: OpeningFact, { knows }: Terrain): boolean {
  return opening.kind !== 'secret' || knows(doorId(opening))
}

/** The spaces of the way, the start first; null where none is known. */
export function trailTo(ways: FarWays, goal: string): readonly string[] | null {
  if (!ways.has(goal)) return null
  const trail: string[] = []
  for (let space: string | null = goal; space !== null; space = ways.get(space) ?? null) trail.push(space)
  return trail.toReversed()
}

/** How many turns a trail takes when so many spaces can still be gone in the first (D-11, D-12). */
export function turnsFor(trail: readonly string[], left: number, { ends }: Terrain): number {
  let [turns, rest] = [1, left]
  for (const space of trail.slice(1)) {
    if (rest === 0) [turns, rest] = [turns + 1, MOVEMENT]
    rest = ends(space) ? 0 : rest - 1
  }
  return turns
}
