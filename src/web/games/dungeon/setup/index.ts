/** What Dungeon! adds to the set-up. */
import type { SetupExtra } from '../../page-game.ts'
import { Goal } from './goal.tsx'

export const setup: SetupExtra = { Goal }
