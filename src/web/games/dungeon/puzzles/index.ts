/** The puzzles of Dungeon!. */
import list from '../../../../games/dungeon/puzzles/puzzles.json?raw'
import type { Puzzles } from '../../page-game.ts'

export const puzzles: Puzzles = { list: JSON.parse(list) }
