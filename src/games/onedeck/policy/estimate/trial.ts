/** One roll of an estimate: laid by the plan, and by every skill that betters it. */
import type { Challenge } from '../../content/content-index.ts'
import { isPreventable } from '../../rules/harm.ts'
import { SUPPLY } from '../../types/dice.ts'
import type { Ability, Powers, Verb } from '../../types.ts'
import type { Unfilled } from '../laying/goals.ts'
import { copyHand, emptyHand } from '../laying/hand.ts'
import { type Aim, type Plan, planAgain, planBelow, planFor } from '../laying/plan.ts'
import { bitCount, noteFirst, type Price, spared } from '../laying/price.ts'
import { pretend, pretendToPay } from '../tools/pretend.ts'
import type { Camp } from './camp.ts'
import { ROLLS, throwDice } from './cup.ts'

/** What a roll came to. */
export interface End {
  readonly damage: number
  readonly time: number
  readonly skulls: number
}

/** What was spared so far by what was used. */
interface Aid {
  readonly price: Price
  readonly noDamage: number
}

const cup = emptyHand()
const after = emptyHand()
/** Dice that the best plan so far does not use. */
const spare = emptyHand()

export function endOfRoll(aim: Aim, camp: Camp, name: number, roll: number): End {
  const { price, challenge } = aim
  const first = price.firsts.get(name * ROLLS + roll)
  if (first && !isWorthTrying(camp, challenge, first.cost))
    return endOf(challenge, { price, noDamage: 0 }, first.left, first.time)
  const time = throwDice(cup, challenge, camp.dice, roll)
  const plan = first ? planAgain(aim, cup, first.at) : firstPlan(aim, name * ROLLS + roll, time)
  return withAbilities(aim, camp, plan, roll, time)
}

/** Abilities are used where anything is left to be bettered. */
function isWorthTrying({ abilities }: Camp, { scene }: Challenge, cost: number): boolean {
  return abilities.length > 0 && (cost > 0 || scene === 'boss')
}

/** The plan without abilities, which many camps have in common: the dice and the roll say which. */
function firstPlan(aim: Aim, name: number, time: number): Plan {
  const plan = planFor(aim, cup)
  noteFirst(aim.price, name, { at: plan.at, cost: plan.cost, left: plan.left, time })
  return plan
}

function withAbilities(aim: Aim, camp: Camp, first: Plan, roll: number, time: number): End {
  const { challenge } = aim
  let aid: Aid = { price: aim.price, noDamage: 0 }
  let { cost, full, left } = first
  copyHand(first.spare, spare)
  for (const ability of camp.abilities) {
    if (!isWorthTrying(camp, challenge, cost)) break
    const tried = tryAbility(ability, challenge, full, { aid, roll, powers: camp.powers })
    const better = tried && planBelow(aim, after, cost, tried.price)
    if (!better) continue
    copyHand(after, cup)
    copyHand(better.spare, spare)
    aid = tried
    cost = better.cost
    full = better.full
    left = better.left
  }
  return endOf(challenge, aid, left, time)
}

interface Attempt {
  readonly aid: Aid
  readonly roll: number
  readonly powers: readonly Powers[]
}

/** Alone, one's own dice are all dice. */
const hands = { own: after, partner: after, all: after, supply: SUPPLY }

/** Leaves in `after` what would lie there; null where it cannot be used. */
function tryAbility(
  ability: Ability,
  challenge: Challenge,
  full: number,
  { aid, roll, powers }: Attempt,
): Aid | null {
  if (!ability.scenes.includes(challenge.scene)) return null
  copyHand(cup, after)
  if (pretendToPay(hands, ability.cost, spare, challenge.modifiers.converts) === 'none') return null
  let tried = aid
  for (const verb of ability.does) {
    const done = verb.verb === 'either' ? verb.of[1] : verb
    pretend(done, hands, { challenge, full, spare }, roll % 3)
    if (done.verb === 'prevent') tried = sparedBy(tried, done, challenge, powers)
  }
  return tried
}

function sparedBy(
  aid: Aid,
  { damage, boss, time }: Verb<'prevent'>,
  challenge: Challenge,
  powers: readonly Powers[],
): Aid {
  const { scene } = challenge
  const by = isPreventable(scene, powers) ? (scene === 'boss' ? boss : damage) : 0
  return { price: spared(challenge, aid.price, by, time), noDamage: aid.noDamage + by }
}

/** O-53: with the additions of the dungeon. */
function endOf(challenge: Challenge, { price, noDamage }: Aid, left: Unfilled, before: number): End {
  const { modifiers, scene, skulls } = challenge
  const isBoss = scene === 'boss'
  const winds = !isBoss && modifiers.winds > 0 && left.time >= modifiers.winds ? 1 : 0
  const damage = left.damage + winds
  const storms = !isBoss && modifiers.storms && damage > 0 ? 1 : 0
  const undying = left.boxes > 0 ? modifiers.undying : 0
  return {
    damage: Math.max(0, damage + storms - noDamage),
    time: before + (isBoss ? 0 : Math.max(0, left.time - price.noTime) + undying),
    skulls: bitCount(skulls) - left.skulls,
  }
}
