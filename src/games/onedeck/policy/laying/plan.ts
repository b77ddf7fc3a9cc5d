/**
 * Which boxes to fill with the dice at hand: box after box, filled or left, and of all ways tried the one that costs least.
 * A quick judgement: each box is filled in one way or two, and not all ways are looked at.
 */
import type { Challenge } from '../../content/content-index.ts'
import { type Converting, fillBox, type Steps, undo } from './fill.ts'
import { COLOURED, copyHand, emptyHand, type Hand, HEROICS } from './hand.ts'
import { orderOf, rankColours } from './order.ts'
import { costOf, type Price, type Unfilled } from './price.ts'

/** What is to be filled, and what is filled already. */
export interface Aim {
  readonly challenge: Challenge
  readonly price: Price
  readonly full: number
  readonly once: number
  readonly sums: readonly number[]
  /** How many dice a conversion takes; 0: none may be made. */
  readonly converts: number
  /** After so many looks the best found stands. */
  readonly looks: number
}

/** The best found: valid until the next plan is made. */
export interface Plan {
  cost: number
  full: number
  readonly steps: Steps
  /** Dice that it does not use. */
  readonly spare: Hand
  /** What it leaves unfilled. */
  readonly left: Unfilled
}

const hand = emptyHand()
const order: number[] = []
const steps: Steps = { list: [], count: 0 }
const left: Unfilled = { damage: 0, time: 0, skulls: 0, armor: 0, boxes: 0 }
const how: Converting = { converts: 0, spare: [0, 1, 2], isHeroicFirst: false }
const best: Plan = {
  cost: 0,
  full: 0,
  steps: { list: [], count: 0 },
  spare: emptyHand(),
  left: { damage: 0, time: 0, skulls: 0, armor: 0, boxes: 0 },
}
let looks = 0

export function planFor(aim: Aim, dice: Hand): Plan {
  copyHand(dice, hand)
  order.length = 0
  for (const box of orderOf(aim.challenge)) if ((aim.full & (1 << box)) === 0) order.push(box)
  how.converts = aim.converts
  rankColours(how.spare, aim.challenge, order)
  steps.count = 0
  left.damage = left.time = left.skulls = left.armor = left.boxes = 0
  looks = 0
  best.cost = Number.POSITIVE_INFINITY
  visit(aim, 0, aim.full, costOf(aim.challenge, aim.price, left))
  return best
}

function visit(aim: Aim, depth: number, full: number, cost: number): void {
  if (depth === order.length) return keep(full, cost)
  looks += 1
  const before = steps.count
  const place = order[depth] ?? 0
  if (isFilled(aim, place)) visit(aim, depth + 1, full | (1 << place), cost)
  undo(hand, steps, before)
  if (cost < best.cost && looks <= aim.looks) fillOtherwise(aim, depth, full, cost)
  if (best.cost < Number.POSITIVE_INFINITY && looks > aim.looks) return
  leave(aim, depth, full)
}

/** A sum of heroic dice first, where there are some and one of its own colour. */
function fillOtherwise(aim: Aim, depth: number, full: number, cost: number): void {
  const place = order[depth] ?? 0
  const box = aim.challenge.boxes[place]
  const fits = hand.held & (box?.takes ?? 0)
  if (!box?.wide || (fits & HEROICS) === 0 || (fits & COLOURED) === 0) return
  const before = steps.count
  how.isHeroicFirst = true
  const isFull = isFilled(aim, place)
  how.isHeroicFirst = false
  if (isFull) visit(aim, depth + 1, full | (1 << place), cost)
  undo(hand, steps, before)
}

/** O-44: nothing goes beside armor that is left unfilled. */
function isFilled({ challenge, sums, once }: Aim, place: number): boolean {
  const box = challenge.boxes[place]
  if (!box || (left.armor > 0 && !box.armor)) return false
  const isTwice = challenge.modifiers.twice && box.skull && (once & (1 << place)) === 0
  if (isTwice && !fillBox(hand, box, place, box.need, steps, how)) return false
  return fillBox(hand, box, place, box.need - (sums[place] ?? 0), steps, how)
}

/** The box is left; not looked at further where that costs too much already. */
function leave(aim: Aim, depth: number, full: number): void {
  const box = aim.challenge.boxes[order[depth] ?? 0]
  if (!box) return
  count(box, 1)
  const cost = costOf(aim.challenge, aim.price, left)
  if (cost < best.cost) visit(aim, depth + 1, full, cost)
  count(box, -1)
}

function count(box: Challenge['boxes'][number], sign: 1 | -1): void {
  left.damage += sign * box.damage
  left.time += sign * box.time
  left.boxes += sign
  if (box.skull) left.skulls += sign
  if (box.armor) left.armor += sign
}

function keep(full: number, cost: number): void {
  if (cost >= best.cost) return
  best.cost = cost
  best.full = full
  keepLeft(best.left)
  for (let at = 0; at < steps.count; at++) best.steps.list[at] = steps.list[at] ?? 0
  best.steps.count = steps.count
  copyHand(hand, best.spare)
}

function keepLeft(into: Unfilled): void {
  into.damage = left.damage
  into.time = left.time
  into.skulls = left.skulls
  into.armor = left.armor
  into.boxes = left.boxes
}
