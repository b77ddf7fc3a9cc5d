/** What every rule works on. */
import type { ContentIndex } from '../content/content-index.ts'
import { idOrNull } from '../content/ids.ts'
import type { DungeonEvent, State } from '../types.ts'
import { acting } from './state.ts'

type Emit = (event: DungeonEvent) => void

/** The content, the state that may be changed, and who listens (nobody, in simulation). */
export interface Play {
  readonly content: ContentIndex
  readonly state: State
  readonly emit: Emit | null
}

/** Who did it, for events; only called when somebody listens. */
export function by({ content, state }: Play): { seat: number; hero: string | null } {
  return { seat: state.turn, hero: idOrNull(content.heroIds, acting(state).hero) }
}
