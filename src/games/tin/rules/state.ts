/** The state as plain data: its beginning, its copy, and where every component is. */
import type { Book } from '../content/content-index.ts'
import type { Options, Room, State, Token } from '../types.ts'

/** T-01, T-33: one card more than the level. */
export function handSize(level: number): number {
  return level + 1
}

/** T-01 to T-03: hero on the stairwell, a potion in a well; the hand is dealt by chance as the first steps. */
export function setup(book: Book, { hearts, turnLimit }: Options): State {
  const pile = [...book.pile]
  pile.splice(pile.indexOf('potion'), 1)
  const stairwell: Room = { ...newRoom(book.stairwell, 0, 0, 0), entered: true, cleared: true }
  return {
    maxHearts: hearts,
    turnLimit,
    hearts,
    level: 1,
    xp: 0,
    moves: 0,
    at: 0,
    entry: -1,
    wells: ['potion'],
    gold: [],
    rooms: [stairwell],
    exits: 0,
    stack: [...book.shuffled],
    aside: [],
    out: [],
    deck: book.content.cards.map((_, index) => index),
    hand: [],
    discard: [],
    pile,
    spentKeys: 0,
    yellow: 0,
    red: 0,
    draws: 0,
    deals: Math.min(handSize(1), book.content.cards.length),
    step: { kind: 'turn' },
  }
}

/** A tile just laid: nobody has been there. */
export function newRoom(tile: number, x: number, y: number, turn: number): Room {
  return {
    tile,
    x,
    y,
    turn,
    helmeted: 0,
    plain: 0,
    floor: [],
    entered: false,
    locked: false,
    cleared: false,
    roped: false,
  }
}

function cloneRoom(room: Room): Room {
  return {
    tile: room.tile,
    x: room.x,
    y: room.y,
    turn: room.turn,
    helmeted: room.helmeted,
    plain: room.plain,
    floor: room.floor,
    entered: room.entered,
    locked: room.locked,
    cleared: room.cleared,
    roped: room.roped,
  }
}

/** Written out because search and simulation copy states all the time. `floor` and `step` are never changed in place. */
export function clone(state: State): State {
  return {
    maxHearts: state.maxHearts,
    turnLimit: state.turnLimit,
    hearts: state.hearts,
    level: state.level,
    xp: state.xp,
    moves: state.moves,
    at: state.at,
    entry: state.entry,
    wells: state.wells.slice(),
    gold: state.gold.slice(),
    rooms: state.rooms.map(cloneRoom),
    exits: state.exits,
    stack: state.stack.slice(),
    aside: state.aside.slice(),
    out: state.out.slice(),
    deck: state.deck.slice(),
    hand: state.hand.slice(),
    discard: state.discard.slice(),
    pile: state.pile.slice(),
    spentKeys: state.spentKeys,
    yellow: state.yellow,
    red: state.red,
    draws: state.draws,
    deals: state.deals,
    step: state.step,
  }
}

/** Every tile, card and token with how often it is found, wherever it lies. */
export function components(book: Book, state: State): Record<string, number> {
  const found: Record<string, number> = {}
  const count = (name: string, times = 1) => {
    found[name] = (found[name] ?? 0) + times
  }
  const princessLaid = state.rooms.some(room => room.tile === book.princess)
  const inHand = state.step.kind === 'lay' ? [state.step.tile] : []
  const waiting = princessLaid || inHand.includes(book.princess) ? [] : [book.princess]
  for (const room of state.rooms) count(`tile ${room.tile}`)
  for (const tile of [...state.stack, ...state.aside, ...state.out, ...inHand, ...waiting])
    count(`tile ${tile}`)
  for (const card of [...state.deck, ...state.hand, ...state.discard]) count(`card ${card}`)
  for (const token of tokensOf(state)) count(`treasure ${token}`)
  if (!princessLaid) count('treasure princess')
  count('treasure key', state.spentKeys)
  return found
}

function tokensOf(state: State): Token[] {
  const paid = state.step.kind === 'pay' ? [...state.step.gold, ...state.step.goods] : []
  const ropes: Token[] = state.rooms.filter(room => room.roped).map(() => 'rope')
  return [
    ...state.pile,
    ...state.wells,
    ...state.gold,
    ...paid,
    ...ropes,
    ...state.rooms.flatMap(room => room.floor),
  ]
}
