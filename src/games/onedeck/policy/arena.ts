/** The encounter in progress as the policy looks at it: dice, boxes, and what harm would weigh. */
import type { Challenge, PrintingTables } from '../content/content-index.ts'
import { healingOf } from '../rules/damage.ts'
import { bossHealth, challengeOf, fightOf, healthOf, heroAt } from '../rules/party.ts'
import { HEROIC } from '../types/dice.ts'
import type { Fight, State } from '../types.ts'
import { copyHand, emptyHand, gather, type Hand, isSameHand } from './laying/hand.ts'
import type { Taker } from './laying/harm.ts'
import { layoutOf } from './laying/layout.ts'
import { type Aim, type Plan, planAgain, planFor } from './laying/plan.ts'
import { bitCount, type Price, pricedOnce } from './laying/price.ts'

export interface Arena {
  readonly content: PrintingTables
  readonly state: State
  readonly fight: Fight
  readonly challenge: Challenge
  readonly aim: Aim
  /** All dice of the encounter. */
  readonly dice: Hand
}

/** One encounter is looked at at a time. */
const dice = emptyHand()

/** How much more a hero can take. */
export function livesOf(content: PrintingTables, state: State, hero: number): number {
  const found = heroAt(state, hero)
  return healthOf(content, state, found) - found.damage
}

export function arenaOf(content: PrintingTables, state: State): Arena {
  const fight = fightOf(state)
  const challenge = challengeOf(content, fight)
  gather(dice, fight.pools)
  return { content, state, fight, challenge, aim: aimOf(content, state, fight, challenge), dice }
}

function aimOf(content: PrintingTables, state: State, fight: Fight, challenge: Challenge): Aim {
  const mayConvert = (state.supply[HEROIC] ?? 0) > 0 && isOneVoice(state, fight)
  return {
    challenge,
    layout: layoutOf(challenge),
    price: priceOf(content, state, fight, challenge),
    full: fight.full,
    once: fight.once,
    sums: fight.sums,
    converts: mayConvert ? challenge.modifiers.converts : 0,
    isRough: false,
  }
}

/** Nobody converts another person's dice. */
export function isOneVoice(state: State, fight: Fight): boolean {
  return state.seats === 1 || fight.pair.length === 1
}

function priceOf(content: PrintingTables, state: State, fight: Fight, challenge: Challenge): Price {
  const takers = fight.pair.map(
    (hero, slot): Taker => ({
      powers: heroAt(state, hero).powers,
      lives: livesOf(content, state, hero),
      isSoft: (fight.soft & (1 << slot)) !== 0,
    }),
  )
  const shelter = { noDamage: fight.noDamage, tokens: state.tokens, healing: healingOf(state) }
  const needed = challenge.scene === 'boss' ? neededSkulls(content, state, challenge) : 99
  return pricedOnce(challenge, takers, shelter, fight.noTime, needed)
}

/** O-102, O-219: so many covered skulls end it; the Hydra heals for each that is not. */
function neededSkulls(content: PrintingTables, state: State, { skulls, modifiers }: Challenge): number {
  const health = bossHealth(content, state)
  const left = health - state.boss
  if (!modifiers.regrows) return left
  return Math.min(health, Math.ceil((left + bitCount(skulls)) / 2))
}

/** What was planned last: paying, choosing and converting ask for the same plan again. */
let last: Aim | null = null
const lastDice = emptyHand()
let lastAt = 0

export function planOf({ aim, dice }: Arena): Plan {
  if (last !== null && isSameAim(last, aim) && isSameHand(lastDice, dice)) return planAgain(aim, dice, lastAt)
  const plan = planFor(aim, dice)
  last = { ...aim, sums: aim.sums.slice() }
  copyHand(dice, lastDice)
  lastAt = plan.at
  return plan
}

function isSameAim(one: Aim, other: Aim): boolean {
  return (
    one.price === other.price &&
    one.full === other.full &&
    one.once === other.once &&
    one.converts === other.converts &&
    one.challenge.boxes.every((_, box) => one.sums[box] === other.sums[box])
  )
}

const own = emptyHand()

/** What one person could do alone: dice of this hero only, which may be converted. */
export function planAlone({ aim, fight, challenge, state }: Arena, slot: number): Plan {
  gather(own, [fight.pools[slot] ?? []])
  const converts = (state.supply[HEROIC] ?? 0) > 0 ? challenge.modifiers.converts : 0
  return planFor({ ...aim, converts }, own)
}

/** A plan to keep, while others are made. */
export interface Kept {
  readonly cost: number
  readonly full: number
  readonly spare: Hand
  readonly challenge: Challenge
}

const spare = emptyHand()

export function kept({ challenge }: Arena, plan: Plan): Kept {
  copyHand(plan.spare, spare)
  return { cost: plan.cost, full: plan.full, spare, challenge }
}
