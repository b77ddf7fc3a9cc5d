/** What an end of the encounter costs, by the weights. Lower is better. */
import { harmOf } from '../harm.ts'
import type { Problem } from './problem.ts'

/** What was used on the way. */
export interface Spent {
  readonly noDamage: number
  readonly noTime: number
  readonly soft: number
  readonly tokens: number
  /** Time that Fade cost. */
  readonly fades: number
}

export function costOf(problem: Problem, full: number, spent: Spent): number {
  const { sheet, weights, powers } = problem
  const isBoss = sheet.scene === 'boss'
  const isPlated = !isBoss && powers.some(({ plate }) => plate > 0)
  const harm = harmOf(sheet, full, isPlated ? 0 : spent.noDamage, spent.noTime)
  const time = (harm.spent + harm.undying + spent.fades) * weights.time
  return (
    shareCost(problem, harm.dealt, spent.soft) + time + spent.tokens * weights.token + rest(problem, full)
  )
}

/** Skulls are gained, the Hydra's twice over; a foe may get away. */
function rest({ sheet, weights }: Problem, full: number): number {
  const { burden } = sheet
  const skulls = bits(sheet.skulls & full) * (burden.regrows ? 2 : 1)
  const isLost = burden.escapes && (full & sheet.armor) !== sheet.armor
  return (isLost ? weights.lost : 0) - (sheet.scene === 'boss' ? skulls * weights.skull : 0)
}

function bits(mask: number): number {
  let count = 0
  for (let left = mask; left !== 0; left &= left - 1) count += 1
  return count
}

/** The cheapest way to split the damage: the party chooses who takes the odd one. */
function shareCost(problem: Problem, dealt: number, soft: number): number {
  if (dealt === 0) return 0
  const count = problem.heroes.length
  const even = Math.floor(dealt / count)
  const odd = dealt % count
  let best = Number.POSITIVE_INFINITY
  for (let taker = 0; taker < (odd === 0 ? 1 : count); taker++) {
    let cost = 0
    for (let slot = 0; slot < count; slot++)
      cost += heroCost(problem, slot, even + (slot === taker ? odd : 0), soft)
    best = Math.min(best, cost)
  }
  return best
}

/** The same as a hero's share in the consequences (see harm.ts). */
function heroCost({ sheet, powers, weights }: Problem, slot: number, damage: number, soft: number): number {
  const power = powers[slot]
  if (!power) return damage * weights.damage
  const isBoss = sheet.scene === 'boss'
  if (!isBoss && power.plate > 0) return (damage - Math.floor(damage / 2)) * weights.damage
  let share = damage
  if (share >= 2 && (soft & (1 << slot)) !== 0) share -= 1
  if (power.fortitude > 0 && share >= power.fortitude) share -= 1
  if (power.kiting > 0) {
    if (isBoss) share = Math.max(0, share - 1)
    else if (share === 1 && sheet.scene === 'combat') return weights.time
  }
  return share * weights.damage
}
