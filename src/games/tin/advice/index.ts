/** What a careful player would do who sees this view, and why: the judgement that the policy plays by. */
import type { Advice } from '../../../engine/types.ts'
import type { ContentIndex } from '../content/content-index.ts'
import { mindOf } from '../policy/mind.ts'
import { whyOf } from '../policy/otherwise.ts'
import type { TinReason } from '../policy/reasons.ts'
import { sharesOf } from '../policy/shares.ts'
import type { Action } from '../types.ts'
import type { TinView } from '../view/types.ts'
import { stateOf } from './state-of.ts'

const HOLLOW: readonly TinReason['why'][] = ['wander', 'enterLater']

/** What to do in a game with this content. */
export function adviceFor(content: ContentIndex): Advice {
  const mindIn = (view: TinView) => mindOf(content, stateOf(content, view))
  return {
    weigh: (view: TinView, actions: readonly Action[]) => sharesOf(mindIn(view), actions),
    reasons: (view: TinView, action: Action) => {
      const why = whyOf(mindIn(view), action)
      return why ? [why] : []
    },
    hollow: HOLLOW,
  }
}
