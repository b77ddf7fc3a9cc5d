/** What an encounter would come to, from a few rolls that are always the same: a cheap guess for all that is asked often. */
import type { Challenge } from '../../content/content-index.ts'
import { layoutOf } from '../laying/layout.ts'
import type { Aim } from '../laying/plan.ts'
import { bitCount, type Price, pricedOnce } from '../laying/price.ts'
import { WEIGHTS } from '../weights.ts'
import { type Camp, nameOfDice } from './camp.ts'
import { ROLLS } from './cup.ts'
import { endOfRoll } from './trial.ts'

export { type Camp, DICE_NAMES, nameOfDice, nameOfPowers, POWERS_NAMES } from './camp.ts'

export interface Estimate {
  /** How likely each damage is, before it is shared. */
  readonly dealt: readonly number[]
  readonly time: number
  /** Skulls covered in a boss round. */
  readonly skulls: number
}

const MOST_DAMAGE = 15
const HARMLESS: readonly number[] = Array.from({ length: MOST_DAMAGE + 1 }, () => 0)
/** Few rolls hide the rare bad one: so likely it is as found, 1 worse and 2 worse. */
const SPREAD = [0.88, 0.08, 0.04]

export function estimate(challenge: Challenge, camp: Camp, rolls = ROLLS, first = 0): Estimate {
  const dealt = HARMLESS.slice()
  let [time, skulls] = [0, 0]
  const aim = aimFor(challenge, camp)
  const name = nameOfDice(camp.dice)
  for (let roll = 0; roll < rolls; roll++) {
    const end = endOfRoll(aim, camp, name, (first + roll) % ROLLS)
    spread(dealt, end.damage, 1 / rolls)
    time += end.time / rolls
    skulls += end.skulls / rolls
  }
  return { dealt, time, skulls }
}

function spread(dealt: number[], damage: number, share: number): void {
  for (let more = 0; more < SPREAD.length; more++) {
    const at = damage === 0 && more > 1 ? 0 : Math.min(MOST_DAMAGE, damage + more)
    dealt[at] = (dealt[at] ?? 0) + (SPREAD[more] ?? 0) * share
  }
}

const NEUTRAL = { noDamage: 0, tokens: 1, healing: 2 }
const LIVES = 5

const aims = new WeakMap<Price, Aim>()

/** For heroes who are neither strong nor weak, so that one estimate serves many times. */
function aimFor(challenge: Challenge, { powers }: Camp): Aim {
  const takers = powers.map(power => ({ powers: power, lives: LIVES, isSoft: false }))
  const price = pricedOnce(challenge, takers, NEUTRAL, 0, 99)
  const aim = aims.get(price) ?? aimAt(challenge, price)
  aims.set(price, aim)
  return aim
}

function aimAt(challenge: Challenge, price: Price): Aim {
  const { converts } = challenge.modifiers
  const layout = layoutOf(challenge)
  return {
    challenge,
    layout,
    price,
    full: 0,
    once: 0,
    sums: layout.bare,
    converts,
    isRough: true,
  }
}

/** What it weighs for heroes to whom damage weighs so. */
export function weightOf(
  { dealt, time, skulls }: Estimate,
  harm: readonly number[],
  { skulls: all, modifiers }: Challenge,
): number {
  const worst = harm.length - 1
  let sum = time * WEIGHTS.time
  for (let damage = 1; damage < dealt.length; damage++)
    sum += (dealt[damage] ?? 0) * (harm[Math.min(damage, worst)] ?? 0)
  return sum + (bitCount(all) - skulls) * WEIGHTS.skull * (modifiers.regrows ? 2 : 1)
}
