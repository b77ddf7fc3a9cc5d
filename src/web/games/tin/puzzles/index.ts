/** The puzzles of Dungeon in a Tin. */
import list from '../../../../games/tin/puzzles/puzzles.json?raw'
import type { Puzzles } from '../../page-game.ts'

export const puzzles: Puzzles = { list: JSON.parse(list) }
