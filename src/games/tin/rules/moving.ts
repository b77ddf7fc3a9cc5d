/** Moving and entering: T-05, T-10, T-11, T-14, T-20, T-21, T-23, T-35, T-103, T-104, T-112. */
import { type ContentIndex, tileNamed, tileOf } from '../content/content-index.ts'
import { dirOf, opposite, sideOf } from '../content/geometry.ts'
import { diceOnReturn } from '../content/numbers.ts'
import type { ActionOf, Room, Side, State } from '../types.ts'
import { layTile } from './laying.ts'
import { neighbour } from './map.ts'
import type { Play } from './play.ts'
import { during, here, monstersIn, roomOf } from './state.ts'
import { waysToLay } from './tile-fit.ts'
import { owe } from './treasure.ts'

const TURN = { kind: 'turn' } as const

export function move(play: Play, { dir }: ActionOf<'move'>): void {
  goThrough(play, sideOf(dir))
}

/** T-35, T-104: back the way the hero came. */
export function retreat(play: Play): void {
  play.emit?.({ kind: 'retreated', dir: dirOf(play.state.entry) })
  goThrough(play, play.state.entry)
}

/** Goes through a doorway into a laid room; a retreat is the same thing (T-104). */
function goThrough(play: Play, side: Side): void {
  const { content, state } = play
  const to = neighbour(state, here(state), side)
  if (countMove(play, winsBy(content, state, to))) return
  arrive(play, to, opposite(side))
}

/** Turns over a tile beyond an open doorway: the princess room when nothing is above it. */
export function explore(play: Play, { dir }: ActionOf<'explore'>): void {
  const { content, state, emit } = play
  emit?.({ kind: 'explored', dir })
  if (countMove(play, false)) return
  const side = sideOf(dir)
  if (state.stack.length > 0) state.step = { kind: 'explore', side }
  else placeOrAsk(play, content.princess, side)
}

/** T-14: a tile that cannot lie here is set aside and the next one drawn; then all are shuffled together again. */
export function drawTile(play: Play, action: ActionOf<'tile'>): void {
  const { content, state, emit } = play
  const tile = tileNamed(content, action.tile)
  const { side } = during(state, 'explore')
  const fits = waysToLay(content, state, tile, side).length > 0
  emit?.({ kind: 'drewTile', tile: action.tile, fits })
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
  placeOrAsk(play, tile, side)
}

function placeOrAsk(play: Play, tile: number, side: Side): void {
  const { content, state } = play
  const ways = waysToLay(content, state, tile, side)
  const [only] = ways
  if (only && ways.length === 1) place(play, tile, side, only.turn)
  else state.step = { kind: 'lay', side, tile }
}

export function lay(play: Play, { turn }: ActionOf<'lay'>): void {
  const { tile, side } = during(play.state, 'lay')
  place(play, tile, side, turn)
}

/** T-11: a laid monster tile is entered at once, a locked one stays shut, any other may be left alone. */
function place(play: Play, tile: number, side: Side, turn: number): void {
  layTile(play, tile, side, turn)
  const { content, state } = play
  state.step = TURN
  const { kind, white, red } = tileOf(content, tile)
  if (kind === 'locked' || kind === 'princess') return
  if (kind === 'chasm' || white + red > 0) arrive(play, state.rooms.length - 1, opposite(side))
  else state.step = { kind: 'threshold', side }
}

/** Over the threshold of the tile just laid. */
export function enter(play: Play): void {
  const { state } = play
  arrive(play, state.rooms.length - 1, opposite(during(state, 'threshold').side))
}

export function stay({ state, emit }: Play): void {
  state.step = TURN
  emit?.({ kind: 'stayed' })
}

/** Answers whether the match ended by this move: the last one allowed is lost unless it brings the princess home. */
function countMove({ state, emit }: Play, wins: boolean): boolean {
  state.moves += 1
  if (wins || state.turnLimit === null || state.moves < state.turnLimit) return false
  state.step = { kind: 'over', ending: 'late' }
  emit?.({ kind: 'ended', ending: 'late' })
  return true
}

function winsBy(content: ContentIndex, state: State, to: number): boolean {
  return roomOf(state, to).tile === content.stairwell && state.wells.includes('princess')
}

/** T-20, T-21, T-23: what is rolled and drawn on entering. Every monster die is a monster. */
function arrive({ content, state, emit }: Play, index: number, entry: Side): void {
  const wins = winsBy(content, state, index)
  const room = roomOf(state, index)
  emit?.({ kind: 'entered', tile: tileOf(content, room.tile).id, again: room.entered })
  state.at = index
  state.entry = entry
  state.step = TURN
  if (wins) {
    state.step = { kind: 'over', ending: 'rescued' }
    emit?.({ kind: 'ended', ending: 'rescued' })
    return
  }
  rollFor(content, state, room)
  room.entered = true
  if (state.yellow + state.red + monstersIn(room) === 0) room.cleared = true
}

function rollFor(content: ContentIndex, state: State, room: Room): void {
  const { kind, white, red, chests } = tileOf(content, room.tile)
  if (!room.entered) owe(state, chests)
  if (kind === 'chasm') state.red = 1
  else if (!room.entered) {
    state.yellow = white
    state.red = red
  } else state[red > 0 ? 'red' : 'yellow'] = diceOnReturn(kind, { white, red })
}
