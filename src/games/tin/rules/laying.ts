/** Laying tiles: T-13, T-15, T-17, T-22. */
import { tileOf } from '../content/content-index.ts'
import { beside } from '../content/geometry.ts'
import type { Side, Token } from '../types.ts'
import type { Play } from './play.ts'
import { here, newRoom } from './state.ts'
import { cellAt, exitsAfter, isExitHers, someDoorway, takesStack } from './tile-fit.ts'

/** Lays a tile beyond this side of the hero's room. */
export function layTile(play: Play, tile: number, side: Side, turn: number): void {
  const { content, state, emit } = play
  const [x, y] = beside(here(state), side)
  const { id, kind } = tileOf(content, tile)
  const locked = kind === 'locked' || kind === 'princess'
  const orientation = content.orientations[tile]?.[turn]
  if (orientation) state.exits = exitsAfter(state, orientation, cellAt(content, state, x, y))
  const floor: readonly Token[] = kind === 'princess' ? ['princess'] : []
  state.rooms.push({ ...newRoom(tile, x, y, turn), floor, locked })
  emit?.({ kind: 'laid', tile: id, locked })
  dropTiles(play)
}

/** Tiles above the princess room that cannot or need not be laid any more leave the game. */
function dropTiles({ content, state, emit }: Play): void {
  if (state.stack.length === 0) return
  const isShort = isExitHers(content, state, state.stack)
  if (!isShort && someDoorway(content, state, (x, y) => takesStack(content, state, x, y))) return
  const tiles = state.stack.map(tile => tileOf(content, tile).id)
  // T-15: one locked room fewer to clear for each. T-17: no open doorway takes any of them.
  emit?.({ kind: isShort ? 'roomsOut' : 'tilesOut', tiles })
  state.out.push(...state.stack)
  state.stack = []
}
