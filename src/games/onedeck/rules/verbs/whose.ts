import type { Fight, Whose } from '../../types.ts'

/** O-63: a skill touches its owner's dice, or by its word the partner's; -1 without a partner. */
export function dicesSlot(fight: Fight, slot: number, whose: Whose): number {
  if (whose === 'own') return slot
  return fight.pair.length > 1 ? 1 - slot : -1
}
