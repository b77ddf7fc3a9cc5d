/** The dungeon as a map: which rooms lie where, and which doorways can be used. */
import { type ContentIndex, orientationOf } from '../content/content-index.ts'
import { DX, DY, has, opposite } from '../content/geometry.ts'
import type { Room, Side, State } from '../types.ts'
import { here } from './state.ts'

/** The index of the room beyond this side of a cell, or -1. */
export function roomBeyond(state: State, x: number, y: number, side: Side): number {
  const { rooms } = state
  const nx = x + (DX[side] ?? 0)
  const ny = y + (DY[side] ?? 0)
  for (let index = 0; index < rooms.length; index++) {
    const room = rooms[index]
    if (room && room.x === nx && room.y === ny) return index
  }
  return -1
}

/** The index of the room beyond this side of a room, or -1. */
export function neighbour(state: State, room: Room, side: Side): number {
  return roomBeyond(state, room.x, room.y, side)
}

/** The doorways the hero can use from here: on a chasm without a rope only those on the side of entry (T-103). */
export function usableDoors(content: ContentIndex, state: State): number {
  const room = here(state)
  const { doors, far } = orientationOf(content, room)
  if (far === 0 || room.roped || state.entry < 0) return doors
  return has(far, state.entry) ? far : doors & ~far
}

/** Two rooms are joined when both have a doorway there; only the princess room may lie against a doorway. */
export function joined(content: ContentIndex, room: Room, side: Side, other: Room): boolean {
  return (
    has(orientationOf(content, room).doors, side) && has(orientationOf(content, other).doors, opposite(side))
  )
}

export function isPrincessLaid(content: ContentIndex, state: State): boolean {
  return state.rooms.at(-1)?.tile === content.princess
}
