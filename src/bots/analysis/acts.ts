/** The line of a match as acts: rolls, choices, and small steps of one seat that are one choice together. */
import { stateAfter, stepsOf } from '../../engine/line.ts'
import type { Match, Step } from '../../engine/match.ts'
import type { Action, Seat } from '../../engine/types.ts'
import type { Judge } from './types.ts'

export interface Act {
  readonly kind: 'chance' | 'choice' | 'laying'
  /** The first and the last of its steps, counted from 1. */
  readonly from: number
  readonly to: number
  /** Null is chance. */
  readonly seat: Seat | null
  readonly actions: readonly Action[]
  readonly before: unknown
  readonly after: unknown
}

/** Plays the match again; what was taken back is not part of its line. */
export function* actsOf({ game, policy }: Judge, match: Match): Generator<Act> {
  const steps = stepsOf(match)
  let before = stateAfter(match, 0)
  for (let from = 0; from < steps.length; ) {
    const first = steps[from]
    if (!first) return
    const kind = kindOf(first, policy.isDetail?.(before) ?? false)
    const after = game.clone(before)
    const actions: Action[] = []
    for (let step: Step | undefined = first; step; ) {
      game.apply(after, step.action, null)
      actions.push(step.action)
      const next: Step | undefined = steps[from + actions.length]
      const goesOn = kind === 'laying' && next?.seat === first.seat && policy.isDetail?.(after)
      step = goesOn ? next : undefined
    }
    const to = from + actions.length
    yield { kind, from: from + 1, to, seat: first.seat ?? null, actions, before, after }
    before = after
    from = to
  }
}

function kindOf({ seat }: Step, isDetail: boolean): Act['kind'] {
  if (seat === undefined) return 'chance'
  return isDetail ? 'laying' : 'choice'
}
