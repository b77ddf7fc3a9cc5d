/** One Deck Dungeon auf Deutsch. */
import type { Say } from '../say.ts'
import { actions } from './actions.ts'
import { asks } from './asks.ts'
import { atoms } from './atoms.ts'
import { blocked } from './blocked.ts'
import { board } from './board.ts'
import { dice } from './dice.ts'
import { events } from './events.ts'
import { options } from './options.ts'
import { places } from './places.ts'
import { placing } from './placing.ts'
import { reasons } from './reasons.ts'

export const de: Say = {
  name: ({ name, de: german }) => german?.name ?? name,
  effect: ({ text, de: german }) => german?.text ?? text,
  atoms,
  asks,
  actions,
  blocked,
  placing,
  reasons,
  events,
  dice,
  board,
  places,
  options,
}
