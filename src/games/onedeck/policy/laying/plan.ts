/**
 * Which boxes to fill with the dice at hand: goals are tried from the cheapest on, and the first that a quick hand can
 * fill is the plan. Nearly as good as the best placement (odds/placement), which has time to be sure.
 */
import { countDice, isHopeless, neverFull } from './asks.ts'
import { ANY_LOWEST, fillAll, HEROIC_FIRST, putBack, type Steps, WAYS } from './fill.ts'
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

/** More dice than anybody has. */
const MOST_STEPS = 64
const NOTHING: Unfilled = { damage: 0, time: 0, skulls: 0, armor: 0, boxes: 0 }
const best: Plan = {
  cost: 0,
  full: 0,
  steps: { list: new Int32Array(MOST_STEPS), count: 0, choices: 0 },
  spare: emptyHand(),
  left: NOTHING,
  at: 0,
}

/** The plan, by the aim's price or another; null where none costs less than that. */
export function planBelow(aim: Aim, dice: Hand, below: number, price = aim.price): Plan | null {
  const { fulls, costs } = price
  if ((costs[0] ?? 0) >= below) return null
  countDice(aim, dice)
  copyHand(dice, best.spare)
  const never = neverFull(aim, dice) & ~aim.full
  for (let at = 0; at < fulls.length; at++) {
    if ((costs[at] ?? 0) >= below) return null
    const full = fulls[at] ?? 0
    if ((full & aim.full) !== aim.full || (full & never) !== 0 || isHopeless(aim, full)) continue
    if (isFilled(aim, full)) return planned(price, at)
  }
  return null
}

function planned({ goals, fulls, costs }: Price, at: number): Plan {
  best.cost = costs[at] ?? 0
  best.full = fulls[at] ?? 0
  best.at = at
  best.left = goals[at]?.left ?? NOTHING
  return best
}

export function planFor(aim: Aim, dice: Hand): Plan {
  const plan = planBelow(aim, dice, Number.POSITIVE_INFINITY)
  if (!plan) throw new Error('Nothing needs no dice')
  return plan
}

/** A plan that was made before, with the same dice: its place among the goals is known. */
export function planAgain(aim: Aim, dice: Hand, at: number): Plan {
  copyHand(dice, best.spare)
  if (!isFilled(aim, aim.price.fulls[at] ?? 0)) throw new Error('These dice filled it before')
  return planned(aim.price, at)
}

/** By way: the choices it had, see `Steps`. */
const choices = new Int32Array(WAYS)

/** Dice are taken from the spare ones, and put back where they were not enough. */
function isFilled(aim: Aim, full: number): boolean {
  const { spare, steps } = best
  const ways = waysFor(aim, full, spare)
  for (let way = 0; way < ways; way++) {
    const like = way === 0 ? -1 : triedLike(way)
    if (like >= 0) {
      choices[way] = choices[like] ?? 0
      continue
    }
    if (fillAll(aim, full, spare, steps, way)) return true
    putBack(spare, steps)
    choices[way] = steps.choices
  }
  return false
}

/** A way that was tried and never had the choice in which this one differs, or -1. */
function triedLike(way: number): number {
  if ((way & ANY_LOWEST) !== 0 && ((choices[way ^ ANY_LOWEST] ?? 0) & ANY_LOWEST) === 0)
    return way ^ ANY_LOWEST
  if ((way & HEROIC_FIRST) !== 0 && ((choices[way ^ HEROIC_FIRST] ?? 0) & HEROIC_FIRST) === 0)
    return way ^ HEROIC_FIRST
  return -1
}

/** Without heroic dice there is one way, and without sums there are two. */
function waysFor({ layout, full, isRough }: Aim, target: number, { held }: Hand): number {
  if (isRough || (held & HEROICS) === 0) return 1
  return (layout.sums & target & ~full) === 0 ? 2 : WAYS
}
