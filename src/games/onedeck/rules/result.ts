/** How it ended: O-52, O-102. */
import type { MatchResult } from '../../../engine/types.ts'
import type { State } from '../types.ts'

export function resultOf(state: State): MatchResult | null {
  if (state.ending === null) return null
  const everyone = Array.from({ length: state.seats }, (_, seat) => seat)
  return { winners: state.ending === 'victory' ? everyone : [], reason: state.ending }
}
