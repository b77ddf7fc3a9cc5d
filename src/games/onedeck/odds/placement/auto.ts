import type { Action } from '../../types.ts'
import type { DeckView } from '../../view/types.ts'
import { problemOf } from './problem.ts'
import { bestPlacement } from './search.ts'

/** The steps that place the dice best from here, for a button or a bot; the word done is left to the party. */
export function autoPlace(view: DeckView): readonly Action[] {
  const problem = view.frame.kind === 'fight' ? problemOf(view) : null
  return problem ? bestPlacement(problem).actions : []
}
