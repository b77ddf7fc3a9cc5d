/** What pays for a skill: O-61. */
import { ARMOR, bitsOfColour, HEROIC, MANA, PLAIN, valueOf } from '../types/dice.ts'
import type { Cost } from '../types.ts'

/** The kinds of dice that pay a cost, as bits. */
export function payingKinds(cost: Cost): number {
  switch (cost.kind) {
    case 'dice':
      return bitsOfColour(cost.colour === 'S' ? 0 : 1) | bitsOfColour(HEROIC)
    case 'mana':
      return bitsOfColour(2) | bitsOfColour(HEROIC) | (1 << MANA)
    case 'any':
      return (1 << PLAIN) - 1
    case 'free':
    case 'token':
      return 0
    default:
      return 0
  }
}

/** Own dice only, and without one that is wanted for something else. */
export function canPay(pool: readonly number[], cost: Cost, kept = -1): boolean {
  if (cost.kind === 'free' || cost.kind === 'token') return true
  const kinds = payingKinds(cost)
  let worth = 0
  for (let kind = 0; kind < ARMOR; kind++) {
    if ((kinds & (1 << kind)) === 0) continue
    const count = (pool[kind] ?? 0) - (kind === kept ? 1 : 0)
    worth += count * (cost.kind === 'mana' ? valueOf(kind) : 1)
  }
  return worth >= cost.count
}
