/** Treasure: picking up, dropping and drinking. T-34, T-41, T-42, T-105. */
import { POTION_IN_BATTLE, WELLS } from '../content/numbers.ts'
import type { ActionOf, State, Token, Why } from '../types.ts'
import type { Play } from './play.ts'
import { here, monstersIn } from './state.ts'

/** T-41, T-105: what is not gold needs a free well. */
export function whyNotTake(state: State, token: Token): Why | null {
  if (typeof token === 'number' || state.wells.length < WELLS) return null
  return token === 'princess' ? 'fullForHer' : 'full'
}

/** T-41: anything but the princess. */
export function whyNotDrop(token: Token): Why | null {
  return token === 'princess' ? 'hers' : null
}

export function take({ state, emit }: Play, { token }: ActionOf<'take'>): void {
  const room = here(state)
  const index = room.floor.indexOf(token)
  room.floor = room.floor.filter((_, other) => other !== index)
  gain(state, token)
  emit?.({ kind: 'took', token })
}

export function drop({ state, emit }: Play, { token }: ActionOf<'drop'>): void {
  lose(state, token)
  const room = here(state)
  room.floor = [...room.floor, token]
  emit?.({ kind: 'dropped', token })
}

export function gain(state: State, token: Token): void {
  if (typeof token === 'number') state.gold.push(token)
  else state.wells.push(token)
}

export function lose(state: State, token: Token): void {
  if (typeof token === 'number') state.gold.splice(state.gold.indexOf(token), 1)
  else state.wells.splice(state.wells.indexOf(token), 1)
}

/** T-107: from an empty pile nothing is drawn, now or later. */
export function owe(state: State, treasures: number): void {
  state.draws = state.pile.length === 0 ? 0 : state.draws + treasures
}

/** Nothing is gained by drinking at full hearts, so it is not offered. */
export function whyNotDrink(state: State): Why | null {
  return state.hearts < state.maxHearts ? null : 'hale'
}

/** T-34: all hearts where no monster is, a few in battle. */
export function drink({ state, emit }: Play): void {
  lose(state, 'potion')
  state.pile.push('potion')
  const most = monstersIn(here(state)) > 0 ? state.hearts + POTION_IN_BATTLE : state.maxHearts
  const healed = healTo(state, most)
  emit?.({ kind: 'drank', healed })
}

/** Answers how many hearts came back. */
export function healTo(state: State, hearts: number): number {
  const before = state.hearts
  state.hearts = Math.min(hearts, state.maxHearts)
  return state.hearts - before
}
