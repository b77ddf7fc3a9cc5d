/** One Deck Dungeon in English. */
import { actions } from './actions-en.ts'
import { asks } from './asks-en.ts'
import { atoms } from './atoms-en.ts'
import { board } from './board-en.ts'
import { dice } from './dice-en.ts'
import { events } from './events-en.ts'
import { placing } from './placing-en.ts'
import { wordsOf } from './words.ts'

export const en = wordsOf({ printed: text => text, atoms, asks, actions, placing, events, dice, board })
