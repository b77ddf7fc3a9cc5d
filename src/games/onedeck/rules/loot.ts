/** Loot and levels: O-80 to O-85, O-93, O-96, O-216, O-217. */
import type { CardFact, Shelf } from '../book.ts'
import { relearn } from '../known.ts'
import {
  cardOf,
  deedOf,
  heroAt,
  heroCard,
  isFour,
  isLastLevel,
  knows,
  levelCost,
  limitOf,
  xpOf,
} from '../party.ts'
import type { Action, DeckEmit, Hero, State } from '../types.ts'
import { askRescue, offerHealing } from './damage.ts'
import { ENOUGH } from './offered.ts'
import { pop, push, swap } from './stack.ts'

const LEVEL: Action = { kind: 'level' }

export function offerLoot(shelf: Shelf, state: State): Action[] {
  const list: Action[] = []
  for (const card of new Set(state.spoils)) {
    const fact = cardOf(shelf, card)
    for (const [hero, held] of state.party.entries()) {
      offerPlaces(list, 'item', card, hero, held.items, limitOf(shelf, state, 'items'))
      if (canLearn(held, fact))
        offerPlaces(list, 'skill', card, hero, held.skills, limitOf(shelf, state, 'skills'))
    }
    if (fact.potion >= 0 && !knows(shelf, state, fact.potion)) list.push({ kind: 'potion', card })
    list.push({ kind: 'xp', card })
  }
  offerHealing(state, list)
  return list
}

/** O-81: no hero has the same skill twice. */
function canLearn(hero: Hero, fact: CardFact): boolean {
  return fact.skill >= 0 && !hero.known.includes(fact.skill)
}

/** O-82, O-216: in a free place, or over any held one of its sort. */
function offerPlaces(
  list: Action[],
  kind: 'item' | 'skill',
  card: number,
  hero: number,
  held: readonly number[],
  limit: number,
): void {
  if (held.length < limit) list.push({ kind, card, hero, over: -1 })
  for (const over of new Set(held)) list.push({ kind, card, hero, over })
}

function takeSpoil(state: State, card: number): void {
  const place = state.spoils.indexOf(card)
  state.spoils = state.spoils.filter((_, at) => at !== place)
}

/** The new card in the place of the old one, which becomes XP. */
function placed(state: State, held: readonly number[], card: number, over: number): readonly number[] {
  if (over < 0) return [...held, card]
  state.xp = [...state.xp, over]
  const place = held.indexOf(over)
  return held.map((old, at) => (at === place ? card : old))
}

export function claimHeld(
  shelf: Shelf,
  state: State,
  action: Extract<Action, { kind: 'item' | 'skill' }>,
  emit: DeckEmit | null,
): void {
  const { kind, card, over } = action
  const hero = heroAt(state, action.hero)
  const fact = cardOf(shelf, card)
  takeSpoil(state, card)
  if (kind === 'item') hero.items = placed(state, hero.items, card, over)
  else {
    const before = hero.skills.length
    hero.skills = placed(state, hero.skills, card, over)
    relearn(shelf, hero, before)
  }
  emit?.({
    kind: 'looted',
    card: fact.name,
    as: kind === 'item' ? 'item' : deedOf(shelf, fact.skill).name,
    hero: heroCard(shelf, hero).name,
    over: over < 0 ? '' : cardOf(shelf, over).name,
  })
  // Losing an item's health may kill.
  askRescue(shelf, state)
}

/** O-80: a new potion type and a token. */
export function identify(shelf: Shelf, state: State, card: number, emit: DeckEmit | null): void {
  const fact = cardOf(shelf, card)
  takeSpoil(state, card)
  state.potions = [...state.potions, card]
  state.tokens += 1
  emit?.({ kind: 'looted', card: fact.name, as: deedOf(shelf, fact.potion).name, hero: '', over: '' })
}

export function claimXp(shelf: Shelf, state: State, card: number, emit: DeckEmit | null): void {
  takeSpoil(state, card)
  state.xp = [...state.xp, card]
  emit?.({ kind: 'looted', card: cardOf(shelf, card).name, as: 'XP', hero: '', over: '' })
}

export function canLevel(shelf: Shelf, state: State): boolean {
  return xpOf(shelf, state) >= levelCost(shelf, state)
}

export function offerLevel(state: State): Action[] {
  const list: Action[] = [LEVEL, ENOUGH]
  offerHealing(state, list)
  return list
}

export function beginLevel(shelf: Shelf, state: State): void {
  push(state, { kind: 'spend', left: levelCost(shelf, state) })
}

/** Cards of equal XP are one choice: removed or not, none of them comes back. */
export function offerSpend(shelf: Shelf, state: State): Action[] {
  const values = new Set(state.xp.map(card => cardOf(shelf, card).xp))
  const list: Action[] = [...values].toSorted((a, b) => a - b).map(xp => ({ kind: 'spend', xp }))
  offerHealing(state, list)
  return list
}

/** O-217: nothing is to be chosen where every card is needed, or all are worth the same. */
export function isSpendForced(shelf: Shelf, state: State, left: number): boolean {
  const values = state.xp.map(card => cardOf(shelf, card).xp)
  const least = Math.min(...values)
  return xpOf(shelf, state) - least < left || values.every(xp => xp === least)
}

export function spendNext(shelf: Shelf, state: State, left: number, emit: DeckEmit | null): void {
  const [card = -1] = state.xp
  spendXp(shelf, state, left, cardOf(shelf, card).xp, emit)
}

export function spendXp(shelf: Shelf, state: State, left: number, xp: number, emit: DeckEmit | null): void {
  const card = state.xp.find(candidate => cardOf(shelf, candidate).xp === xp)
  if (card === undefined) return
  const place = state.xp.indexOf(card)
  state.xp = state.xp.filter((_, at) => at !== place)
  state.removed = [...state.removed, card]
  if (left > xp) return swap(state, { kind: 'spend', left: left - xp })
  pop(state)
  rise(shelf, state, emit)
}

/** O-83, O-84, O-96: the next level with its tokens, or at the last level a token. */
function rise(shelf: Shelf, state: State, emit: DeckEmit | null): void {
  if (isLastLevel(shelf, state)) {
    state.tokens += 1
    emit?.({ kind: 'brewed' })
    return
  }
  state.level += 1
  state.ups += 1
  state.tokens += isFour(state) ? 2 : 1
  emit?.({ kind: 'levelled', level: state.level })
}
