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
  /** By goal: the boxes that are full in it, and what it costs. */
  readonly fulls: Int32Array
  readonly costs: Float64Array
  /** The same with so much spared: see `spared`. */
  readonly less: Map<number, Price>
  /** By a name for the dice of a roll: what was found out of them before. */
  readonly firsts: Map<number, First>
}

export interface First {
  /** The first goal that the dice can fill: its place, what it costs and what it leaves. */
  readonly at: number
  readonly cost: number
  readonly left: Unfilled
  /** The time that they cost as they fell. */
  readonly time: number
}

/** What is known of a challenge: prices by what they depend on, and which one was asked for last. */
interface Known {
  readonly prices: Map<string, Price>
  terms: readonly number[]
  price: Price | null
}

let known = new WeakMap<Challenge, Known>()
let count = 0
/** No more is remembered than this, about 100 megabytes; what was forgotten is worked out again, to the same. */
const MOST_KNOWN = 400_000
/** What a price takes, beside what was found out of a roll. */
const PRICE = 10

function note(size: number): void {
  count += size
  if (count < MOST_KNOWN) return
  known = new WeakMap()
  count = 0
}

/** Worked out once for all heroes whom harm weighs the same for. */
export function pricedOnce(
  challenge: Challenge,
  takers: readonly Taker[],
  shelter: Shelter,
  noTime: number,
  needed: number,
): Price {
  noteTerms(takers, shelter, noTime, needed)
  const all = known.get(challenge) ?? { prices: new Map<string, Price>(), terms: [], price: null }
  if (all.price && isSame(all.terms, terms)) return all.price
  const key = terms.join()
  const price =
    all.prices.get(key) ?? priceOf(challenge, { harm: harmTable(challenge, takers, shelter), noTime, needed })
  known.set(challenge, all)
  all.prices.set(key, price)
  all.terms = terms.slice()
  all.price = price
  return price
}

/** In an encounter they are nearly always what they were a step before. */
function isSame(before: readonly number[], now: readonly number[]): boolean {
  for (let at = 0; at < now.length; at++) if (before[at] !== now[at]) return false
  return before.length === now.length
}

/** All that a price depends on, as it was asked for last: mostly the same again, so that no list is made of it. */
const terms: number[] = []

function noteTerms(
  takers: readonly Taker[],
  { noDamage, tokens, healing }: Shelter,
  noTime: number,
  needed: number,
): void {
  terms.length = 5 + 5 * takers.length
  terms[0] = noDamage
  terms[1] = tokens
  terms[2] = healing
  terms[3] = noTime
  terms[4] = needed
  let at = 5
  for (const { powers, lives, isSoft } of takers) {
    terms[at] = powers.plate
    terms[at + 1] = powers.fortitude
    terms[at + 2] = powers.kiting
    terms[at + 3] = lives
    terms[at + 4] = isSoft ? 1 : 0
    at += 5
  }
}

function priceOf(challenge: Challenge, terms: Terms): Price {
  note(PRICE)
  const priced = layoutOf(challenge).goals.map(goal => ({ goal, cost: costOf(challenge, terms, goal.left) }))
  priced.sort((a, b) => a.cost - b.cost || b.goal.left.boxes - a.goal.left.boxes)
  return {
    harm: terms.harm,
    noTime: terms.noTime,
    needed: terms.needed,
    goals: priced.map(({ goal }) => goal),
    fulls: Int32Array.from(priced, ({ goal }) => goal.full),
    costs: Float64Array.from(priced, ({ cost }) => cost),
    less: new Map(),
    firsts: new Map(),
  }
}

/** By a name for the dice: what was found out of them. */
export function noteFirst({ firsts }: Price, name: number, first: First): void {
  note(1)
  firsts.set(name, first)
}

/** The price once so much damage and time is prevented, from so much damage on. */
export function spared(challenge: Challenge, price: Price, damage: number, time: number, from = 1): Price {
  const key = (damage * 16 + time) * 16 + from
  const known = price.less.get(key)
  if (known) return known
  const harm = price.harm.map((old, at) => (at < from ? old : (price.harm[Math.max(0, at - damage)] ?? old)))
  const made = priceOf(challenge, { harm, noTime: price.noTime + time, needed: price.needed })
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
