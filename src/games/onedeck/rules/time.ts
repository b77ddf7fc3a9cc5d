/** Time and the Stairs: O-11, O-86 to O-88, O-95, O-203, O-207. */
import type { Shelf } from '../book.ts'
import { cardOf, deckSize, isFour } from '../party.ts'
import type { DeckEmit, Frame, State } from '../types.ts'
import { hurt } from './damage.ts'
import { pop, push, swap } from './stack.ts'

type Time = Extract<Frame, { kind: 'time' }>

const ONE: Frame = { kind: 'time', left: 1, later: false }
const TWO: Frame = { kind: 'time', left: 2, later: false }

/** Stairs damage falls at once, or after the consequences when `later`. */
export function spendTime(state: State, left: number, later = false): void {
  if (left <= 0) return
  push(
    state,
    later
      ? { kind: 'time', left, later }
      : left === 1
        ? ONE
        : left === 2
          ? TWO
          : { kind: 'time', left, later },
  )
}

/** Whether more is to be done without chance: with an empty deck each time is a token on the Stairs. */
export function passTime(shelf: Shelf, state: State, frame: Time, emit: DeckEmit | null): boolean {
  if (frame.left === 0) {
    pop(state)
    return true
  }
  if (deckSize(state) > 0 && state.top.length === 0) return false
  lessTime(state, frame)
  if (state.top.length > 0) discardTop(shelf, state, emit)
  else addToken(state, frame, emit)
  return true
}

function lessTime(state: State, frame: Time): void {
  if (frame.left === 1) pop(state)
  else swap(state, { kind: 'time', left: frame.left - 1, later: frame.later })
}

/** A card put on top of the deck is known: no chance in it. */
function discardTop(shelf: Shelf, state: State, emit: DeckEmit | null): void {
  const card = state.top[state.top.length - 1]
  if (card === undefined) return
  state.top = state.top.slice(0, -1)
  toDiscards(shelf, state, card, emit)
}

function addToken(state: State, frame: Time, emit: DeckEmit | null): void {
  state.stairs += 1
  emit?.({ kind: 'token', tokens: state.stairs })
  if (state.stairs < (isFour(state) ? 6 : 3)) return
  state.stairs = 0
  if (frame.later) state.due += 1
  else dealStairs(state)
}

function dealStairs(state: State): void {
  push(state, { kind: 'stairs', left: isFour(state) ? 2 : 1, spared: -1 })
}

/** The top card of the deck, drawn by chance, is discarded face up. */
export function discardDrawn(
  shelf: Shelf,
  state: State,
  frame: Time,
  card: number,
  emit: DeckEmit | null,
): void {
  lessTime(state, frame)
  takeUnseen(state, card)
  toDiscards(shelf, state, card, emit)
}

function toDiscards(shelf: Shelf, state: State, card: number, emit: DeckEmit | null): void {
  state.discard.push(card)
  emit?.({ kind: 'spent', card: cardOf(shelf, card).name })
  if (deckSize(state) === 0) emit?.({ kind: 'uncovered' })
}

export function takeUnseen(state: State, card: number): void {
  const index = state.unseen.indexOf(card)
  const last = state.unseen.pop()
  if (last !== undefined && index < state.unseen.length) state.unseen[index] = last
}

/** O-88, O-203 i: what the consequences' time did on the Stairs. */
export function dealDue(state: State): void {
  if (state.due === 0) return pop(state)
  state.due -= 1
  dealStairs(state)
}

/** O-86, O-95, O-215: the party chooses who is hurt; with four heroes two different ones. */
export function sufferStairs(
  shelf: Shelf,
  state: State,
  frame: Extract<Frame, { kind: 'stairs' }>,
  hero: number,
  emit: DeckEmit | null,
): void {
  if (frame.left > 1) swap(state, { kind: 'stairs', left: frame.left - 1, spared: hero })
  else pop(state)
  hurt(shelf, state, hero, 1, 'Stairs', emit)
}
