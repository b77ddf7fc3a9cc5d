/** Which actions run against each other. */
import { sameAction } from '../../engine/result.ts'
import type { Action } from '../../engine/types.ts'
import type { Mind } from '../mind.ts'
import { sensible } from '../search/sensible.ts'
import type { Asked } from './field.ts'

/** As many run all; of more, those that a sensible player thinks of. */
const FEW = 6
/** Against the best share: what has less of it is silly. */
const LEAST = 0.02

export function isFew(actions: readonly Action[]): boolean {
  return actions.length <= FEW
}

/** These in any case. */
export function entrants(
  mind: Mind,
  { state, seat }: Pick<Asked, 'state' | 'seat'>,
  must: readonly Action[],
): readonly Action[] {
  const actions = mind.game.actions(state, seat)
  if (isFew(actions)) return actions
  const wanted = [...sensible(mind, state, seat, LEAST), ...must]
  return wanted.filter((action, index) => wanted.findIndex(other => sameAction(other, action)) === index)
}
