/** What the encounter would come to if a skill or potion were used now. */

import type { PrintingTables } from '../../content/content-index.ts'
import { canPay } from '../../rules/costs.ts'
import { hasEffect } from '../../rules/effects.ts'
import { abilityOf, heroAt, knownPotions, poolOf, seatOf } from '../../rules/party.ts'
import { rollsDice } from '../../rules/rolls-dice.ts'
import type { Ability, State, Verb } from '../../types.ts'
import { type Arena, type Kept } from '../arena.ts'
import { copyHand, emptyHand, gather, type Hand } from '../laying/hand.ts'
import { type Aim, planBelow, planFor } from '../laying/plan.ts'
import { spared } from '../laying/price.ts'
import { WEIGHTS } from '../weights.ts'
import { type Hands, pretend, pretendToPay, SAMPLES } from './pretend.ts'

export interface Tool {
  readonly slot: number
  readonly ability: Ability
  readonly isPotion: boolean
}

/** So little more is no reason to use anything. */
const WORTH = 0.4

/** The skill or potion that betters the plan most, by itself or with another after it; or null. */
export function bestTool(arena: Arena, seat: number, before: Kept): Tool | null {
  const tools = toolsOf(arena, seat)
  const isAlone = arena.fight.pair.length === 1
  const certain = isAlone ? tools.filter(({ ability }) => !rollsDice(ability)) : []
  let [found, least]: [Tool | null, number] = [null, before.cost - WORTH]
  for (const tool of tools) {
    const cost = certain.includes(tool)
      ? costOfTwo(arena, tool, certain, before, least)
      : costWith(arena, tool, before, least)
    if (cost < least) [found, least] = [tool, cost]
  }
  return found
}

/** What the seat may use now and would not be wasted. */
function toolsOf(arena: Arena, seat: number): Tool[] {
  const { content, state, fight } = arena
  const list: Tool[] = []
  for (const [slot, hero] of fight.pair.entries()) {
    if (seatOf(state, hero) !== seat) continue
    addSkills(arena, slot, list)
    if (state.tokens > 0) addPotions(content, state, slot, list, arena)
  }
  return list
}

function addSkills({ content, state, fight, challenge }: Arena, slot: number, list: Tool[]): void {
  const { known } = heroAt(state, fight.pair[slot] ?? 0)
  const used = fight.used[slot] ?? 0
  for (let place = 0; place < known.length; place++) {
    if ((used & (1 << place)) !== 0) continue
    const ability = abilityOf(content, known[place] ?? -1)
    if (!ability.scenes.includes(challenge.scene)) continue
    if (ability.cost.kind !== 'dice' && !canPay(poolOf(fight, slot), ability.cost)) continue
    if (hasEffect(content, state, slot, ability)) list.push({ slot, ability, isPotion: false })
  }
}

function addPotions(
  content: PrintingTables,
  state: State,
  slot: number,
  list: Tool[],
  { challenge }: Arena,
): void {
  for (const potion of knownPotions(content, state)) {
    const ability = abilityOf(content, potion)
    if (ability.scenes.includes(challenge.scene) && hasEffect(content, state, slot, ability))
      list.push({ slot, ability, isPotion: true })
  }
}

const hands: Hands = { own: emptyHand(), partner: emptyHand(), all: emptyHand(), supply: [] }

/** Bounds leave so much room that sums of costs may be rounded. */
const ROUNDING = 1e-6

/** What it comes to on average; endless where that is not below. */
function costWith(arena: Arena, tool: Tool, before: Kept, below: number): number {
  const samples = rollsDice(tool.ability) ? SAMPLES : 1
  const least = arena.challenge.scene === 'boss' ? -WEIGHTS.win : 0
  const most = (below - priceFor(arena, tool)) * samples + ROUNDING
  let sum = 0
  for (let sample = 0; sample < samples; sample++) {
    const rest = (samples - sample - 1) * least
    sum += costOfSample(arena, tool, { before, sample, below: most - sum - rest })
    if (sum === Number.POSITIVE_INFINITY) return sum
  }
  return sum / samples + priceFor(arena, tool)
}

function costOfSample(arena: Arena, { ability, slot }: Tool, look: Look): number {
  const [verb] = ability.does
  if (verb?.verb !== 'either') return costAfter(arena, slot, ability, ability.does, look)
  return Math.min(...verb.of.map(one => costAfter(arena, slot, ability, [one], look)))
}

