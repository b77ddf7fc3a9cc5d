/**
 * Which boxes to fill with the dice at hand: goals are tried from the cheapest on, and the first that a quick hand can
 * fill is the plan. Nearly as good as the best placement (odds/placement), which has time to be sure.
 */
import { countDice, isHopeless, neverFull } from './asks.ts'
import { fillAll, putBack, type Steps, WAYS } from './fill.ts'
import type { Unfilled } from './goals.ts'
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
  /** Its place among the goals. */
  at: number
}

const NOTHING: Unfilled = { damage: 0, time: 0, skulls: 0, armor: 0, boxes: 0 }
const best: Plan = {
  cost: 0,
  full: 0,
  steps: { list: [], count: 0 },
  spare: emptyHand(),
  left: NOTHING,
  at: 0,
}

/**
 * The plan, by the aim's price or another; null where none costs less than that. Goals before the first are known to be
 * out of reach.
 */
export function planBelow(aim: Aim, dice: Hand, below: number, price = aim.price, first = 0): Plan | null {
  const { goals, fulls, costs } = price
  if ((costs[0] ?? 0) >= below) return null
  countDice(aim, dice)
  copyHand(dice, best.spare)
  const never = neverFull(aim, dice) & ~aim.full
  for (let at = first; at < fulls.length; at++) {
    const cost = costs[at] ?? 0
    if (cost >= below) return null
    const full = fulls[at] ?? 0
    if ((full & aim.full) !== aim.full || (full & never) !== 0 || isHopeless(aim, full)) continue
    if (!isFilled(aim, full)) continue
    best.cost = cost
    best.full = full
    best.at = at
    best.left = goals[at]?.left ?? NOTHING
    return best
  }
  return null
}

export function planFor(aim: Aim, dice: Hand, first = 0): Plan {
  const plan = planBelow(aim, dice, Number.POSITIVE_INFINITY, aim.price, first)
  if (!plan) throw new Error('Nothing needs no dice')
  return plan
}

/** Dice are taken from the spare ones, and put back where they were not enough. */
function isFilled(aim: Aim, full: number): boolean {
  const { spare, steps } = best
  const ways = waysFor(aim, full, spare)
  for (let way = 0; way < ways; way++) {
    steps.count = 0
    if (fillAll(aim, full, spare, steps, way)) return true
    putBack(spare, steps)
  }
  return false
}

/** Without heroic dice there is one way, and without sums there are two. */
function waysFor({ layout, full, isRough }: Aim, target: number, { held }: Hand): number {
  if (isRough || (held & HEROICS) === 0) return 1
  return (layout.sums & target & ~full) === 0 ? 2 : WAYS
}
