/** Dice are rolled again; rerolls are rolls (O-209). Chosen dice wait aside and are rolled together. */
import { colourOf, PLAIN, put, valueOf } from '../../dice.ts'
import { fightOf, poolOf } from '../../party.ts'
import type { State, Verb } from '../../types.ts'
import { rollMore } from '../rolling.ts'

/** Clarity: every die of these values, without asking. */
export function rerollAll(state: State, slot: number, verb: Extract<Verb, { verb: 'reroll' }>): void {
  const pool = poolOf(fightOf(state), slot)
  const dice: number[] = []
  for (let kind = 0; kind < PLAIN; kind++) {
    if (!verb.values.includes(valueOf(kind))) continue
    for (let left = pool[kind] ?? 0; left > 0; left--) dice.push(colourOf(kind))
    put(pool, kind, -(pool[kind] ?? 0))
  }
  if (dice.length > 0) rollMore(state, slot, dice)
}

export function rerollHeld(state: State, slot: number, held: readonly number[]): void {
  if (held.length > 0) rollMore(state, slot, held.map(colourOf))
}
