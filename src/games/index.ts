import type { AnyKit } from '../engine/types.ts'
import { LOADERS } from './loaders.ts'

/** All games, for those who want them at once. */
export const KITS: readonly AnyKit[] = await Promise.all(Object.values(LOADERS).map(load => load()))
