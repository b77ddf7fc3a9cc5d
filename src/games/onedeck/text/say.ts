/** All that One Deck Dungeon says in one language: English gives the shape, every other language fills it. */
import type { OptionWords } from '../../../engine/types.ts'
import type { Named, Told } from '../types.ts'
import type { actions } from './en/actions.ts'
import type { asks } from './en/asks.ts'
import type { atoms } from './en/atoms.ts'
import type { blocked } from './en/blocked.ts'
import type { board } from './en/board.ts'
import type { dice } from './en/dice.ts'
import type { events } from './en/events.ts'
import type { places } from './en/places.ts'
import type { placing } from './en/placing.ts'
import type { reasons } from './en/reasons.ts'

export interface Say {
  /** What an entry of the content is called, and what it says; in English where it has no other words. */
  readonly name: (entry: Named) => string
  readonly effect: (entry: Told) => string
  readonly atoms: typeof atoms
  readonly asks: typeof asks
  readonly actions: typeof actions
  readonly blocked: typeof blocked
  readonly placing: typeof placing
  readonly reasons: typeof reasons
  readonly events: typeof events
  readonly dice: typeof dice
  readonly board: typeof board
  readonly places: typeof places
  readonly options: Readonly<Record<string, OptionWords>>
}
