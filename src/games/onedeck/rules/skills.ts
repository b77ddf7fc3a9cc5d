/** Using skills and potions and paying for them die by die: O-60 to O-63, O-70, O-206. */
import type { Sheet, Shelf } from '../book.ts'
import { dieName, kindsIn, put, valueOf } from '../dice.ts'
import { deedOf, fightOf, heroAt, knownPotions, poolOf, sheetOf } from '../party.ts'
import type { Action, DeckEmit, Fight, Frame, State, Verb } from '../types.ts'
import { canPay, payingKinds } from './costs.ts'
import { hasEffect } from './effects.ts'
import { pay } from './offered.ts'
import { nameIn, returnDie } from './rolling.ts'
import { pop, push, swap } from './stack.ts'
import { spendTime } from './time.ts'

export function offerSkills(
  shelf: Shelf,
  state: State,
  sheet: Sheet,
  fight: Fight,
  slot: number,
  list: Action[],
): void {
  const hero = fight.pair[slot] ?? 0
  const { known } = heroAt(state, hero)
  const used = fight.used[slot] ?? 0
  for (let place = 0; place < known.length; place++) {
    if ((used & (1 << place)) !== 0) continue
    const deed = deedOf(shelf, known[place] ?? -1)
    if (!deed.scenes.includes(sheet.scene) || !canPay(poolOf(fight, slot), deed.cost)) continue
    if (hasEffect(shelf, state, slot, deed)) list.push({ kind: 'use', hero, skill: deed.id })
  }
}

export function offerPotions(shelf: Shelf, state: State, sheet: Sheet, fight: Fight, list: Action[]): void {
  if (state.tokens === 0) return
  for (const potion of knownPotions(shelf, state)) {
    const deed = deedOf(shelf, potion)
    if (!deed.scenes.includes(sheet.scene)) continue
    for (const [slot, hero] of fight.pair.entries())
      if (hasEffect(shelf, state, slot, deed)) list.push({ kind: 'drink', hero, potion: deed.id })
  }
}

/** Fade's time comes after the skill; a potion is no skill. */
export function use(shelf: Shelf, state: State, slot: number, id: string, emit: DeckEmit | null): void {
  const fight = fightOf(state)
  const { known } = heroAt(state, fight.pair[slot] ?? 0)
  const place = known.findIndex(deed => deedOf(shelf, deed).id === id)
  fight.used[slot] = (fight.used[slot] ?? 0) | (1 << place)
  spendTime(state, sheetOf(shelf, fight).burden.fades)
  act(shelf, state, slot, known[place] ?? -1, emit)
}

export function drink(shelf: Shelf, state: State, slot: number, id: string, emit: DeckEmit | null): void {
  state.tokens -= 1
  act(
    shelf,
    state,
    slot,
    shelf.deeds.findIndex(deed => deed.id === id),
    emit,
  )
}

function act(shelf: Shelf, state: State, slot: number, deed: number, emit: DeckEmit | null): void {
  const { cost, name } = deedOf(shelf, deed)
  push(state, { kind: 'deed', slot, deed, index: 0 })
  if (cost.kind !== 'free' && cost.kind !== 'token')
    push(state, { kind: 'pay', slot, deed, paid: 0, left: cost.count })
  emit?.({ kind: 'used', hero: nameIn(shelf, state, slot), name })
}

export function offerPay(shelf: Shelf, state: State, frame: Extract<Frame, { kind: 'pay' }>): Action[] {
  const fight = fightOf(state)
  const hero = fight.pair[frame.slot] ?? 0
  const list: Action[] = []
  let kinds = kindsIn(poolOf(fight, frame.slot)) & payingKinds(deedOf(shelf, frame.deed).cost)
  while (kinds !== 0) {
    list.push(pay(hero, 31 - Math.clz32(kinds & -kinds)))
    kinds &= kinds - 1
  }
  return list
}

/** Paid dice are back in the supply before the effect. */
export function payDie(
  shelf: Shelf,
  state: State,
  frame: Extract<Frame, { kind: 'pay' }>,
  kind: number,
  emit: DeckEmit | null,
): void {
  const { cost } = deedOf(shelf, frame.deed)
  put(poolOf(fightOf(state), frame.slot), kind, -1)
  returnDie(state, kind)
  emit?.({ kind: 'paid', hero: nameIn(shelf, state, frame.slot), die: dieName(kind) })
  const left = frame.left - (cost.kind === 'mana' ? valueOf(kind) : 1)
  if (left <= 0) pop(state)
  else swap(state, { ...frame, paid: frame.paid + 1, left })
}

/** The next verb of a skill, or null when all are done. */
export function nextVerb(shelf: Shelf, state: State, frame: Extract<Frame, { kind: 'deed' }>): Verb | null {
  const verb = deedOf(shelf, frame.deed).does[frame.index]
  if (!verb) {
    pop(state)
    return null
  }
  swap(state, { ...frame, index: frame.index + 1 })
  return verb
}
