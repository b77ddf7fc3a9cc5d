/** Moving and entering: T-05, T-10, T-11, T-14, T-20, T-21, T-23, T-103, T-104, T-112. */

import type { Book } from '../content/content-index.ts'
import { DIRECTIONS, type Direction, type Room, type Side, type State, type TinEmit } from '../types.ts'
import { lay } from './laying.ts'
import { here, monstersIn, neighbour, opposite, roomOf, tileOf } from './map.ts'
import { waysToLay } from './tile-fit.ts'
import { owe } from './treasure.ts'

const TURN = { kind: 'turn' } as const

export function sideOf(dir: Direction): Side {
  return DIRECTIONS.indexOf(dir)
}

export function dirOf(side: Side): Direction {
  return DIRECTIONS[side] ?? 'north'
}

/** Goes through a doorway into a laid room; a retreat is the same thing (T-104). */
export function move(book: Book, state: State, side: Side, emit: TinEmit | null): void {
  const to = neighbour(state, here(state), side)
  if (countMove(state, emit, winsBy(book, state, to))) return
  enter(book, state, to, opposite(side), emit)
}

/** Turns over a tile beyond an open doorway: the princess room when nothing is above it. */
export function explore(book: Book, state: State, side: Side, emit: TinEmit | null): void {
  emit?.({ kind: 'explored', dir: dirOf(side) })
  if (countMove(state, emit, false)) return
  if (state.stack.length > 0) state.step = { kind: 'explore', side }
  else placeOrAsk(book, state, book.princess, side, emit)
}

/** T-14: a tile that cannot lie here is set aside and the next one drawn; then all are shuffled together again. */
export function drawTile(book: Book, state: State, tile: number, side: Side, emit: TinEmit | null): void {
  const fits = waysToLay(book, state, tile, side).length > 0
  emit?.({ kind: 'drewTile', name: tileOf(book, tile).name, fits })
  state.stack.splice(state.stack.indexOf(tile), 1)
  if (!fits) {
    state.aside.push(tile)
    return
  }
  if (state.aside.length > 0) {
    state.stack.push(...state.aside)
    state.aside = []
    emit?.({ kind: 'shuffledTiles' })
  }
  placeOrAsk(book, state, tile, side, emit)
}

function placeOrAsk(book: Book, state: State, tile: number, side: Side, emit: TinEmit | null): void {
  const ways = waysToLay(book, state, tile, side)
  const [only] = ways
  if (only && ways.length === 1) place(book, state, tile, side, only.turn, emit)
  else state.step = { kind: 'lay', side, tile }
}

/** T-11: a laid monster tile is entered at once, a locked one stays shut, any other may be left alone. */
export function place(
  book: Book,
  state: State,
  tile: number,
  side: Side,
  turn: number,
  emit: TinEmit | null,
): void {
  lay(book, state, tile, side, turn, emit)
  state.step = TURN
  const { kind, white, red } = tileOf(book, tile)
  if (kind === 'locked' || kind === 'princess') return
  if (kind === 'chasm' || white + red > 0) enter(book, state, state.rooms.length - 1, opposite(side), emit)
  else state.step = { kind: 'threshold', side }
}

/** Answers whether the match ended by this move: the last one allowed is lost unless it brings the princess home. */
function countMove(state: State, emit: TinEmit | null, wins: boolean): boolean {
  state.moves += 1
  if (wins || state.turnLimit === null || state.moves < state.turnLimit) return false
  state.step = { kind: 'over', ending: 'late' }
  emit?.({ kind: 'ended', ending: 'late' })
  return true
}

function winsBy(book: Book, state: State, to: number): boolean {
  return roomOf(state, to).tile === book.stairwell && state.wells.includes('princess')
}

/** T-20, T-21, T-23: what is rolled and drawn on entering. Every monster die is a monster. */
export function enter(book: Book, state: State, index: number, entry: Side, emit: TinEmit | null): void {
  const wins = winsBy(book, state, index)
  const room = roomOf(state, index)
  const { name } = tileOf(book, room.tile)
  emit?.({ kind: 'entered', name, again: room.entered })
  state.at = index
  state.entry = entry
  state.step = TURN
  if (wins) {
    state.step = { kind: 'over', ending: 'rescued' }
    emit?.({ kind: 'ended', ending: 'rescued' })
    return
  }
  rollFor(book, state, room)
  room.entered = true
  if (state.yellow + state.red + monstersIn(room) === 0) room.cleared = true
}

function rollFor(book: Book, state: State, room: Room): void {
  const { kind, white, red, chests } = tileOf(book, room.tile)
  if (!room.entered) owe(state, chests)
  if (kind === 'chasm') state.red = 1
  else if (!room.entered) {
    state.yellow = white
    state.red = red
  } else {
    const half = Math.floor((white + red) / 2)
    if (red > 0) state.red = half
    else state.yellow = half
  }
}
