/** How a match ended. */
import type { MatchResult } from '../../../engine/types.ts'
import type { State } from '../types.ts'

/** How it ended; the score is the gold in the purse. */
export function resultOf(state: State): MatchResult | null {
  if (state.step.kind !== 'over') return null
  const purse = state.gold.reduce((sum, value) => sum + value, 0)
  return { winners: state.step.ending === 'rescued' ? [0] : [], reason: state.step.ending, scores: [purse] }
}
