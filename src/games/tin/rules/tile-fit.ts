/** Where tiles fit: T-12 to T-17, T-109, T-111. Questions only; rules/laying.ts lays. */
import { type ContentIndex, type Orientation, orientationOf, tileOf } from '../content/content-index.ts'
import { beside, bitOf, has, opposite, SIDES, sizeOf } from '../content/geometry.ts'
import { TILES_BEFORE_CHASM } from '../content/numbers.ts'
import type { Room, Side, State } from '../types.ts'
import { isPrincessLaid, roomBeyond } from './map.ts'
import { here } from './state.ts'

/** What an empty cell asks of a tile: where doorways must and must not be, and how many exits it would use up. */
interface Cell {
  readonly must: number
  readonly mustNot: number
  readonly uses: number
}

export function cellAt(content: ContentIndex, state: State, x: number, y: number): Cell {
  let must = 0
  let mustNot = 0
  let uses = 0
  for (let side = 0; side < 4; side++) {
    const index = roomBeyond(state, x, y, side)
    const room = state.rooms[index]
    if (!room) continue
    if (has(orientationOf(content, room).doors, opposite(side))) {
      must |= bitOf(side)
      if (index !== 0) uses += 1
    } else mustNot |= bitOf(side)
  }
  return { must, mustNot, uses }
}

function meets(orientation: Orientation, cell: Cell): boolean {
  return (orientation.doors & cell.must) === cell.must && (orientation.doors & cell.mustNot) === 0
}

export function exitsAfter(state: State, orientation: Orientation, cell: Cell): number {
  return state.exits - cell.uses + sizeOf(orientation.doors & ~cell.must)
}

/** T-16: the chasm only once three tiles besides the stairwell lie. */
function isTooEarly(content: ContentIndex, state: State, tile: number): boolean {
  return tileOf(content, tile).kind === 'chasm' && state.rooms.length <= TILES_BEFORE_CHASM
}

/** T-12, T-13: the ways this tile may lie in the cell, an exit being left. */
function waysInCell(content: ContentIndex, state: State, tile: number, cell: Cell): Orientation[] {
  if (isTooEarly(content, state, tile)) return []
  return (content.ways[tile] ?? []).filter(
    orientation => meets(orientation, cell) && exitsAfter(state, orientation, cell) > 0,
  )
}

/** Whether some tile above the princess room can be laid there. */
export function takesStack(content: ContentIndex, state: State, x: number, y: number): boolean {
  const cell = cellAt(content, state, x, y)
  for (const tile of state.stack) {
    if (isTooEarly(content, state, tile)) continue
    for (const orientation of content.ways[tile] ?? []) {
      if (meets(orientation, cell) && exitsAfter(state, orientation, cell) > 0) return true
    }
  }
  return false
}

/** The ways a tile drawn for this side of the hero's room may lie. */
export function waysToLay(content: ContentIndex, state: State, tile: number, side: Side): Orientation[] {
  const cell = cellAt(content, state, ...beside(here(state), side))
  if (tile !== content.princess) return waysInCell(content, state, tile, cell)
  const ways = content.ways[tile] ?? []
  return clashesIgnored(content, state)
    ? ways.filter(orientation => has(orientation.doors, opposite(side)))
    : ways.filter(orientation => meets(orientation, cell))
}

/** T-15: nothing but locked rooms is left, and one exit, which the princess room needs. */
export function isExitHers(content: ContentIndex, state: State, left: readonly number[]): boolean {
  return state.exits === 1 && left.every(tile => tileOf(content, tile).kind === 'locked')
}

/** T-17: once tiles that fit nowhere have left the game, or when no doorway fits her, any open doorway will do. */
function clashesIgnored(content: ContentIndex, state: State): boolean {
  const fitNowhere = state.out.length > 0 && !isExitHers(content, state, state.out)
  return fitNowhere || !someDoorway(content, state, (x, y) => takesPrincess(content, state, x, y))
}

function takesPrincess(content: ContentIndex, state: State, x: number, y: number): boolean {
  const cell = cellAt(content, state, x, y)
  return (content.ways[content.princess] ?? []).some(orientation => meets(orientation, cell))
}

export function someDoorway(
  content: ContentIndex,
  state: State,
  test: (x: number, y: number) => boolean,
): boolean {
  return state.rooms.some(room =>
    SIDES.some(side => isUnknown(content, state, room, side) && test(...beside(room, side))),
  )
}

function isUnknown(content: ContentIndex, state: State, room: Room, side: Side): boolean {
  return has(orientationOf(content, room).doors, side) && roomBeyond(state, room.x, room.y, side) < 0
}

/** T-17, T-109: whether a tile can be turned over at this doorway of a room. */
export function isOpen(content: ContentIndex, state: State, room: Room, side: Side): boolean {
  return isUnknown(content, state, room, side) && takesTile(content, state, ...beside(room, side))
}

/** T-17, T-109: whether a tile can be turned over for this empty cell that a doorway faces. */
export function takesTile(content: ContentIndex, state: State, x: number, y: number): boolean {
  if (isPrincessLaid(content, state)) return false
  if (state.stack.length > 0) return takesStack(content, state, x, y)
  return clashesIgnored(content, state) || takesPrincess(content, state, x, y)
}
