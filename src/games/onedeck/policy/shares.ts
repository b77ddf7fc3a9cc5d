/** How likely a sensible party takes each choice: by what it weighs where that is known, by the plan where dice are laid. */

import { keyOf } from '../../../engine/result.ts'
import type { Seat } from '../../../engine/types.ts'
import { top } from '../rules/stack.ts'
import type { Action, State } from '../types.ts'
import { choose } from './choose.ts'
import type { Judge } from './judge.ts'
import { weigherOf } from './weigh.ts'

/** A difference of so much makes the better e times as likely. */
const WARMTH = 4
/** What nobody sensible does is still not impossible. */
const LEAST = 0.001
/** Of the step that a plan names. */
const PLANNED = 0.9

export function sharesOf(judge: Judge, state: State, seat: Seat, actions: readonly Action[]): number[] {
  const weigh = weigherOf(judge, state, top(state))
  return weigh ? byWeight(actions.map(action => weigh(action))) : byPlan(choose(judge, state, seat), actions)
}

function byWeight(weights: readonly number[]): number[] {
  const most = Math.max(...weights)
  return normal(weights.map(weight => LEAST + Math.exp((weight - most) / WARMTH)))
}

function byPlan(planned: Action, actions: readonly Action[]): number[] {
  const key = keyOf(planned)
  return normal(actions.map(action => (keyOf(action) === key ? PLANNED : likelihood(action))))
}

/** Laying dice and using skills may be as good in another order; taking back and throwing away is not. */
function likelihood({ kind }: Action): number {
  return UNLIKELY.has(kind) ? LEAST / 10 : (1 - PLANNED) / 10
}

const UNLIKELY: ReadonlySet<Action['kind']> = new Set([
  'discard',
  'unstore',
  'reopen',
  'done',
  'enough',
  'heal',
  'drink',
])

function normal(shares: readonly number[]): number[] {
  const sum = shares.reduce((total, share) => total + share, 0)
  return shares.map(share => share / sum)
}
