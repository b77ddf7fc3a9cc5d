/** How spaces join: the openings of the board, seen from either side. */
import { type ActionOf, type Content, NONE } from '../types.ts'

/** A way from one space to the next; `door` is a secret door, or NONE. The actions that use it stand ready. */
export interface Way {
  readonly to: number
  readonly door: number
  readonly step: ActionOf<'step'>
  readonly search: ActionOf<'search'>
}

export function waysOf({ board }: Content): { ways: Way[][]; doors: [number, number][] } {
  const index = new Map(board.spaces.map((space, place) => [space.id, place]))
  const ways: Way[][] = board.spaces.map(() => [])
  const doors: [number, number][] = []
  for (const opening of board.openings) {
    const a = index.get(opening.a) ?? NONE
    const b = index.get(opening.b) ?? NONE
    const door = opening.kind === 'secret' ? doors.push([a, b]) - 1 : NONE
    const search: ActionOf<'search'> = { kind: 'search', door }
    ways[a]?.push({ to: b, door, step: { kind: 'step', to: b }, search })
    ways[b]?.push({ to: a, door, step: { kind: 'step', to: a }, search })
  }
  return { ways, doors }
}
