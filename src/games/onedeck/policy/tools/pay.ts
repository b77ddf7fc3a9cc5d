/** With which die to pay: one that only pays, then one that the plan does not need, the lowest that does. */
import { payingKinds } from '../../rules/costs.ts'
import { HEROIC, MANA, valueOf } from '../../types/dice.ts'
import type { Cost } from '../../types.ts'
import { AT_LEAST, COLOURED, type Hand, HEROICS, highestOf, lowestOf } from '../laying/hand.ts'

export function dieToPay(cost: Cost, left: number, own: Hand, spare: Hand): number {
  const kinds = own.held & payingKinds(cost)
  if (kinds === 0) return -1
  if ((kinds & (1 << MANA)) !== 0) return MANA
  const unneeded = kinds & spare.held
  const from = unneeded === 0 ? kinds : unneeded
  return cost.kind === 'mana' ? dieForMana(from, left) : lowestValue(from)
}

/**
 * The two lowest dice (or three) that nothing needs, to be converted for a payment in dice that would else take one that
 * is needed: kind + 32 * the next one; -1 where that is not so.
 */
export function diceToConvert(cost: Cost, own: Hand, spare: Hand, converts: number): number {
  if (converts === 0 || cost.kind !== 'dice' || (own.held & spare.held & payingKinds(cost)) !== 0) return -1
  let code = 0
  let found = 0
  for (let value = 1; value <= 6; value++)
    for (let kind = value - 1; kind < HEROIC * 6; kind += 6)
      for (let dice = Math.min(own.pool[kind] ?? 0, spare.pool[kind] ?? 0); dice > 0; dice--) {
        code |= kind << (5 * found)
        found += 1
        if (found === converts) return code
      }
  return -1
}

/** The lowest that is enough, else the highest; heroic dice last. */
function dieForMana(kinds: number, left: number): number {
  const dice = (kinds & ~HEROICS) === 0 ? kinds : kinds & ~HEROICS
  const enough = dice & (AT_LEAST[Math.min(6, left)] ?? 0)
  return enough !== 0 && left <= 6 ? lowestOf(enough) : highestOf(dice)
}

/** A heroic die is worth one more than it shows. */
function lowestValue(kinds: number): number {
  let found = -1
  let least = Number.POSITIVE_INFINITY
  for (let bits = kinds & (COLOURED | HEROICS); bits !== 0; bits &= bits - 1) {
    const kind = lowestOf(bits)
    const worth = valueOf(kind) + (((1 << kind) & HEROICS) === 0 ? 0 : 1)
    if (worth >= least) continue
    found = kind
    least = worth
  }
  return found
}
