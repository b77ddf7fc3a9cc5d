/** What a fight comes to, in gold: what is won, less the turns and the blows it takes. */
import type { Look } from './look.ts'
import { TASTE } from './taste.ts'

/** Where nothing can be won. */
export const HOPELESS = -1e6

/** A fight that goes on until it is won. */
export function persist(look: Look, chance: number, worth: number): number {
  return chance <= 0 ? HOPELESS : worth - ((1 - chance) / chance) * (look.turn + look.miss)
}

/** One round, after which one leaves. */
export function once(look: Look, chance: number, worth: number): number {
  return chance * worth - (1 - chance) * look.miss
}

/** A spell that misses costs itself and the turn, but nobody strikes back (D-51). */
export function byBolt(look: Look, chance: number, worth: number): number {
  if (chance <= 0) return HOPELESS
  return worth - ((1 - chance + TASTE.bolt) * look.turn) / chance
}
