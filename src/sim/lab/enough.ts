/** When what was counted is enough to be worth telling. */
import type { Risk } from './stats/dangers.ts'
import type { Compared } from './stats/shares.ts'

/** Fewer with it, or without it, say little. */
const ENOUGH = 30

/** A difference between those who had something and those who had not. */
export function isTold({ with: held, without }: Compared): boolean {
  return held.of >= ENOUGH && without.of >= ENOUGH
}

/** Nearly all had it, so that there is hardly anybody to hold them against. */
export function isCommon({ with: held, without }: Compared): boolean {
  return held.of >= ENOUGH && without.of < ENOUGH
}

/** Met often enough, and in more than one game. */
export function isKnown({ met, games }: Risk): boolean {
  return met >= ENOUGH && games > 1
}
