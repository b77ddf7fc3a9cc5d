/** One iteration of a search: down the tree, on by policy, and back with what came of it. */
import { fastRng } from '../../engine/rng.ts'
import type { Action, Seat } from '../../engine/types.ts'
import type { Mind } from '../mind.ts'
import { playOn, untilAsked } from './play-on.ts'
import { type Branch, choiceAt, decisionAfter } from './tree.ts'

/** Steps that are played on below the tree before the rest is left to the policy's value, unless it wants more. */
export const HORIZON = 60
/** Steps between two own decisions that are remembered: what lies further off hardly ever comes about again. */
const NEAR = 12

/** How it went for the seat after this action, with the chance of this round. */
export function iterate(
  mind: Mind,
  known: { readonly state: unknown; readonly seat: Seat },
  { action, branch }: { readonly action: Action; readonly branch: Branch },
  [seed, round]: readonly [seed: number, round: number],
): number {
  const rng = fastRng(seed, round)
  const { seat } = known
  const trial = mind.game.guess(known.state, seat, rng)
  const path: { visits: number; total: number }[] = [branch]
  mind.game.apply(trial, action, null)
  for (let at = branch; ; ) {
    const happened = untilAsked(mind, trial, seat, rng, NEAR)
    const decision = happened === null ? null : decisionAfter(at, happened)
    if (!decision) break
    path.push(decision)
    if (at.states && !at.states.has(decision)) at.states.set(decision, mind.game.clone(trial))
    if (decision.visits === 0) break
    const choice = choiceAt(mind, decision, trial, seat)
    mind.game.apply(trial, choice.action, null)
    path.push(choice.branch)
    at = choice.branch
  }
  const won = playOn(mind, trial, rng, mind.policy.horizon ?? HORIZON)[seat] ?? 0
  for (const each of path) {
    each.visits += 1
    each.total += won
  }
  return won
}
