/** What runs against each other. */
import { sameAction } from '../../engine/result.ts'
import type { Action } from '../../engine/types.ts'
import type { Mind } from '../mind.ts'
import { alone, goalsOf } from '../search/entrants.ts'
import type { Entrant } from '../search/race.ts'
import { sensible } from '../search/sensible.ts'
import type { Asked } from './field.ts'

/** As many run all; of more, those that a sensible player thinks of. */
const FEW = 6
/** Against the best share: what has less of it is silly. */
const LEAST = 0.02

export function isFew(actions: readonly Action[]): boolean {
  return actions.length <= FEW
}

/** These in any case; each as the first step to a goal where the policy has one for it. */
export function entrants(
  mind: Mind,
  { state, seat }: Pick<Asked, 'state' | 'seat'>,
  must: readonly Action[],
): readonly Entrant[] {
  const goals = goalsOf(mind, state, seat)
  const actions = mind.game.actions(state, seat)
  const others = isFew(actions) ? actions : [...sensible(mind, state, seat, LEAST), ...must]
  const wanted = [...goals, ...others.map(alone)]
  return wanted.filter(
    (entrant, index) => wanted.findIndex(other => sameAction(other.action, entrant.action)) === index,
  )
}
