/** Explore: O-13, O-91, O-213, O-214, O-220. */
import type { PrintingTables } from '../content/content-index.ts'
import type { Door, State } from '../types.ts'
import { store } from './damage.ts'
import { deckSize, groundOf, isFour, partyPower } from './party.ts'
import type { Play } from './play.ts'
import { pop, push } from './stack.ts'
import { spendTime } from './time.ts'

const UNKNOWN: readonly number[] = [-1]
const UNKNOWN_PAIR: readonly number[] = [-1, -1]

export function canExplore(content: PrintingTables, state: State): boolean {
  return state.doors.length < groundOf(content, state).doors && deckSize(state) > 0
}

/**
 * Doors first, then the time of Crumbling Walls, then Planning's look behind one of them. O-213: where this exploring
 * uncovers the Stairs that time is not spent.
 */
export function explore(play: Play): void {
  const { content, state, emit } = play
  pop(state)
  const before = state.doors.length
  const limit = groundOf(content, state).doors
  const size = isFour(state) ? 2 : 1
  while (state.doors.length < limit && deckSize(state) >= size) addDoor(state)
  // O-91: a single last card is discarded instead; nobody has seen it.
  const single = isFour(state) && state.doors.length < limit && deckSize(state) === 1
  emit?.({ kind: 'explored', doors: state.doors.length - before })
  if (deckSize(state) === 0) emit?.({ kind: 'uncovered' })
  for (const hero of state.party) store(play, hero, 'wandering', 1)
  plan(state, before)
  if (single) spendTime(state, 1)
  else if (deckSize(state) > 0) spendTime(state, groundOf(content, state).exploreTime)
}

/** O-220: one new door for each hero with Planning, the first of them on top. */
function plan(state: State, before: number): void {
  const last = Math.min(state.doors.length, before + partyPower(state, 'planning'))
  for (let door = last - 1; door >= before; door--) push(state, { kind: 'planning', door })
}

/** The next card or two of the deck lie face down as a door; one put on top earlier is known. */
export function addDoor(state: State): void {
  state.doors = [...state.doors, isFour(state) ? pairDoor(state) : singleDoor(state)]
}

function pairDoor(state: State): Door {
  state.closed += 2
  return { open: false, cards: UNKNOWN_PAIR }
}

function singleDoor(state: State): Door {
  const card = state.top[state.top.length - 1]
  if (card === undefined) {
    state.closed += 1
    return { open: false, cards: UNKNOWN }
  }
  state.top = state.top.slice(0, -1)
  return { open: false, cards: [card] }
}
