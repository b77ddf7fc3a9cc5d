/** Laying tiles: T-13, T-15, T-17, T-22. */
import type { Book } from '../content/content-index.ts'
import type { Side, State, TinEmit, TinEvent, Token } from '../types.ts'
import { beside, here, tileOf } from './map.ts'
import { newRoom } from './state.ts'
import { cellAt, exitsAfter, isExitHers, someDoorway, takesStack } from './tile-fit.ts'

/** Lays a tile beyond this side of the hero's room. */
export function lay(
  book: Book,
  state: State,
  tile: number,
  side: Side,
  turn: number,
  emit: TinEmit | null,
): void {
  const [x, y] = beside(here(state), side)
  const { name, kind } = tileOf(book, tile)
  const locked = kind === 'locked' || kind === 'princess'
  const lie = book.lies[tile]?.[turn]
  if (lie) state.exits = exitsAfter(state, lie, cellAt(book, state, x, y))
  const floor: readonly Token[] = kind === 'princess' ? ['princess'] : []
  state.rooms.push({ ...newRoom(tile, x, y, turn), floor, locked })
  emit?.({ kind: 'laid', name, locked })
  dropTiles(book, state, emit)
}

/** Tiles above the princess room that cannot or need not be laid any more leave the game. */
function dropTiles(book: Book, state: State, emit: TinEmit | null): void {
  if (state.stack.length === 0) return
  const isShort = isExitHers(book, state, state.stack)
  if (!isShort && someDoorway(book, state, (x, y) => takesStack(book, state, x, y))) return
  emit?.(isShort ? roomsOut(book, state.stack) : tilesOut(book, state.stack))
  state.out.push(...state.stack)
  state.stack = []
}

/** T-15: one locked room fewer to clear for each. */
function roomsOut(book: Book, stack: readonly number[]): TinEvent {
  return { kind: 'roomsOut', names: stack.map(tile => tileOf(book, tile).name) }
}

/** T-17: no open doorway takes any of them. */
function tilesOut(book: Book, stack: readonly number[]): TinEvent {
  const tiles = stack.map(tile => tileOf(book, tile))
  const locked = tiles.filter(tile => tile.kind === 'locked').length
  return { kind: 'tilesOut', names: tiles.map(tile => tile.name), locked }
}
