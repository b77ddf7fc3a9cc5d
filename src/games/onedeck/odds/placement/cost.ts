/** What an end of the encounter costs, by the weights. Lower is better. */
import { harmOf, isPreventable, shareFor } from '../../rules/index.ts'
import type { Share } from '../../types.ts'
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

/** How it ends: what the heroes take after all that takes off, and what they must heal to live. */
export interface End {
  readonly damage: number
  readonly time: number
  /** Damage that must be healed at once (O-205), over all heroes; 0 is everyone alive. */
  readonly short: number
  readonly cost: number
}

export function costOf(problem: Problem, full: number, spent: Spent): number {
  return endOf(problem, full, spent).cost
}

export function endOf(problem: Problem, full: number, spent: Spent): End {
  const { challenge, weights, powers } = problem
  const noDamage = isPreventable(challenge.scene, powers) ? spent.noDamage : 0
  const harm = harmOf(challenge, full, noDamage, spent.noTime)
  const split = cheapestSplit(problem, harm.dealt, spent)
  const time = harm.spent + harm.undying + spent.fades
  return {
    damage: split.damage,
    time: time + split.time,
    short: split.short,
    cost: split.cost + time * weights.time + spent.tokens * weights.token + rest(problem, full, split),
  }
}

/** Skulls are gained, the Hydra's twice over, and a boss that falls ends it all; a foe may get away. */
function rest(problem: Problem, full: number, { short }: End): number {
  const { challenge, weights } = problem
  if (challenge.scene === 'boss') {
    const skulls = bits(challenge.skulls & full)
    if (short === 0 && isWon(problem, skulls)) return -weights.win
    return -skulls * (challenge.modifiers.regrows ? 2 : 1) * weights.skull
  }
  const isLost = challenge.modifiers.escapes && (full & challenge.armor) !== challenge.armor
  return isLost ? weights.lost : 0
}

/** O-102, O-219: the Hydra first heals for each skull left uncovered. */
function isWon({ challenge, bossLeft, bossHealth }: Problem, skulls: number): boolean {
  const regrown = challenge.modifiers.regrows ? bits(challenge.skulls) - skulls : 0
  return skulls >= Math.min(bossHealth, bossLeft + regrown)
}

function bits(mask: number): number {
  let count = 0
  for (let left = mask; left !== 0; left &= left - 1) count += 1
  return count
}

/** O-51: the party chooses who takes the odd one, so the cheapest way to split. */
function cheapestSplit(problem: Problem, dealt: number, spent: Spent): End {
  const takers = dealt % problem.heroes.length === 0 ? 1 : problem.heroes.length
  let best = splitOf(problem, dealt, 0, spent)
  for (let taker = 1; taker < takers; taker++) {
    const other = splitOf(problem, dealt, taker, spent)
    if (other.cost < best.cost) best = other
  }
  return best
}

function splitOf(problem: Problem, dealt: number, taker: number, { soft, tokens }: Spent): End {
  const count = problem.heroes.length
  const even = Math.floor(dealt / count)
  const shares = problem.heroes.map((_, slot) =>
    takenBy(problem, slot, even + (slot === taker ? dealt % count : 0), soft),
  )
  return costOfShares(problem, shares, tokens)
}

function takenBy({ challenge, powers }: Problem, slot: number, damage: number, soft: number): Share {
  const power = powers[slot]
  return power ? shareFor(challenge.scene, power, (soft & (1 << slot)) !== 0, damage) : { damage, time: 0 }
}

/** Who would fall is healed at once (O-72), as far as the tokens go; without them all is lost. */
export function costOfShares(problem: Problem, shares: readonly Share[], spent: number): End {
  const { weights, lives, healing, tokens } = problem
  let [damage, time, short, drinks] = [0, 0, 0, 0]
  for (const [slot, share] of shares.entries()) {
    damage += share.damage
    time += share.time
    const missing = share.damage - (lives[slot] ?? share.damage + 1) + 1
    if (missing <= 0) continue
    short += missing
    drinks += Math.ceil(missing / healing)
  }
  const rescue = drinks > tokens - spent ? weights.death : drinks * weights.rescue
  return { damage, time, short, cost: damage * weights.damage + time * weights.time + rescue }
}
