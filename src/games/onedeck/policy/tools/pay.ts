/** With which die to pay: one that only pays, then one that the plan does not need, the lowest that does. */
import { payingKinds } from '../../rules/costs.ts'
import { MANA, PLAIN, valueOf } from '../../types/dice.ts'
import type { Cost } from '../../types.ts'
import { AT_LEAST, type Hand, HEROICS, highestOf, lowestOf } from '../laying/hand.ts'

export function dieToPay(cost: Cost, left: number, own: Hand, spare: Hand): number {
  const kinds = own.held & payingKinds(cost)
  if (kinds === 0) return -1
  if ((kinds & (1 << MANA)) !== 0) return MANA
  const unneeded = kinds & spare.held
  const from = unneeded === 0 ? kinds : unneeded
  return cost.kind === 'mana' ? dieForMana(from, left) : lowestValue(from)
}

/** The lowest that is enough, else the highest; heroic dice last. */
function dieForMana(kinds: number, left: number): number {
  const dice = (kinds & ~HEROICS) === 0 ? kinds : kinds & ~HEROICS
  const enough = dice & (AT_LEAST[Math.min(6, left)] ?? 0)
  return enough !== 0 && left <= 6 ? lowestOf(enough) : highestOf(dice)
}

/** Coloured dice before heroic ones. */
function lowestValue(kinds: number): number {
  const dice = (kinds & ~HEROICS) === 0 ? kinds : kinds & ~HEROICS
  let found = -1
  for (let bits = dice; bits !== 0; bits &= bits - 1) {
    const kind = lowestOf(bits)
    if (kind < PLAIN && (found < 0 || valueOf(kind) < valueOf(found))) found = kind
  }
  return found < 0 ? lowestOf(kinds) : found
}
