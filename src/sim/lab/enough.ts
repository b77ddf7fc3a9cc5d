/** When a difference between those who had something and those who had not is worth telling. */
import type { Compared } from './stats/shares.ts'

/** Fewer with it, or without it, say little. */
const ENOUGH = 30

export function isTold({ with: held, without }: Compared): boolean {
  return held.of >= ENOUGH && without.of >= ENOUGH
}