interface Look {
  readonly before: Kept
  readonly sample: number
  readonly below: number
}

function costAfter(arena: Arena, slot: number, { cost }: Ability, does: readonly Verb[], look: Look): number {
  const with_ = handsOf(arena, slot)
  if (pretendToPay(with_, cost, look.before.spare, arena.aim.converts) === 'none')
    return Number.POSITIVE_INFINITY
  for (const verb of does) pretend(verb, with_, look.before, look.sample)
  const plan = planBelow(aimAfter(arena.aim, does), with_.all, look.below)
  return plan ? plan.cost : Number.POSITIVE_INFINITY
}

const first = emptyHand()
const second = emptyHand()
const spare = emptyHand()

/** The least that a tool of one hero comes to, with another one after it or none; no less than that is of interest. */
function costOfTwo(arena: Arena, one: Tool, certain: readonly Tool[], before: Kept, below: number): number {
  copyHand(arena.dice, first)
  const aim = use(arena, one, first, arena.aim, before)
  if (!aim) return below
  const next = certain.indexOf(one) + 1
  const own = priceFor(arena, one)
  const plan = next < certain.length ? planFor(aim, first) : planBelow(aim, first, below - own + ROUNDING)
  if (!plan) return below
  copyHand(plan.spare, spare)
  const after = { cost: plan.cost, full: plan.full, spare, challenge: before.challenge }
  let least = Math.min(below, plan.cost + own)
  for (let at = next; at < certain.length; at++) {
    const other = certain[at]
    if (!other) break
    copyHand(first, second)
    const last = use(arena, other, second, aim, after)
    const price = own + priceFor(arena, other)
    const better = last && planBelow(last, second, least - price)
    if (better) least = better.cost + price
  }
  return least
}

/** What a hand is left with, and what the rest of it would come to; null where it cannot be paid for. */
function use(arena: Arena, { ability }: Tool, hand: Hand, aim: Aim, before: Kept): Aim | null {
  const with_ = { own: hand, partner: hand, all: hand, supply: arena.state.supply }
  if (pretendToPay(with_, ability.cost, before.spare, aim.converts) === 'none') return null
  for (const verb of ability.does) pretend(verb.verb === 'either' ? verb.of[1] : verb, with_, before, 0)
  return aimAfter(aim, ability.does)
}

/** Beside its dice. */
function priceFor({ challenge }: Arena, { isPotion }: Tool): number {
  return isPotion ? WEIGHTS.token : challenge.modifiers.fades * WEIGHTS.time
}

/** Without what is paid for: what one of two verbs would come to. */
export function costOfVerb(arena: Arena, slot: number, verb: Verb, before: Kept): number {
  const samples = verb.verb === 'reroll' || verb.verb === 'roll' ? SAMPLES : 1
  let sum = 0
  for (let sample = 0; sample < samples; sample++) {
    const with_ = handsOf(arena, slot)
    pretend(verb, with_, before, sample)
    sum += planFor(aimAfter(arena.aim, [verb]), with_.all).cost
  }
  return sum / samples
}

/** Dice that nothing needs are converted for it first. */
export function isPaidByConverting(arena: Arena, { slot, ability }: Tool, before: Kept): boolean {
  return pretendToPay(handsOf(arena, slot), ability.cost, before.spare, arena.aim.converts) === 'converted'
}

/** Alone, one's own dice are all dice. */
function handsOf({ fight, dice, state }: Arena, slot: number): Hands {
  copyHand(dice, hands.all)
  if (fight.pair.length === 1)
    return { own: hands.all, partner: hands.all, all: hands.all, supply: state.supply }
  gather(hands.own, [fight.pools[slot] ?? []])
  gather(hands.partner, [fight.pools[1 - slot] ?? []])
  return { ...hands, supply: state.supply }
}

/** Prevention changes what harm costs. */
function aimAfter(aim: Aim, does: readonly Verb[]): Aim {
  const { challenge } = aim
  let { price } = aim
  for (const verb of does) {
    if (verb.verb === 'prevent')
      price = spared(challenge, price, challenge.scene === 'boss' ? verb.boss : verb.damage, verb.time)
    if (verb.verb === 'soften') price = spared(challenge, price, 1, 0, 2)
  }
  return price === aim.price ? aim : { ...aim, price }
}
