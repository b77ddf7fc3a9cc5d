/** The context that goes through every rule that acts. */
import type { ContentIndex } from '../content/content-index.ts'
import type { Emit, State } from '../types.ts'

/** What every rule works on: the content, the state it may change, and who listens (nobody, in simulation). */
export interface Play {
  readonly content: ContentIndex
  readonly state: State
  readonly emit: Emit | null
}
