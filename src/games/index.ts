import type { AnyKit } from '../engine/types.ts'

/** The only list of games. */
export const KITS: readonly AnyKit[] = []
