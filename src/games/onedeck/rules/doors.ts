/** Entering a room, opening its door, fleeing: O-14, O-71, O-92, O-97, O-207, O-214, O-220. */
import type { PrintingTables } from '../content/content-index.ts'
import type { Action, Door, Frame, State } from '../types.ts'
import { offerHealing, store } from './damage.ts'
import { addDoor } from './explore.ts'
import { cardOf, deckSize, groundOf, heroAt, heroId, isFour, knows, othersOf, PAIRS } from './party.ts'
import type { Play } from './play.ts'
import { isInvisibilityFlight, maySlipAway } from './printing.ts'
import { pop, push, swap } from './stack.ts'
import { spendTime, takeUnseen } from './time.ts'

const FACE: Action = { kind: 'face' }
const FLEE: Action = { kind: 'flee' }
const SNEAK: Action = { kind: 'sneak' }
const FORESEE: Action = { kind: 'foresee' }
const ENCOUNTER: Action = { kind: 'encounter' }
const VANISH: Action = { kind: 'vanish' }
const VALOUR_XP = 4

function doorAt(state: State, index: number): Door {
  const door = state.doors[index]
  if (!door) throw new Error(`There is no door ${index}`)
  return door
}

function withDoor(state: State, index: number, door: Door): void {
  state.doors = state.doors.map((old, place) => (place === index ? door : old))
}

/** O-14: a closed door is turned face up first; whether an open one may be fled from the printing says. */
export function enterRoom(play: Play, index: number): void {
  const { state, emit } = play
  emit?.({ kind: 'entered', door: index })
  if (!doorAt(state, index).open) swap(state, { kind: 'reveal', door: index, next: 'door' })
  else if (maySlipAway(state)) swap(state, { kind: 'door', door: index })
  else meet(play, index)
}

/** Whether a card behind the door is still unknown. */
export function isUnknown(state: State, index: number): boolean {
  return doorAt(state, index).cards.includes(-1)
}

export function turnUp(state: State, index: number, card: number): void {
  takeUnseen(state, card)
  state.closed -= 1
  const { cards } = doorAt(state, index)
  const place = cards.indexOf(-1)
  withDoor(state, index, { open: false, cards: cards.map((old, at) => (at === place ? card : old)) })
}

/** O-214: a Paladin's courage counts on opening, also if she flees then. */
export function open(play: Play, frame: Frame<'reveal'>): void {
  const { content, state, emit } = play
  const { cards } = doorAt(state, frame.door)
  withDoor(state, frame.door, { open: true, cards: cards.toSorted((a, b) => a - b) })
  for (const card of cards) emit?.({ kind: 'opened', card: cardOf(content, card).id })
  if (cards.some(card => cardOf(content, card).xp >= VALOUR_XP)) {
    for (const hero of state.party) store(play, hero, 'valour', 1)
  }
  if (frame.next === 'door') swap(state, { kind: 'door', door: frame.door })
  else pop(state)
}

function stealthOf(state: State): 'top' | 'door' | '' {
  return heroAt(state, 0).powers.stealth
}

export function offerDoor(play: Play, index: number): Action[] {
  const { content, state } = play
  const list: Action[] = [FACE, FLEE]
  if (isInvisibilityFlight(state) && canVanish(content, state, doorAt(state, index).cards.length))
    list.push(VANISH)
  const stealth = stealthOf(state)
  const hasRoom = state.doors.length < groundOf(content, state).doors && deckSize(state) > 0
  if (stealth === 'top' || (stealth === 'door' && hasRoom)) list.push(SNEAK)
  if (state.foresight > 0) list.push(FORESEE)
  offerHealing(state, list)
  return list
}

/** O-220: Stealth, Foresight or Invisibility, one of them. */
export function flee(play: Play, how: 'flee' | 'sneak' | 'foresee' | 'vanish', index: number): void {
  const { state, emit } = play
  pop(state)
  if (how === 'vanish') slipPast(play, index)
  else emit?.({ kind: 'fled', how })
  for (const hero of state.party) store(play, hero, 'wandering', 1)
  if (how === 'sneak') sneak(state, index)
  if (how === 'foresee') foresee(state, index)
}

