/** Reroll: dice are rolled again; rerolls are rolls (O-209). Chosen dice wait aside and are rolled together. */
import { colourOf, PLAIN, put, valueOf } from '../../types/dice.ts'
import type { State, Verb } from '../../types.ts'
import { fightOf, poolOf } from '../party.ts'
import { rollMore } from '../rolling.ts'
import { choose } from './choose.ts'
import type { Does } from './does.ts'
import { dicesSlot } from './whose.ts'

export const reroll: Does<'reroll'> = ({ state }, slot, verb) => {
  const owner = dicesSlot(fightOf(state), slot, verb.whose)
  if (owner < 0) return
  if (verb.all) rerollAll(state, owner, verb)
  else choose(state, owner, verb)
}

/** Clarity: every die of these values, without asking. */
function rerollAll(state: State, slot: number, { values }: Verb<'reroll'>): void {
  const pool = poolOf(fightOf(state), slot)
  const dice: number[] = []
  for (let kind = 0; kind < PLAIN; kind++) {
    if (!values.includes(valueOf(kind))) continue
    for (let left = pool[kind] ?? 0; left > 0; left--) dice.push(colourOf(kind))
    put(pool, kind, -(pool[kind] ?? 0))
  }
  if (dice.length > 0) rollMore(state, slot, dice)
}

export function rerollHeld(state: State, slot: number, held: readonly number[]): void {
  if (held.length > 0) rollMore(state, slot, held.map(colourOf))
}
