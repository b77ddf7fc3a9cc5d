/** Where tiles fit: T-12 to T-17, T-109, T-111. Questions only; rules/laying.ts lays. */
import type { Book, Lie } from '../content/content-index.ts'
import type { Room, Side, State } from '../types.ts'
import { beside, has, here, isPrincessLaid, lieOf, opposite, roomBeyond, SIDES, tileOf } from './map.ts'

/** What an empty cell asks of a tile: where doorways must and must not be, and how many exits it would use up. */
interface Cell {
  readonly must: number
  readonly mustNot: number
  readonly uses: number
}

export function cellAt(book: Book, state: State, x: number, y: number): Cell {
  let must = 0
  let mustNot = 0
  let uses = 0
  for (let side = 0; side < 4; side++) {
    const index = roomBeyond(state, x, y, side)
    const room = state.rooms[index]
    if (!room) continue
    if (has(lieOf(book, room).doors, opposite(side))) {
      must |= 1 << side
      if (index !== 0) uses += 1
    } else mustNot |= 1 << side
  }
  return { must, mustNot, uses }
}

function meets(lie: Lie, cell: Cell): boolean {
  return (lie.doors & cell.must) === cell.must && (lie.doors & cell.mustNot) === 0
}

export function exitsAfter(state: State, lie: Lie, cell: Cell): number {
  return state.exits - cell.uses + countBits(lie.doors & ~cell.must)
}

function countBits(mask: number): number {
  return (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) + ((mask >> 3) & 1)
}

/** T-16: the chasm only once three tiles besides the stairwell lie. */
function isTooEarly(book: Book, state: State, tile: number): boolean {
  return tileOf(book, tile).kind === 'chasm' && state.rooms.length < 4
}

/** T-12, T-13: the ways this tile may lie in the cell, an exit being left. */
function waysInCell(book: Book, state: State, tile: number, cell: Cell): Lie[] {
  if (isTooEarly(book, state, tile)) return []
  return (book.ways[tile] ?? []).filter(lie => meets(lie, cell) && exitsAfter(state, lie, cell) > 0)
}

/** Whether some tile above the princess room can be laid there. */
export function takesStack(book: Book, state: State, x: number, y: number): boolean {
  const cell = cellAt(book, state, x, y)
  for (const tile of state.stack) {
    if (isTooEarly(book, state, tile)) continue
    for (const lie of book.ways[tile] ?? []) {
      if (meets(lie, cell) && exitsAfter(state, lie, cell) > 0) return true
    }
  }
  return false
}

/** The ways a tile drawn for this side of the hero's room may lie. */
export function waysToLay(book: Book, state: State, tile: number, side: Side): Lie[] {
  const cell = cellAt(book, state, ...beside(here(state), side))
  if (tile !== book.princess) return waysInCell(book, state, tile, cell)
  const ways = book.ways[tile] ?? []
  return clashesIgnored(book, state)
    ? ways.filter(lie => has(lie.doors, opposite(side)))
    : ways.filter(lie => meets(lie, cell))
}

/** T-15: nothing but locked rooms is left, and one exit, which the princess room needs. */
export function isExitHers(book: Book, state: State, left: readonly number[]): boolean {
  return state.exits === 1 && left.every(tile => tileOf(book, tile).kind === 'locked')
}

/** T-17: once tiles that fit nowhere have left the game, or when no doorway fits her, any open doorway will do. */
function clashesIgnored(book: Book, state: State): boolean {
  const fitNowhere = state.out.length > 0 && !isExitHers(book, state, state.out)
  return fitNowhere || !someDoorway(book, state, (x, y) => takesPrincess(book, state, x, y))
}

function takesPrincess(book: Book, state: State, x: number, y: number): boolean {
  const cell = cellAt(book, state, x, y)
  return (book.ways[book.princess] ?? []).some(lie => meets(lie, cell))
}

export function someDoorway(book: Book, state: State, test: (x: number, y: number) => boolean): boolean {
  return state.rooms.some(room =>
    SIDES.some(side => isUnknown(book, state, room, side) && test(...beside(room, side))),
  )
}

function isUnknown(book: Book, state: State, room: Room, side: Side): boolean {
  return has(lieOf(book, room).doors, side) && roomBeyond(state, room.x, room.y, side) < 0
}

/** T-17, T-109: whether a tile can be turned over at this doorway of a room. */
export function isOpen(book: Book, state: State, room: Room, side: Side): boolean {
  return isUnknown(book, state, room, side) && takesTile(book, state, ...beside(room, side))
}

/** T-17, T-109: whether a tile can be turned over for this empty cell that a doorway faces. */
export function takesTile(book: Book, state: State, x: number, y: number): boolean {
  if (isPrincessLaid(book, state)) return false
  if (state.stack.length > 0) return takesStack(book, state, x, y)
  return clashesIgnored(book, state) || takesPrincess(book, state, x, y)
}