/** First printing: the card goes on top of the deck. Later: one more closed door. */
function sneak(state: State, index: number): void {
  if (stealthOf(state) === 'door') return addDoor(state)
  state.top = [...state.top, ...leave(state, index)]
}

function foresee(state: State, index: number): void {
  state.foresight -= 1
  state.discard.push(...leave(state, index))
}

/** O-71: a token for each card of the door; all of them are loot. */
function slipPast(play: Play, index: number): void {
  const { state } = play
  push(state, { kind: 'loot' })
  for (const card of leave(state, index)) takeUnmet(play, card)
}

/** The door is gone; its cards go elsewhere. */
function leave(state: State, index: number): readonly number[] {
  const { cards } = doorAt(state, index)
  state.doors = state.doors.filter((_, place) => place !== index)
  return cards
}

/** Who faces what is told when it is; whoever is asked once more first has gone in so far. */
export function face(play: Play, index: number): void {
  const { content, state, emit } = play
  if (isFour(state) || maySkip(content, state)) emit?.({ kind: 'wentIn' })
  meet(play, index)
}

/** The party goes in. With four heroes it splits first (O-92). The door counts as open until the cards are met. */
function meet({ state }: Play, index: number): void {
  if (isFour(state)) return swap(state, { kind: 'split', door: index })
  const [card = -1] = leave(state, index)
  swap(state, { kind: 'loot' })
  push(state, { kind: 'encounter', card, pair: state.party.map((_, hero) => hero) })
}

/** Two equal cards are one choice. */
export function offerSplit(play: Play, index: number): Action[] {
  const { state } = play
  const [first, second] = doorAt(state, index).cards
  const list = first === second ? SPLITS.slice(0, PAIRS.length) : SPLITS.slice()
  offerHealing(state, list)
  return list
}

const SPLITS = [0, 1].flatMap(first => PAIRS.map(([a, b]): Action => ({ kind: 'split', first, a, b })))

/** O-215: pairs and order are fixed now. */
export function splitUp(play: Play, index: number, first: number, pair: readonly number[]): void {
  const { content, state, emit } = play
  if (maySkip(content, state))
    emit?.({ kind: 'paired', heroes: pair.map(hero => heroId(content, state, hero)) })
  const cards = leave(state, index)
  swap(state, { kind: 'loot' })
  push(state, { kind: 'encounter', card: cards[1 - first] ?? -1, pair: othersOf(pair) })
  push(state, { kind: 'encounter', card: cards[first] ?? -1, pair })
}

export function canVanish(content: PrintingTables, state: State, cards: number): boolean {
  return state.tokens >= cards && knows(content, state, content.invisibility)
}

export function maySkip(content: PrintingTables, state: State): boolean {
  return !isInvisibilityFlight(state) && canVanish(content, state, 1)
}

export function offerEncounter(play: Play): Action[] {
  const { state } = play
  const list: Action[] = [ENCOUNTER, VANISH]
  offerHealing(state, list)
  return list
}

/** O-71: the encounter that is about to begin is skipped. */
export function skip(play: Play, card: number): void {
  pop(play.state)
  takeUnmet(play, card)
}

/** Nothing of the encounter happens, the card is loot. */
function takeUnmet(play: Play, card: number): void {
  const { content, state, emit } = play
  state.tokens -= 1
  state.spoils = [...state.spoils, card]
  emit?.({ kind: 'vanished', card: cardOf(content, card).id })
  spendTime(state, content.printing.invisibility)
}

/** O-220: Planning lays one new door open, or leaves it. */
export function plan({ state, emit }: Play, door: number, open: boolean): void {
  emit?.({ kind: 'planned', open })
  if (open) swap(state, { kind: 'reveal', door, next: 'look' })
  else pop(state)
}

export function offerPlanning(play: Play): Action[] {
  const { state } = play
  const list: Action[] = [{ kind: 'reveal' }, { kind: 'keep' }]
  offerHealing(state, list)
  return list
}
