/**
 * What bots think with: a sensible player who goes where its class earns most for the time, counts the risk of what it
 * carries, casts where a spell is better than the own hands, and goes home when it has enough. It reads of a state only
 * what its seat may know.
 */
import { pick } from '../../../engine/rng.ts'
import type { Policy, Rng } from '../../../engine/types.ts'
import type { ContentIndex } from '../content/content-index.ts'
import { actions as legal } from '../rules/legal.ts'
import { top } from '../rules/stack.ts'
import { acting } from '../rules/state.ts'
import type { Action, State } from '../types.ts'
import { ambitionsOf, toward } from './ambitions.ts'
import { wayThrough } from './corridor.ts'
import { isDetail } from './detail.ts'
import { judgeOf } from './judge.ts'
import { type Judgement, judgementOf, weigh } from './judgement.ts'
import { sharesOf } from './shares.ts'
import { valueOf } from './value.ts'

export function policyOf(content: ContentIndex): Policy<State, Action> {
  const judge = judgeOf(content)
  return {
    choose(state, seat, rng) {
      const due = top(state)
      const through = due.step === 'move' ? wayThrough(content, state, acting(state)) : null
      if (through !== null) return through.step
      const actions = legal(content, state, seat)
      const [only] = actions
      if (only !== undefined && actions.length === 1) return only
      return bestOf(judgementOf(judge, state, seat, due), actions, rng)
    },
    shares: (state, seat, actions) => sharesOf(judgementOf(judge, state, seat, top(state)), actions),
    value: state => valueOf(judge, state),
    isDetail: state => isDetail(content, state),
    goals: (state, seat) => ambitionsOf(judge, state, seat),
    toward: (state, seat, goal) => toward(judge, state, seat, goal),
  }
}

/** The action that weighs most; among equals any. */
function bestOf(judgement: Judgement, actions: readonly Action[], rng: Rng): Action {
  let best: Action[] = []
  let highest = Number.NEGATIVE_INFINITY
  for (const action of actions) {
    const weight = weigh(judgement, action)
    if (weight < highest) continue
    if (weight > highest) best = []
    highest = weight
    best.push(action)
  }
  return best.length === 1 && best[0] !== undefined ? best[0] : pick(best, rng)
}
