/** What Dungeon! adds to the set-up. */
import type { SetupExtra } from '../../page-game.ts'
import { Goal } from './goal.tsx'
import { modeLook } from './modes.tsx'

export const setup: SetupExtra = { Goal, looks: { mode: modeLook } }
