/** Using skills and potions and paying for them die by die: O-60 to O-63, O-70, O-206. */
import { dieName, kindsIn, put, valueOf } from '../types/dice.ts'
import type { Action, Frame, Verb } from '../types.ts'
import { canPay, payingKinds } from './costs.ts'
import { hasEffect } from './effects.ts'
import { pay } from './offered.ts'
import { abilityOf, challengeOf, fightOf, heroAt, knownPotions, poolOf } from './party.ts'
import type { Play } from './play.ts'
import { idIn, returnDie } from './rolling.ts'
import { pop, push, swap } from './stack.ts'
import { spendTime } from './time.ts'

export function offerSkills(play: Play, slot: number, list: Action[]): void {
  const { content, state } = play
  const fight = fightOf(state)
  const { scene } = challengeOf(content, fight)
  const hero = fight.pair[slot] ?? 0
  const { known } = heroAt(state, hero)
  const used = fight.used[slot] ?? 0
  for (let place = 0; place < known.length; place++) {
    if ((used & (1 << place)) !== 0) continue
    const ability = abilityOf(content, known[place] ?? -1)
    if (!ability.scenes.includes(scene) || !canPay(poolOf(fight, slot), ability.cost)) continue
    if (hasEffect(content, state, slot, ability)) list.push({ kind: 'use', hero, skill: ability.id })
  }
}

export function offerPotions(play: Play, list: Action[]): void {
  const { content, state } = play
  if (state.tokens === 0) return
  const fight = fightOf(state)
  const { scene } = challengeOf(content, fight)
  for (const potion of knownPotions(content, state)) {
    const ability = abilityOf(content, potion)
    if (!ability.scenes.includes(scene)) continue
    for (const [slot, hero] of fight.pair.entries())
      if (hasEffect(content, state, slot, ability)) list.push({ kind: 'drink', hero, potion: ability.id })
  }
}

/** Fade's time comes after the skill; a potion is no skill. */
export function use(play: Play, slot: number, id: string): void {
  const { content, state } = play
  const fight = fightOf(state)
  const { known } = heroAt(state, fight.pair[slot] ?? 0)
  const place = known.findIndex(ability => abilityOf(content, ability).id === id)
  fight.used[slot] = (fight.used[slot] ?? 0) | (1 << place)
  spendTime(state, challengeOf(content, fight).modifiers.fades)
  act(play, slot, known[place] ?? -1)
}

export function drink(play: Play, slot: number, id: string): void {
  const { content, state } = play
  state.tokens -= 1
  act(
    play,
    slot,
    content.abilities.findIndex(ability => ability.id === id),
  )
}

function act(play: Play, slot: number, ability: number): void {
  const { content, state, emit } = play
  const { cost, id } = abilityOf(content, ability)
  push(state, { kind: 'ability', slot, ability, index: 0 })
  if (cost.kind !== 'free' && cost.kind !== 'token')
    push(state, { kind: 'pay', slot, ability, paid: 0, left: cost.count })
  emit?.({ kind: 'used', hero: idIn(content, state, slot), ability: id })
}

export function offerPay(play: Play, frame: Frame<'pay'>): Action[] {
  const { content, state } = play
  const fight = fightOf(state)
  const hero = fight.pair[frame.slot] ?? 0
  const list: Action[] = []
  let kinds = kindsIn(poolOf(fight, frame.slot)) & payingKinds(abilityOf(content, frame.ability).cost)
  while (kinds !== 0) {
    list.push(pay(hero, 31 - Math.clz32(kinds & -kinds)))
    kinds &= kinds - 1
  }
  return list
}

/** Paid dice are back in the supply before the effect. */
export function payDie(play: Play, frame: Frame<'pay'>, kind: number): void {
  const { content, state, emit } = play
  const { cost } = abilityOf(content, frame.ability)
  put(poolOf(fightOf(state), frame.slot), kind, -1)
  returnDie(state, kind)
  emit?.({ kind: 'paid', hero: idIn(content, state, frame.slot), die: dieName(kind) })
  const left = frame.left - (cost.kind === 'mana' ? valueOf(kind) : 1)
  if (left <= 0) pop(state)
  else swap(state, { ...frame, paid: frame.paid + 1, left })
}

/** The next verb of a skill, or null when all are done. */
export function nextVerb(play: Play, frame: Frame<'ability'>): Verb | null {
  const { content, state } = play
  const verb = abilityOf(content, frame.ability).does[frame.index]
  if (!verb) {
    pop(state)
    return null
  }
  swap(state, { ...frame, index: frame.index + 1 })
  return verb
}
