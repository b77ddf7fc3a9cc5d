/**
 * Can these dice, with these aids, meet these wants? Exact. Within a group a lower die that does is never worse than a
 * higher one (unless exact values are asked for), so each small want tries the lowest of every group and path, then
 * conversions; sums try every set from high dice to low. Positions that failed are remembered by number.
 */
import { emptyPool, put } from '../../types/dice.ts'
import type { Hand } from './hand.ts'
import type { Order } from './order.ts'
import { askOf, asksOf, isHopeless } from './reach.ts'
import type { Effort, Fit } from './unit.ts'
import { eachConverted, eachDie, type Meeting } from './units.ts'
import type { Want } from './wants.ts'

/** Whether the hand fills these boxes and pays for its aids. */
export function fit(
  hand: Hand,
  target: number,
  converts: number,
  effort: Effort,
  accept: Fit['accept'],
): boolean {
  const wants = hand.wants.filter(({ box }) => box < 0 || (target & (1 << box)) !== 0)
  const byKind = emptyPool()
  for (const [type, kind] of hand.kinds.entries()) put(byKind, kind, hand.counts[type] ?? 0)
  effort.nodes += 1
  const { lifts } = hand
  if (isHopeless({ byKind, caps: hand.caps, lifts, converts }, askOf(wants), 0, 0)) return false
  const state: Fit = {
    hand,
    wants,
    asks: asksOf(wants),
    rests: restsOf(hand, wants),
    converts,
    lifts,
    counts: hand.counts.slice(),
    byKind,
    caps: hand.caps.slice(),
    taken: 0,
    units: [],
    effort,
    accept,
  }
  return meet(state, 0, 0, 0, hand.orders.none)
}

function restsOf(hand: Hand, wants: readonly Want[]): number[] {
  let rest = 0
  const rests = wants.toReversed().map(want => {
    // The second of two equal wants stands later in the list.
    const place = hand.wants.findLastIndex((other, at) => other === want && (rest & (1 << at)) === 0)
    rest |= 1 << place
    return rest
  })
  return rests.toReversed()
}

/** `left` is what a sum still needs, `last` its last die: dice go from high to low. */
function meet(state: Fit, at: number, left: number, last: number, order: Order): boolean {
  const want = state.wants[at]
  if (!want) return state.accept(state.units, order)
  const { effort, asks } = state
  if (++effort.nodes > effort.most) return false
  const key = keyOf(state, at, left, last)
  const failed = failedIn(state.hand, order.id)
  if (failed.has(key)) return false
  const ask = asks[at]
  const done = left > 0 ? want.need - left : 0
  const isMet =
    ask !== undefined &&
    !isHopeless(state, ask, want.colour, done) &&
    (want.wide ? meetSum(state, at, left || want.need, last || 7, order) : meetOne(state, at, want, order))
  if (!isMet && key >= 0 && effort.nodes <= effort.most) failed.add(key)
  return isMet
}

/** Exact while it stays below 2^53; -1 where it would not, and such a position is not remembered. */
function keyOf({ taken, rests, hand }: Fit, at: number, left: number, last: number): number {
  const wants = 2 ** hand.wants.length
  if (left > 63 || taken * wants > 2 ** 43) return -1
  return ((taken * wants + (rests[at] ?? 0)) * 64 + left) * 8 + last
}

function failedIn({ failed }: Hand, order: number): Set<number> {
  const known = failed[order] ?? new Set()
  failed[order] = known
  return known
}

function meetOne(state: Fit, at: number, want: Want, order: Order): boolean {
  const next = (after: Order): boolean => meet(state, at + 1, 0, 0, after)
  const meeting: Meeting = { state, want, value: 0, order, next }
  return eachDie(meeting) || eachConverted(meeting)
}

function meetSum(state: Fit, at: number, left: number, last: number, order: Order): boolean {
  const want = state.wants[at]
  if (!want) return false
  for (let value = last; value >= 1; value--) {
    const next = (after: Order): boolean =>
      left > value ? meet(state, at, left - value, value, after) : meet(state, at + 1, 0, 0, after)
    const meeting: Meeting = { state, want, value, order, next }
    if (eachDie(meeting) || eachConverted(meeting)) return true
  }
  return false
}
