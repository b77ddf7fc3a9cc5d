/** What the policy would do, for one who sees only a view, and why. */
import type { Advice } from '../../../engine/types.ts'
import { positionIn } from '../content/ids.ts'
import { judgeOf } from '../policy/judge.ts'
import { type Judgement, judgementOf, weigh } from '../policy/judgement.ts'
import type { Action, AdvisedWhy } from '../types.ts'
import type { DungeonScene, Read } from '../view/scene.ts'
import type { DungeonView } from '../view/types.ts'
import { reasonsFor } from './reasons.ts'
import { sketchOf } from './sketch.ts'

export function adviceBy(read: Read): Advice {
  const known = new WeakMap<DungeonView, Judgement>()
  const judge = (view: DungeonView) => {
    const judgement = known.get(view) ?? judgementIn(read(view))
    known.set(view, judgement)
    return judgement
  }
  return {
    weigh: (view: DungeonView, actions: readonly Action[]) =>
      actions.map(action => weigh(judge(view), action)),
    reasons: (view: DungeonView, action: Action) => reasonsFor(judge(view), action),
    hollow: HOLLOW,
  }
}

const HOLLOW: readonly AdvisedWhy[] = ['onward', 'passing', 'resting', 'staying', 'waiting']

function judgementIn(reading: DungeonScene): Judgement {
  const { content, view } = reading
  const seat = view.you ?? view.turn
  const due = {
    step: view.due?.step ?? 'next',
    at: positionIn(content.spaceIds, view.due?.at ?? null),
  } as const
  return judgementOf(judgeOf(content), sketchOf(reading, seat), seat, due)
}
