/** Laying tiles: T-13, T-15, T-17, T-22. */
import type { Book } from '../book.ts'
import { cellAt, exitsAfter, someDoorway, takesStack } from '../fit.ts'
import { beside, here, tileOf } from '../map.ts'
import { newRoom } from '../state.ts'
import type { Side, State, TinEmit, Token } from '../types.ts'

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
  dropWhatFitsNowhere(book, state, emit)
}

/** T-15, T-17: when no open doorway takes any tile left above the princess room, those tiles leave the game. */
function dropWhatFitsNowhere(book: Book, state: State, emit: TinEmit | null): void {
  if (state.stack.length === 0 || someDoorway(book, state, (x, y) => takesStack(book, state, x, y))) return
  const tiles = state.stack.map(tile => tileOf(book, tile))
  emit?.({
    kind: 'tilesOut',
    names: tiles.map(tile => tile.name),
    locked: tiles.filter(tile => tile.kind === 'locked').length,
  })
  state.out.push(...state.stack)
  state.stack = []
}
