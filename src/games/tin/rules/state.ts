/** The state as plain data: its copy, where every component is, and what is read off it. */
import type { ContentIndex } from '../content/content-index.ts'
import type { Room, State, Step, StepOf, Token } from '../types.ts'

export function roomOf(state: State, index: number): Room {
  const room = state.rooms[index]
  if (!room) throw new Error(`There is no room ${index}`)
  return room
}

/** The room the hero is in. */
export function here(state: State): Room {
  return roomOf(state, state.at)
}

export function monstersIn(room: Room): number {
  return room.helmeted + room.plain
}

/** The cards that may come next from the deck: an exhausted one is made again from its discards (T-01). */
export function drawable(state: State): readonly number[] {
  return state.deck.length > 0 ? state.deck : state.discard
}

/** The step in progress, which must be of this kind: the list of legal actions sees to it. */
export function during<K extends Step['kind']>(state: State, kind: K): StepOf<K> {
  const { step } = state
  if (!isStep(step, kind)) throw new Error(`The hero is at "${step.kind}", not at "${kind}"`)
  return step
}

function isStep<K extends Step['kind']>(step: Step, kind: K): step is StepOf<K> {
  return step.kind === kind
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
export function components(content: ContentIndex, state: State): Record<string, number> {
  const found: Record<string, number> = {}
  const count = (name: string, times = 1) => {
    found[name] = (found[name] ?? 0) + times
  }
  const princessLaid = state.rooms.some(room => room.tile === content.princess)
  const inHand = state.step.kind === 'lay' ? [state.step.tile] : []
  const waiting = princessLaid || inHand.includes(content.princess) ? [] : [content.princess]
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
