/** The puzzles of One Deck Dungeon: choices, and dice to be laid. */
import list from '../../../../games/onedeck/puzzles/puzzles.json?raw'
import type { Puzzles } from '../../page-game.ts'
import { words } from './text/index.ts'
import { tollOf } from './toll-of.ts'

export const puzzles: Puzzles = { list: JSON.parse(list), laying: { tollOf, words } }
