/** What every rule that acts is given: the tables of the printing, the state to change, and who listens. */
import type { PrintingTables } from '../content/content-index.ts'
import type { DeckEmit, State } from '../types.ts'

export interface Play {
  readonly content: PrintingTables
  readonly state: State
  readonly emit: DeckEmit | null
}
