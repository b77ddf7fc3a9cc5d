/** What a choice cost, by what the seat could know then: what was played runs against what could have been. */
import { sameAction } from '../../engine/result.ts'
import { fastRng, pick } from '../../engine/rng.ts'
import type { Action } from '../../engine/types.ts'
import type { Mind } from '../mind.ts'
import { entrants, isFew } from './entrants.ts'
import { type Asked, type Field, fieldOf, leaderOf, type Runner, run, runnerOf } from './field.ts'
import { clearly, type Gap, gapBetween, isKnown, isSmall } from './gap.ts'
import type { Choice } from './types.ts'

export type Verdict = Pick<Choice, 'cost' | 'blind' | 'better'>

/** Of many actions so many are drawn by lot. */
const LOTS = 3

/** Null where there was nothing to choose. */
export function judgeChoice(mind: Mind, asked: Asked, played: Action): Verdict | null {
  const actions = mind.game.actions(asked.state, asked.seat)
  if (actions.length < 2) return null
  const lots = blindFrom(actions, asked.seed)
  const field = fieldOf(entrants(mind, asked, [played, ...lots]))
  run(mind, asked, field, () => isSettled(field, [played, ...lots]))
  const best = leaderOf(field)
  const own = runnerOf(field, played)
  const isDoubtful = best === own || isSmall(gapBetween(best.scores, own.scores))
  const cost = isDoubtful ? 0 : clearly(duel(mind, asked, best, own))
  const losses = lots.map(lot => (sameAction(lot, played) ? cost : lossOf(best, runnerOf(field, lot))))
  const blind = losses.reduce((sum, loss) => sum + loss, 0) / lots.length
  return { cost, blind, better: cost > 0 ? best.action : null }
}

/** Whoever led after many looks may have been lucky, so it is measured once more, with lots that nobody was chosen by. */
function duel(mind: Mind, asked: Asked, best: Runner, played: Runner): Gap {
  const field = fieldOf([best, played])
  const gap = () => gapBetween(runnerOf(field, best.action).scores, runnerOf(field, played.action).scores)
  run(mind, { ...asked, seed: asked.seed ^ 1, budget: asked.budget / 2 }, field, () => isKnown(gap()))
  return gap()
}

/** It is known what these lose against the best, which may be nothing. */
function isSettled(field: Field, actions: readonly Action[]): boolean {
  const best = leaderOf(field)
  return actions.every(action => {
    const runner = runnerOf(field, action)
    const isOut = runner === best || !field.running.includes(runner)
    return isOut || isKnown(gapBetween(best.scores, runner.scores))
  })
}

function blindFrom(actions: readonly Action[], seed: number): readonly Action[] {
  if (isFew(actions)) return actions
  const rng = fastRng(seed, -1)
  return Array.from({ length: LOTS }, () => pick(actions, rng))
}

function lossOf(best: Runner, other: Runner): number {
  return best === other ? 0 : clearly(gapBetween(best.scores, other.scores))
}
