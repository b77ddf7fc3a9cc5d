/** What the policy would do, for one who sees only a view, and why. */
import type { Advice } from '../../../engine/types.ts'
import { positionIn } from '../content/ids.ts'
import { judgeOf } from '../policy/judge.ts'
import { type Judgement, judgementOf, weigh } from '../policy/judgement.ts'
import type { Action } from '../types.ts'
import type { DungeonScene, Read } from '../view/scene.ts'
import type { DungeonView } from '../view/types.ts'
import { aimFor } from './aims.ts'
import { reasonsFor } from './reasons.ts'
import { sketchOf } from './sketch.ts'

export function adviceBy(read: Read): Advice {
  return {
    weigh(view: DungeonView, actions: readonly Action[]) {
      const judgement = judgementIn(read(view))
      return actions.map(action => weigh(judgement, action))
    },
    reasons: (view: DungeonView, action: Action) => reasonsFor(judgementIn(read(view)), action),
    aim: (view: DungeonView, action: Action) =>
      isUnderWay(view) ? null : aimFor(judgementIn(read(view)), view.seats[view.turn]?.hidden ?? 0, action),
  }
}

/** What a turn is for, its first step says. */
function isUnderWay({ due, steps }: DungeonView): boolean {
  return due?.step === 'move' && steps > 0
}

function judgementIn(reading: DungeonScene): Judgement {
  const { content, view } = reading
  const seat = view.you ?? view.turn
  const due = {
    step: view.due?.step ?? 'next',
    at: positionIn(content.spaceIds, view.due?.at ?? null),
  } as const
  return judgementOf(judgeOf(content), sketchOf(reading, seat), seat, due)
}
