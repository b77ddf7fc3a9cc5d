/** What every rule that acts is given: the tables of the printing, the state to change, and who listens. */
import type { Shelf } from '../book.ts'
import type { DeckEmit, State } from '../types.ts'

export interface Play {
  readonly content: Shelf
  readonly state: State
  readonly emit: DeckEmit | null
}
