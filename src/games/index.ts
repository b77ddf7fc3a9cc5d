import type { AnyKit } from '../engine/types.ts'
import { dungeonKit } from './dungeon/index.ts'
import { onedeckKit } from './onedeck/index.ts'
import { tinKit } from './tin/index.ts'

/** The only list of games. */
export const KITS: readonly AnyKit[] = [dungeonKit, onedeckKit, tinKit]
