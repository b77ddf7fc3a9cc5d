/** The dungeon as a map: which rooms lie where, and which doorways can be used. Shared by rules and view. */
import type { Book, Lie } from '../content/content-index.ts'
import type { Room, Side, State } from '../types.ts'

export const SIDES: readonly Side[] = [0, 1, 2, 3]
const DX = [0, 1, 0, -1] as const
const DY = [-1, 0, 1, 0] as const

export function opposite(side: Side): Side {
  return side ^ 2
}

export function has(mask: number, side: Side): boolean {
  return (mask & (1 << side)) !== 0
}

/** The cell beyond a side of a room. */
export function beside(room: Pick<Room, 'x' | 'y'>, side: Side): [x: number, y: number] {
  return [room.x + (DX[side] ?? 0), room.y + (DY[side] ?? 0)]
}

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

export function roomOf(state: State, index: number): Room {
  const room = state.rooms[index]
  if (!room) throw new Error(`There is no room ${index}`)
  return room
}

/** The room the hero is in. */
export function here(state: State): Room {
  return roomOf(state, state.at)
}

export function lieOf(book: Book, room: Room): Lie {
  const lie = book.lies[room.tile]?.[room.turn]
  if (!lie) throw new Error(`There is no tile ${room.tile}`)
  return lie
}

export function tileOf(book: Book, index: number): Book['content']['tiles'][number] {
  const tile = book.content.tiles[index]
  if (!tile) throw new Error(`There is no tile ${index}`)
  return tile
}

export function monstersIn(room: Room): number {
  return room.helmeted + room.plain
}

/** The doorways the hero can use from here: on a chasm without a rope only those on the side of entry (T-103). */
export function usableDoors(book: Book, state: State): number {
  const room = here(state)
  const { doors, far } = lieOf(book, room)
  if (far === 0 || room.roped || state.entry < 0) return doors
  return has(far, state.entry) ? far : doors & ~far
}

/** Two rooms are joined when both have a doorway there; only the princess room may lie against a doorway. */
export function joined(book: Book, room: Room, side: Side, other: Room): boolean {
  return has(lieOf(book, room).doors, side) && has(lieOf(book, other).doors, opposite(side))
}

export function isPrincessLaid(book: Book, state: State): boolean {
  return state.rooms.at(-1)?.tile === book.princess
}
