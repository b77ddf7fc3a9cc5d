/** Whether what was found before can be of the match at all: a file may have been damaged, or changed by hand. */
import type { Choice, SoFar } from '../../bots/analysis/types.ts'
import { stateAfter, stepsOf } from '../../engine/line.ts'
import type { Match } from '../../engine/match.ts'
import { sameAction } from '../../engine/result.ts'

/** The first step of which it says what cannot be; null where all of it can be. */
export function strangeStepIn({ series, by, choices }: SoFar, match: Match): number | null {
  const steps = stepsOf(match)
  const stranger = by.findIndex((seat, index) => !steps[index] || seat !== (steps[index].seat ?? null))
  if (stranger >= 0) return stranger + 1
  const point = series.findIndex((shares, at) => at > by.length || shares.length !== match.seats.length)
  if (point >= 0) return point
  return choices.find(choice => !isPossible(choice, by, match))?.from ?? null
}

function isPossible({ from, to, seat, better }: Choice, by: SoFar['by'], match: Match): boolean {
  if (from > to || to > by.length || by[from - 1] !== seat) return false
  const state = better && stateAfter(match, from - 1)
  return !better || match.game.actions(state, seat).some(action => sameAction(action, better))
}
