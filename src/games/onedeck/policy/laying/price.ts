/** What an end of the encounter costs: every goal with its price, the cheapest first. */

import type { Challenge } from '../../content/content-index.ts'
import { WEIGHTS } from '../weights.ts'
import type { Goal, Unfilled } from './goals.ts'
import { harmTable, type Shelter, type Taker } from './harm.ts'
import { layoutOf } from './layout.ts'

/** What harm weighs. */
export interface Terms {
  /** By damage on unfilled boxes and added by the dungeon, after all that takes off. */
  readonly harm: readonly number[]
  readonly noTime: number
  /** How many skulls must be covered for the boss to fall in this round. */
  readonly needed: number
}

export interface Price extends Terms {
  readonly goals: readonly Goal[]
  readonly costs: readonly number[]
  /** The same with so much spared: see `spared`. */
  readonly less: Map<number, Price>
}

const prices = new WeakMap<Challenge, Map<string, Price>>()
/** No more are remembered of a challenge than this. */
const MOST_KNOWN = 400

/** Worked out once for all heroes whom harm weighs the same for. */
export function pricedOnce(
  challenge: Challenge,
  takers: readonly Taker[],
  shelter: Shelter,
  noTime: number,
  needed: number,
): Price {
  const known = prices.get(challenge) ?? new Map<string, Price>()
  prices.set(challenge, known)
  const key = keyOf(takers, shelter, noTime, needed)
  const found = known.get(key)
  if (found) return found
  if (known.size >= MOST_KNOWN) known.clear()
  const made = priceOf(challenge, { harm: harmTable(challenge, takers, shelter), noTime, needed })
  known.set(key, made)
  return made
}

function keyOf(
  takers: readonly Taker[],
  { noDamage, tokens, healing }: Shelter,
  noTime: number,
  needed: number,
): string {
  let key = `${noDamage},${tokens},${healing},${noTime},${needed}`
  for (const { powers, lives, isSoft } of takers)
    key += `,${powers.plate},${powers.fortitude},${powers.kiting},${lives},${isSoft}`
  return key
}

function priceOf(challenge: Challenge, terms: Terms): Price {
  const { goals } = layoutOf(challenge)
  const costs = goals.map(({ left }) => costOf(challenge, terms, left))
  const order = goals.map((_, at) => at)
  order.sort(
    (a, b) => (costs[a] ?? 0) - (costs[b] ?? 0) || (goals[b]?.left.boxes ?? 0) - (goals[a]?.left.boxes ?? 0),
  )
  return {
    ...terms,
    goals: order.flatMap(at => goals[at] ?? []),
    costs: order.map(at => costs[at] ?? 0),
    less: new Map(),
  }
}

/** The price once so much damage and time is prevented, from so much damage on. */
export function spared(challenge: Challenge, price: Price, damage: number, time: number, from = 1): Price {
  const key = (damage * 16 + time) * 16 + from
  const known = price.less.get(key)
  if (known) return known
  const harm = price.harm.map((old, at) => (at < from ? old : (price.harm[Math.max(0, at - damage)] ?? old)))
  const made = priceOf(challenge, { ...price, harm, noTime: price.noTime + time })
  price.less.set(key, made)
  return made
}

function costOf({ scene, modifiers, skulls }: Challenge, terms: Terms, left: Unfilled): number {
  if (scene === 'boss') return harmAt(terms, left.damage) + bossCost(modifiers.regrows, skulls, terms, left)
  const winds = modifiers.winds > 0 && left.time >= modifiers.winds ? 1 : 0
  const storms = modifiers.storms && left.damage + winds > 0 ? 1 : 0
  const undying = left.boxes > 0 ? modifiers.undying : 0
  const lost = modifiers.escapes && left.armor > 0 ? WEIGHTS.lost : 0
  const time = Math.max(0, left.time - terms.noTime) + undying
  return harmAt(terms, left.damage + winds + storms) + time * WEIGHTS.time + lost
}

function harmAt({ harm }: Terms, damage: number): number {
  return harm[Math.min(damage, harm.length - 1)] ?? 0
}

/** The Hydra grows back what is left uncovered. */
function bossCost(regrows: boolean, skulls: number, { needed }: Terms, left: Unfilled): number {
  const missed = left.skulls * WEIGHTS.skull * (regrows ? 2 : 1)
  return bitCount(skulls) - left.skulls >= needed ? missed - WEIGHTS.win : missed
}

export function bitCount(mask: number): number {
  let count = 0
  for (let bits = mask; bits !== 0; bits &= bits - 1) count += 1
  return count
}
