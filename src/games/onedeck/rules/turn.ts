/** The shared turn: O-10 to O-16, O-87, O-213, O-220. */
import type { PrintingTables } from '../content/content-index.ts'
import type { Action, Frame, State } from '../types.ts'
import { canHeal, offerHealing } from './damage.ts'
import { canExplore } from './explore.ts'
import { enter } from './offered.ts'
import { deckSize, groundOf, isFour, stairsShow } from './party.ts'
import type { Play } from './play.ts'
import { mayDescendAtOnce } from './printing.ts'
import { pop, push, swap } from './stack.ts'
import { spendTime } from './time.ts'

const LANDING: Frame = { kind: 'landing' }
const START: Frame = { kind: 'start' }
const TURN: Frame = { kind: 'turn' }
const BEGIN: Action = { kind: 'begin' }
const HASTEN: Action = { kind: 'hasten' }
const EXPLORE: Action = { kind: 'explore' }
const DESCEND: Action = { kind: 'descend' }
const STAY: Action = { kind: 'stay' }
const USUAL_TIME = 2

/** O-213: Hall of Statues comes after the new deck and before the first turn. */
export function beginFloor(play: Play): void {
  const { content, state } = play
  swap(state, LANDING)
  push(state, TURN)
  push(state, START)
  spendTime(state, groundOf(content, state).floorTime)
}

/** O-15: the Stairs show and nobody goes down. */
export function stay(play: Play): void {
  play.emit?.({ kind: 'stayed' })
  newTurn(play)
}

export function newTurn(play: Play): void {
  const { state } = play
  push(state, TURN)
  push(state, START)
}

/** Nobody is asked when there is nothing to choose before time passes. */
export function isStartAsked(state: State): boolean {
  return state.speed > 0 || canHeal(state)
}

export function offerStart(play: Play): Action[] {
  const { state } = play
  const list: Action[] = [BEGIN]
  if (state.speed > 0) list.push(HASTEN)
  offerHealing(state, list)
  return list
}

/** O-10: 2 time, with four heroes twice everything that the turn costs. */
export function begin(play: Play): void {
  const { content, state, emit } = play
  pop(state)
  state.uncovered = deckSize(state) > 0
  const time = turnTime(content, state)
  emit?.({ kind: 'began', floor: state.floor, time })
  spendTime(state, time)
}

function turnTime(content: PrintingTables, state: State): number {
  return (USUAL_TIME + groundOf(content, state).turnTime) * (isFour(state) ? 2 : 1)
}

/** O-220: Speed skips all of the start-of-turn time. */
export function hasten(play: Play): void {
  const { state, emit } = play
  pop(state)
  state.speed -= 1
  state.uncovered = false
  emit?.({ kind: 'hastened' })
}

/** O-16: with neither to do, the turn has no step 2. */
export function hasStepTwo(content: PrintingTables, state: State): boolean {
  return state.doors.length > 0 || canExplore(content, state)
}

export function offerTurn(play: Play): Action[] {
  const { content, state } = play
  const list: Action[] = []
  if (canExplore(content, state)) list.push(EXPLORE)
  for (let door = 0; door < state.doors.length; door++) list.push(enter(door))
  if (mayDescendAtOnce(state) && state.uncovered && stairsShow(state)) list.push(DESCEND)
  offerHealing(state, list)
  return list
}

export function offerLanding(play: Play): Action[] {
  const { state } = play
  const list: Action[] = [DESCEND, STAY]
  offerHealing(state, list)
  return list
}
