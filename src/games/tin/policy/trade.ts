/** What to buy in the stairwell, and what to give for it. */
import { WELLS } from '../content/numbers.ts'
import * as CHOICES from '../rules/choices.ts'
import { isAtStairwell, meansOf, whyNotBuy } from '../rules/merchants.ts'
import type { Good, StepOf } from '../types.ts'
import { type Judgement, judged, type Mind } from './mind.ts'
import { gainOf, held, isRipe, leastCarried, locksLeft, purseOf } from './needs.ts'
import { TASTE } from './taste.ts'

export function buyHere(mind: Mind, good: Good | null): Judgement | null {
  if (good === null || !isAtStairwell(mind.content, mind.state)) return null
  return judged(CHOICES.BUY[good], { why: 'buy', good }, 0.8)
}

/** A key for a lock that waits, a rope where nothing else leads on, potions with what is left. */
export function wantedGood(mind: Mind): Good | null {
  if (wantsKey(mind) && canBuy(mind, 'key', 0)) return 'key'
  if (mind.needsRope && held(mind.state, 'rope') === 0 && canBuy(mind, 'rope', 0)) return 'rope'
  return held(mind.state, 'potion') < TASTE.potions && canBuy(mind, 'potion', reserveOf(mind))
    ? 'potion'
    : null
}

function wantsKey(mind: Mind): boolean {
  return held(mind.state, 'key') === 0 && mind.state.rooms.some(room => isRipe(mind, room))
}

/** What should be left in the purse for keys and ropes still to come; a hero in need keeps nothing. */
function reserveOf(mind: Mind): number {
  const { goods } = mind.content
  const { state } = mind
  if (state.hearts <= 3 && held(state, 'potion') === 0) return 0
  const keys = locksLeft(mind) > held(state, 'key') ? goods.key.price : 0
  return keys + (mind.needsRope ? goods.rope.price : 0)
}

function canBuy(mind: Mind, good: Good, reserve: number): boolean {
  const { content, state } = mind
  if (purseOf(state) < content.goods[good].price + reserve) return false
  if (whyNotBuy(content, state, good, meansOf(content, state)) !== null) return false
  return state.wells.length < WELLS || (leastCarried(mind)?.worth ?? 0) < gainOf(mind, good)
}

/** First what makes a well free, then gold in tokens that fit the price, since no change is given (T-110). */
export function payFor(mind: Mind, step: StepOf<'pay'>): Judgement {
  const { state } = mind
  const least = leastCarried(mind)
  if (least && (state.wells.length >= WELLS || state.gold.length === 0))
    return judged({ kind: 'pay', token: least.item }, { why: 'trade', item: least.item, for: step.good })
  const due = dueFor(mind, step)
  const token = fitting(state.gold, due)
  if (token === null) return judged(CHOICES.CANCEL, { why: 'dear', good: step.good }, 0.99)
  return judged({ kind: 'pay', token }, { why: 'pay', token, due })
}

function dueFor({ content }: Mind, { good, gold, goods }: StepOf<'pay'>): number {
  const paid = gold.reduce((sum, value) => sum + value, 0)
  const traded = goods.reduce((sum, item) => sum + content.goods[item].trade, 0)
  return content.goods[good].price - paid - traded
}

/** The largest token that is not too much, or else the smallest. */
function fitting(gold: readonly number[], due: number): number | null {
  let best: number | null = null
  for (const value of gold) {
    const isBetter = best === null || (value <= due ? best > due || value > best : best > due && value < best)
    if (isBetter) best = value
  }
  return best
}
