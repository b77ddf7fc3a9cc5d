/** The same few rolls for every estimate: each second one the other way up, so that high and low balance. */
import { fastRng } from '../../../../engine/rng.ts'
import type { Challenge } from '../../content/content-index.ts'
import { HEROIC, kindOf } from '../../types/dice.ts'
import { addTo, clear, type Hand } from '../laying/hand.ts'
import { MOST_DICE } from './camp.ts'

export const ROLLS = 8

/** Values by roll, then by colour and die. */
const VALUES = valuesOf()

function valuesOf(): number[][] {
  const rng = fastRng(7)
  const rows: number[][] = []
  for (let roll = 0; roll < ROLLS; roll += 2) {
    const row = Array.from({ length: 4 * MOST_DICE }, () => rng.below(6) + 1)
    rows.push(
      row,
      row.map(value => 7 - value),
    )
  }
  return rows
}

const NOTHING: readonly number[] = []

/** O-26: fills the cup, by what the challenge does to dice; the time that they cost as they fall. */
export function throwDice(
  cup: Hand,
  { modifiers }: Challenge,
  dice: readonly number[],
  roll: number,
): number {
  const values = VALUES[roll] ?? NOTHING
  clear(cup)
  let time = 0
  for (let colour = 0; colour <= HEROIC; colour++) {
    for (let die = Math.min(MOST_DICE, dice[colour] ?? 0) - 1; die >= 0; die--) {
      const value = values[colour * MOST_DICE + die] ?? 1
      if (value === modifiers.timeFor) time += 1
      const isWeaker = modifiers.weakens && colour === HEROIC && value > 1
      if ((modifiers.discards & (1 << value)) === 0) addTo(cup, kindOf(colour, isWeaker ? value - 1 : value))
    }
  }
  return time
}
