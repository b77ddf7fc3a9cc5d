/** One Deck Dungeon auf Deutsch. */
import { actions } from './actions-de.ts'
import { asks } from './asks-de.ts'
import { atoms } from './atoms-de.ts'
import { board } from './board-de.ts'
import { dice } from './dice-de.ts'
import { events } from './events-de.ts'
import { placing } from './placing-de.ts'
import { inGerman } from './printed-de.ts'
import { wordsOf } from './words.ts'

export const de = wordsOf({
  printed: inGerman,
  atoms,
  asks,
  actions,
  placing,
  events,
  dice,
  board,
})
