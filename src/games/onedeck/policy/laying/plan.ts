/**
 * Which boxes to fill with the dice at hand: goals are tried from the cheapest on, and the first that a quick hand can
 * fill is the plan. Nearly as good as the best placement (odds/placement), which has time to be sure.
 */
import { countDice, isHopeless, neverFull } from './asks.ts'
import { fillAll, type Steps, WAYS } from './fill.ts'
import type { Goal, Unfilled } from './goals.ts'
import { copyHand, emptyHand, type Hand, HEROICS } from './hand.ts'
import type { Price } from './price.ts'
import type { Task } from './task.ts'

/** What is to be filled, and what is filled already. */
export interface Aim extends Task {
  readonly price: Price
  /** Only the first way of filling boxes is tried: an estimate is made of many. */
  readonly isRough: boolean
}

/** The best found: valid until the next plan is made. */
export interface Plan {
  cost: number
  full: number
  readonly steps: Steps
  /** Dice that it does not use. */
  readonly spare: Hand
  /** What it leaves unfilled. */
  left: Unfilled
}

const NOTHING: Unfilled = { damage: 0, time: 0, skulls: 0, armor: 0, boxes: 0 }
const best: Plan = { cost: 0, full: 0, steps: { list: [], count: 0 }, spare: emptyHand(), left: NOTHING }

/** The plan, by the aim's price or another; null where none costs less than that. */
export function planBelow(aim: Aim, dice: Hand, below: number, price = aim.price): Plan | null {
  countDice(aim, dice)
  const { goals, costs } = price
  const never = neverFull(aim, dice) & ~aim.full
  for (let at = 0; at < goals.length; at++) {
    const cost = costs[at] ?? 0
    if (cost >= below) return null
    const goal = goals[at]
    if (
      !goal ||
      (goal.full & aim.full) !== aim.full ||
      (goal.full & never) !== 0 ||
      isHopeless(aim, goal.full)
    )
      continue
    if (!isFilled(aim, goal, dice)) continue
    best.cost = cost
    best.full = goal.full
    best.left = goal.left
    return best
  }
  return null
}

export function planFor(aim: Aim, dice: Hand): Plan {
  const plan = planBelow(aim, dice, Number.POSITIVE_INFINITY)
  if (!plan) throw new Error('Nothing needs no dice')
  return plan
}

function isFilled(aim: Aim, { full }: Goal, dice: Hand): boolean {
  const ways = waysFor(aim, full, dice)
  for (let way = 0; way < ways; way++) {
    copyHand(dice, best.spare)
    best.steps.count = 0
    if (fillAll(aim, full, best.spare, best.steps, way)) return true
  }
  return false
}

/** Without heroic dice there is one way, and without sums there are two. */
function waysFor({ layout, full, isRough }: Aim, target: number, { held }: Hand): number {
  if (isRough || (held & HEROICS) === 0) return 1
  return (layout.sums & target & ~full) === 0 ? 2 : WAYS
}
