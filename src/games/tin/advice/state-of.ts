/** The table that a view shows, as the rules hold it: nothing of this game is hidden, so that none of it is missing. */
import { type ContentIndex, cardNamed, tileNamed } from '../content/content-index.ts'
import { beside, has, SIDES } from '../content/geometry.ts'
import type { Room, State } from '../types.ts'
import { stepTold } from '../view/told.ts'
import type { RoomOf, TinView } from '../view/types.ts'

/** While the hero is asked: no dice, treasures or cards are due. */
export function stateOf(content: ContentIndex, view: TinView): State {
  const tile = (id: string) => tileNamed(content, id)
  const card = (id: string) => cardNamed(content, id)
  return {
    maxHearts: view.maxHearts,
    turnLimit: view.turnLimit,
    hearts: view.hearts,
    level: view.level,
    xp: view.xp,
    moves: view.moves,
    at: view.at,
    entry: view.entry,
    wells: [...view.wells],
    gold: [...view.gold],
    rooms: view.rooms.map(room => roomOf(room, tile(room.tile))),
    exits: exitsOf(view.rooms),
    stack: view.stack.map(tile),
    aside: view.aside.map(tile),
    out: view.out.map(tile),
    deck: view.deck.map(card),
    hand: view.hand.map(card),
    discard: view.discard.map(card),
    pile: [...view.pile],
    spentKeys: content.goods.key.count - keysSeen(view),
    yellow: 0,
    red: 0,
    draws: 0,
    deals: 0,
    step: stepTold(view.step, tile, card),
  }
}

function roomOf({ doors: _doors, far: _far, open: _open, ...room }: RoomOf<string>, tile: number): Room {
  return { ...room, tile }
}

/** T-111: doorways of rooms other than the stairwell, which lies first, that face an empty cell. */
function exitsOf(rooms: readonly RoomOf<string>[]): number {
  const taken = new Set(rooms.map(({ x, y }) => `${x}/${y}`))
  const dark = ({ x, y, doors }: RoomOf<string>) =>
    SIDES.filter(side => has(doors, side) && !taken.has(beside({ x, y }, side).join('/'))).length
  return rooms.slice(1).reduce((sum, room) => sum + dark(room), 0)
}

/** T-43: what is nowhere to be seen has been used. */
function keysSeen({ wells, pile, rooms, step }: TinView): number {
  const paid = step.kind === 'pay' ? step.goods : []
  const all = [...wells, ...pile, ...paid, ...rooms.flatMap(({ floor }) => floor)]
  return all.filter(token => token === 'key').length
}
