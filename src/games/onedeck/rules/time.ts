/** Time and the Stairs: O-11, O-86 to O-88, O-95, O-203, O-207. */
import type { Action, Frame, State } from '../types.ts'
import { tokensThatHurt } from '../types.ts'
import { hurt, offerHealing } from './damage.ts'
import { suffer } from './offered.ts'
import { cardOf, deckSize, isFour } from './party.ts'
import type { Play } from './play.ts'
import { pop, push, swap } from './stack.ts'

type Time = Frame<'time'>

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

/** Whether the next card comes off the deck by chance. */
export function isDrawn(state: State, { left }: Time): boolean {
  return left > 0 && deckSize(state) > 0 && state.top.length === 0
}

/** Without chance: a card that is known, or with an empty deck a token on the Stairs for each time. */
export function passTime(play: Play, frame: Time): void {
  const { state } = play
  if (frame.left === 0) return pop(state)
  lessTime(state, frame)
  if (state.top.length > 0) discardTop(play)
  else addToken(play, frame)
}

function lessTime(state: State, frame: Time): void {
  if (frame.left === 1) pop(state)
  else swap(state, { kind: 'time', left: frame.left - 1, later: frame.later })
}

/** A card put on top of the deck is known: no chance in it. */
function discardTop(play: Play): void {
  const { state } = play
  const card = state.top[state.top.length - 1]
  if (card === undefined) return
  state.top = state.top.slice(0, -1)
  toDiscards(play, card)
}

function addToken(play: Play, frame: Time): void {
  const { state, emit } = play
  state.stairs += 1
  emit?.({ kind: 'token', tokens: state.stairs })
  if (state.stairs < tokensThatHurt(state.party.length)) return
  state.stairs = 0
  if (frame.later) state.due += 1
  else dealStairs(state)
}

function dealStairs(state: State): void {
  push(state, { kind: 'stairs', left: isFour(state) ? 2 : 1, spared: -1 })
}

/** The top card of the deck, drawn by chance, is discarded face up. */
export function discardDrawn(play: Play, frame: Time, card: number): void {
  const { state } = play
  lessTime(state, frame)
  takeUnseen(state, card)
  toDiscards(play, card)
}

function toDiscards(play: Play, card: number): void {
  const { content, state, emit } = play
  state.discard.push(card)
  emit?.({ kind: 'spent', card: cardOf(content, card).id })
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
export function sufferStairs(play: Play, frame: Frame<'stairs'>, hero: number): void {
  const { state } = play
  if (frame.left > 1) swap(state, { kind: 'stairs', left: frame.left - 1, spared: hero })
  else pop(state)
  hurt(play, hero, 1, 'stairs')
}

export function offerStairs({ state }: Play, { spared }: Frame<'stairs'>): Action[] {
  const list: Action[] = []
  for (let hero = 0; hero < state.party.length; hero++) if (hero !== spared) list.push(suffer(hero))
  offerHealing(state, list)
  return list
}
