/** What the encounter would come to if a skill or potion were used now. */

import type { PrintingTables } from '../../content/content-index.ts'
import { canPay } from '../../rules/costs.ts'
import { hasEffect } from '../../rules/effects.ts'
import { abilityOf, heroAt, knownPotions, poolOf, seatOf } from '../../rules/party.ts'
import { rollsDice } from '../../rules/rolls-dice.ts'
import type { Ability, State, Verb } from '../../types.ts'
import { type Arena, type Kept } from '../arena.ts'
import { copyHand, emptyHand, gather } from '../laying/hand.ts'
import { type Aim, planFor } from '../laying/plan.ts'
import { type Price } from '../laying/price.ts'
import { WEIGHTS } from '../weights.ts'
import { type Hands, pretend, pretendToPay, SAMPLES } from './pretend.ts'

export interface Tool {
  readonly slot: number
  readonly ability: Ability
  readonly isPotion: boolean
}

/** So little more is no reason to use anything. */
const WORTH = 0.4

/** The skill or potion that betters the plan most, or null. */
export function bestTool(arena: Arena, seat: number, before: Kept): Tool | null {
  let [found, least]: [Tool | null, number] = [null, before.cost - WORTH]
  for (const tool of toolsOf(arena, seat)) {
    const cost = costWith(arena, tool, before)
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
    if (!ability.scenes.includes(challenge.scene) || !canPay(poolOf(fight, slot), ability.cost)) continue
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

function costWith(arena: Arena, tool: Tool, before: Kept): number {
  const { ability, isPotion } = tool
  const samples = rollsDice(ability) ? SAMPLES : 1
  let sum = 0
  for (let sample = 0; sample < samples; sample++) sum += costOfSample(arena, tool, before, sample)
  const fade = isPotion ? 0 : arena.challenge.modifiers.fades * WEIGHTS.time
  return sum / samples + fade + (isPotion ? WEIGHTS.token : 0)
}

function costOfSample(arena: Arena, { ability, slot }: Tool, before: Kept, sample: number): number {
  const [verb] = ability.does
  if (verb?.verb !== 'either') return costAfter(arena, slot, ability, ability.does, { before, sample })
  return Math.min(...verb.of.map(one => costAfter(arena, slot, ability, [one], { before, sample })))
}

interface Look {
  readonly before: Kept
  readonly sample: number
}

function costAfter(arena: Arena, slot: number, { cost }: Ability, does: readonly Verb[], look: Look): number {
  const with_ = handsOf(arena, slot)
  if (!pretendToPay(with_, cost, look.before.spare)) return Number.POSITIVE_INFINITY
  for (const verb of does) pretend(verb, with_, look.before, look.sample)
  return planFor(aimAfter(arena, does), with_.all).cost
}

/** Without what is paid for: what one of two verbs would come to. */
export function costOfVerb(arena: Arena, slot: number, verb: Verb, before: Kept): number {
  const samples = verb.verb === 'reroll' || verb.verb === 'roll' ? SAMPLES : 1
  let sum = 0
  for (let sample = 0; sample < samples; sample++) {
    const with_ = handsOf(arena, slot)
    pretend(verb, with_, before, sample)
    sum += planFor(aimAfter(arena, [verb]), with_.all).cost
  }
  return sum / samples
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
function aimAfter({ aim, challenge }: Arena, does: readonly Verb[]): Aim {
  let { price } = aim
  for (const verb of does) {
    if (verb.verb === 'prevent')
      price = spared(price, challenge.scene === 'boss' ? verb.boss : verb.damage, verb.time, 1)
    if (verb.verb === 'soften') price = spared(price, 1, 0, 2)
  }
  return price === aim.price ? aim : { ...aim, price }
}

function spared(price: Price, damage: number, time: number, from: number): Price {
  const harm = price.harm.map((old, at) => (at < from ? old : (price.harm[Math.max(0, at - damage)] ?? old)))
  return { ...price, harm, noTime: price.noTime + time }
}
