import type { AnyKit } from '../engine/types.ts'
import { tinKit } from './tin/index.ts'

/** The only list of games. */
export const KITS: readonly AnyKit[] = [tinKit]
