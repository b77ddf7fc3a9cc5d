/** Which actions are worth thinking about: the policy's pick first, then what a sensible player might take instead. */
import { sameAction } from '../../engine/result.ts'
import type { Action, Seat } from '../../engine/types.ts'
import type { Mind } from '../mind.ts'

/** More are never looked at. */
const MOST = 8

/** `least`: how much of the best share something must have. */
export function sensible(
  { game, policy, rng }: Mind,
  state: unknown,
  seat: Seat,
  least: number,
): readonly [Action, ...Action[]] {
  const pick = policy.choose(state, seat, rng)
  const actions = game.actions(state, seat)
  if (actions.length === 1) return [pick]
  const shares = policy.shares(state, seat, actions)
  const bound = Math.max(...shares) * least
  const others = actions
    .map((action, index) => ({ action, share: shares[index] ?? 0 }))
    .filter(({ action, share }) => share >= bound && !sameAction(action, pick))
    .toSorted((a, b) => b.share - a.share)
  return [pick, ...others.slice(0, MOST - 1).map(({ action }) => action)]
}
