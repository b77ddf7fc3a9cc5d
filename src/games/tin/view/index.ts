/** A state as the player sees it. */
import { type ContentIndex, cardOf, orientationOf, tileOf } from '../content/content-index.ts'
import { maskWhere } from '../content/geometry.ts'
import { actor, isOpen, resultOf } from '../rules/index.ts'
import type { Room, State } from '../types.ts'
import { promptOf } from './prompt.ts'
import { stepTold } from './told.ts'
import type { RoomOf, TinView } from './types.ts'

export function viewOf(content: ContentIndex, state: State): TinView {
  const tile = (position: number) => tileOf(content, position).id
  const card = (position: number) => cardOf(content, position).id
  return {
    actor: actor(state),
    prompt: promptOf(state),
    result: resultOf(state),
    hearts: state.hearts,
    maxHearts: state.maxHearts,
    level: state.level,
    xp: state.xp,
    moves: state.moves,
    turnLimit: state.turnLimit,
    at: state.at,
    entry: state.entry,
    wells: [...state.wells],
    gold: inOrder(state.gold),
    rooms: state.rooms.map(room => roomView(content, state, room)),
    stack: inOrder(state.stack).map(tile),
    aside: inOrder(state.aside).map(tile),
    out: inOrder(state.out).map(tile),
    hand: state.hand.map(card),
    deck: inOrder(state.deck).map(card),
    discard: inOrder(state.discard).map(card),
    pile: [...state.pile],
    step: stepTold(state.step, tile, card),
  }
}

function inOrder(numbers: readonly number[]): number[] {
  return numbers.toSorted((a, b) => a - b)
}

function roomView(content: ContentIndex, state: State, room: Room): RoomOf<string> {
  const { doors, far } = orientationOf(content, room)
  const open = maskWhere(side => isOpen(content, state, room, side))
  const { x, y, turn, helmeted, plain, floor, entered, locked, cleared, roped } = room
  return {
    tile: tileOf(content, room.tile).id,
    x,
    y,
    doors,
    far,
    open,
    turn,
    helmeted,
    plain,
    floor,
    entered,
    locked,
    cleared,
    roped,
  }
}
