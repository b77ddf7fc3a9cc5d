/** What a hero may set its mind on: a lair, kept to until there was a fight for it. */
import { sameAction } from '../../../engine/result.ts'
import type { Goal } from '../../../engine/types.ts'
import { num, WIZARD } from '../content/content-index.ts'
import { idAt, positionOf } from '../content/ids.ts'
import { actions as legal } from '../rules/legal.ts'
import { top } from '../rules/stack.ts'
import type { Action, State } from '../types.ts'
import type { Judge } from './judge.ts'
import { type Look, lookFrom } from './look.ts'
import { weighMove } from './moves.ts'
import { planTo } from './plan.ts'
import { prospectsOf } from './prospects.ts'

/** Who has won so many turns later than by the best is not worth a thought. */
const LATER = 3

/** One for each action that leads to any, the best first. */
export function ambitionsOf(judge: Judge, state: State, seat: number): Goal<Action>[] {
  const look = seeker(judge, state, seat)
  if (look === null) return []
  const prospects = prospectsOf(look)
  const [best] = prospects
  const goals: Goal<Action>[] = []
  for (const { lair, turns } of prospects) {
    if (best === undefined || turns > best.turns + LATER) break
    const action = actionTo(look, state, lair)
    if (!goals.some(goal => sameAction(goal.action, action)))
      goals.push({ id: idAt(judge.content.spaceIds, num(judge.content.lairs, lair)), action })
  }
  return goals
}

/** Null for whom something else counts: spells, or the way home. */
function seeker(judge: Judge, state: State, seat: number): Look | null {
  if (top(state).step !== 'move') return null
  const look = lookFrom(judge, state, seat)
  return look === null || look.class === WIZARD || look.gold >= look.goal ? null : look
}

/** The next action towards it; null where one is there, it is cleared, or a blow has sent one home. */
export function toward(judge: Judge, state: State, seat: number, id: string): Action | null {
  const { content } = judge
  const lair = num(content.lair, positionOf(content.spaceIds, id))
  const look = seeker(judge, state, seat)
  return look === null || isDone(look, lair) ? null : actionTo(look, state, lair)
}

function isDone({ content, state, hero }: Look, lair: number): boolean {
  if (hero.at === num(content.lairs, lair) || (hero.at === content.hall && state.steps === 0)) return true
  return num(state.cleared, lair) >= num(content.lairNeed, lair)
}

/** Of equals the first. How other lairs look only matters to those who cast. */
function actionTo(look: Look, state: State, lair: number): Action {
  const plan = planTo(look, null, lair)
  let best: Action | null = null
  let highest = Number.NEGATIVE_INFINITY
  for (const action of legal(look.content, state, look.seat)) {
    const weight = weighMove(look, plan, action)
    if (weight <= highest) continue
    highest = weight
    best = action
  }
  if (best === null) throw new Error('There is nothing to choose from')
  return best
}
