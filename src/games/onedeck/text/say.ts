/** All that One Deck Dungeon says in one language: English gives the shape, every other language fills it. */
import type { actions } from './actions-en.ts'
import type { asks } from './asks-en.ts'
import type { atoms } from './atoms-en.ts'
import type { board } from './board-en.ts'
import type { dice } from './dice-en.ts'
import type { events } from './events-en.ts'
import type { placing } from './placing-en.ts'

export interface Say {
  /** A name or an effect as it is printed on a card, in this language; what is not known stays as printed. */
  readonly printed: (text: string) => string
  readonly atoms: typeof atoms
  readonly asks: typeof asks
  readonly actions: typeof actions
  readonly placing: typeof placing
  readonly events: typeof events
  readonly dice: typeof dice
  readonly board: typeof board
}
