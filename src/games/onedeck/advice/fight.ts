/** Placing dice: the best placement found, one step at a time, or a roll that promises more. */
import { keyOf } from '../../../engine/result.ts'
import { isOwn, type Problem, problemOf, type Tool } from '../odds/placement/problem.ts'
import { promiseOf } from '../odds/placement/rolls.ts'
import { bestPlacement } from '../odds/placement/search.ts'
import { rollsDice } from '../rules/index.ts'
import type { Action } from '../types.ts'
import type { DeckScene } from '../view/scene/index.ts'

export const POINTS = 1500
/** For each outcome of a roll, and for what it is held against: too little thought for both alike. */
export const GLANCE = 60
/** A roll that betters less than this betters nothing. */
const WORTH = 0.05

export const only = (actions: readonly Action[], best: Action | undefined): number[] =>
  actions.map(action => (action === best ? 1 : 0))

export function offered(actions: readonly Action[], wanted: Action | undefined): Action | undefined {
  const key = wanted ? keyOf(wanted) : ''
  return actions.find(action => keyOf(action) === key)
}

/** Step 5: a roll that betters what can be placed, then the plan, then the word done, which is never taken back. */
export function weighFight(view: DeckScene, actions: readonly Action[]): number[] {
  const problem = problemOf(view)
  if (!problem) return actions.map(() => 0)
  const roll = isHarmed(view, problem) ? bestRoll(problem, actions) : undefined
  const next = roll ?? nextOwn(view, actions, bestPlacement(problem, POINTS).actions)
  const best = next ?? actions.find(({ kind }) => kind === 'done')
  return actions.map(action => (action === best ? 1 : action.kind === 'reopen' ? -1 : 0))
}

/** The roll that promises most, where that is more than the dice hold as they lie. */
function bestRoll(problem: Problem, actions: readonly Action[]): Action | undefined {
  const tools = problem.tools.filter(({ ability }) => rollsDice(ability))
  if (tools.length === 0) return undefined
  let least = bestPlacement(problem, GLANCE).cost - WORTH
  let best: Action | undefined
  for (const tool of tools) {
    const action = actions.find(candidate => isUseOf(problem, tool, candidate))
    const found = action && promiseOf(problem, tool, GLANCE, least)
    if (found) [least, best] = [found.cost, action]
  }
  return best
}

function isUseOf({ heroes }: Problem, { slot, ability, isPotion }: Tool, action: Action): boolean {
  if (isPotion) return action.kind === 'drink' && action.potion === ability.id && action.hero === heroes[slot]
  return action.kind === 'use' && action.skill === ability.id && action.hero === heroes[slot]
}

/** Against the boss there is always more to gain. */
function isHarmed({ fight }: DeckScene, { challenge }: Problem): boolean {
  return challenge.scene === 'boss' || (fight?.whatIf?.dealt ?? 0) + (fight?.whatIf?.spent ?? 0) > 0
}

/** The plan is for all dice of the encounter; what others do in it is theirs to do. */
function nextOwn(view: DeckScene, actions: readonly Action[], plan: readonly Action[]): Action | undefined {
  for (const [at, step] of plan.entries()) {
    if (step.kind === 'convert' && !ownPicks(view, plan, at)) continue
    if (!STARTS.has(step.kind)) continue
    const found = offered(actions, step)
    if (found) return found
  }
  return undefined
}

/** What is said from step 5 itself; the rest are answers within it. */
const STARTS: ReadonlySet<Action['kind']> = new Set(['lay', 'use', 'drink', 'convert'])

/** The dice that a conversion at this place of the plan takes, if all of them are one's own. */
export function ownPicks(view: DeckScene, plan: readonly Action[], at: number): Action[] | null {
  const picks: Action[] = []
  for (const step of plan.slice(at + 1)) {
    if (step.kind !== 'pick') break
    if (!isOwn(view, step.hero)) return null
    picks.push(step)
  }
  return picks
}
