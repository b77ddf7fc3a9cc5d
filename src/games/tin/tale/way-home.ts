/** How far it was to the stairwell. */
import type { ContentIndex } from '../content/content-index.ts'
import { SIDES } from '../content/geometry.ts'
import { joined, neighbour } from '../rules/map.ts'
import type { State } from '../types.ts'

/** Rooms on the shortest way, the stairwell included; chasms count as spanned. */
export function roomsHome(content: ContentIndex, state: State): number {
  const far = new Map([[state.at, 0]])
  for (const [index, steps] of far)
    for (const next of besideOf(content, state, index)) if (!far.has(next)) far.set(next, steps + 1)
  return far.get(state.rooms.findIndex(({ tile }) => tile === content.stairwell)) ?? 0
}

function besideOf(content: ContentIndex, state: State, index: number): number[] {
  const room = state.rooms[index]
  if (!room) return []
  return SIDES.flatMap(side => {
    const next = neighbour(state, room, side)
    const other = state.rooms[next]
    return other && joined(content, room, side, other) ? [next] : []
  })
}
