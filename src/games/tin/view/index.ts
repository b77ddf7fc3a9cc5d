/** A state as the player sees it. */
import { type ContentIndex, orientationOf, tileOf } from '../content/content-index.ts'
import { maskWhere } from '../content/geometry.ts'
import { oddsOf } from '../odds/index.ts'
import { actor, isOpen, resultOf } from '../rules/index.ts'
import type { Room, State, Step } from '../types.ts'
import { promptOf } from './prompt.ts'
import type { CardView, LayingView, RoomView, TinView } from './types.ts'

export function viewOf(content: ContentIndex, state: State): TinView {
  const tiles = (list: readonly number[]) =>
    inOrder(list).map(tile => {
      const { name, kind } = tileOf(content, tile)
      return { tile, name, kind }
    })
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
    stack: tiles(state.stack),
    aside: tiles(state.aside),
    out: tiles(state.out),
    hand: cardViews(content, state.hand),
    deck: cardViews(content, inOrder(state.deck)),
    discard: cardViews(content, inOrder(state.discard)),
    pile: [...state.pile],
    goods: content.goods,
    step: state.step,
    laying: layingOf(content, state.step),
    odds: oddsOf(content, state),
  }
}

function inOrder(numbers: readonly number[]): number[] {
  return numbers.toSorted((a, b) => a - b)
}

function cardViews(content: ContentIndex, cards: readonly number[]): CardView[] {
  return cards.flatMap(card => {
    const printed = content.cards[card]
    return printed ? [{ ...printed, card }] : []
  })
}

function roomView(content: ContentIndex, state: State, room: Room): RoomView {
  const { name, kind, white, red, chests } = tileOf(content, room.tile)
  const { doors, far } = orientationOf(content, room)
  const open = maskWhere(side => isOpen(content, state, room, side))
  const { x, y, turn, helmeted, plain, floor, entered, locked, cleared, roped } = room
  return {
    name,
    kind,
    x,
    y,
    doors,
    far,
    open,
    turn,
    skulls: { white, red },
    chests,
    helmeted,
    plain,
    floor,
    entered,
    locked,
    cleared,
    roped,
  }
}

function layingOf(content: ContentIndex, step: Step): LayingView | null {
  if (step.kind !== 'lay') return null
  const { name, kind, white, red, chests } = tileOf(content, step.tile)
  const lies = (content.orientations[step.tile] ?? []).map(({ doors }) => doors)
  return { name, kind, skulls: { white, red }, chests, lies }
}
