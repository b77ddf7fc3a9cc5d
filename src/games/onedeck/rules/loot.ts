/** Loot and levels: O-80 to O-85, O-93, O-96, O-216, O-217. */
import type { CardFact, PrintingTables } from '../content/content-index.ts'
import type { Action, CardId, Hero, State } from '../types.ts'
import { askRescue, offerHealing } from './damage.ts'
import { relearn } from './known.ts'
import { ENOUGH } from './offered.ts'
import {
  cardOf,
  heroAt,
  heroCard,
  isFour,
  isLastLevel,
  knows,
  levelCost,
  limitOf,
  placeOf,
  xpOf,
} from './party.ts'
import type { Play } from './play.ts'
import { pop, push, swap } from './stack.ts'
import { takeUnseen } from './time.ts'

const LEVEL: Action = { kind: 'level' }

export function offerLoot(play: Play): Action[] {
  const { content, state } = play
  const list: Action[] = []
  for (const card of new Set(state.spoils)) {
    const fact = cardOf(content, card)
    for (const [hero, held] of state.party.entries()) {
      for (const over of placesFor(held.items, limitOf(content, state, 'items')))
        list.push({ kind: 'item', card: fact.id, hero, over: idOver(content, over) })
      if (!canLearn(held, fact)) continue
      for (const over of placesFor(held.skills, limitOf(content, state, 'skills')))
        list.push({ kind: 'skill', card: fact.id, hero, over: idOver(content, over) })
    }
    if (fact.potion >= 0 && !knows(content, state, fact.potion)) list.push({ kind: 'potion', card: fact.id })
    list.push({ kind: 'xp', card: fact.id })
  }
  offerHealing(state, list)
  return list
}

/** O-81: no hero has the same skill twice. */
export function canLearn(hero: Hero, fact: CardFact): boolean {
  return fact.skill >= 0 && !hero.known.includes(fact.skill)
}

/** O-82, O-216: in a free place (-1), or over any held one of its sort. */
function placesFor(held: readonly number[], limit: number): number[] {
  return [...(held.length < limit ? [-1] : []), ...new Set(held)]
}

function idOver(content: PrintingTables, over: number): CardId | null {
  return over < 0 ? null : cardOf(content, over).id
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

export function claimHeld(play: Play, action: Action<'item' | 'skill'>): void {
  const { content, state, emit } = play
  const { kind } = action
  const card = placeOf(content, action.card)
  const over = action.over === null ? -1 : placeOf(content, action.over)
  const hero = heroAt(state, action.hero)
  const fact = cardOf(content, card)
  takeSpoil(state, card)
  if (kind === 'item') hero.items = placed(state, hero.items, card, over)
  else {
    const before = hero.skills.length
    hero.skills = placed(state, hero.skills, card, over)
    relearn(content, hero, before)
  }
  emit?.({
    kind: 'looted',
    card: fact.id,
    as: kind,
    hero: heroCard(content, hero).id,
    over: action.over,
  })
  // Losing an item's health may kill.
  askRescue(play)
}

/** O-80: a new potion type and a token. */
export function identify(play: Play, card: number): void {
  const { content, state, emit } = play
  takeSpoil(state, card)
  state.potions = [...state.potions, card]
  state.tokens += 1
  emit?.({ kind: 'looted', card: cardOf(content, card).id, as: 'potion', hero: null, over: null })
}

export function claimXp(play: Play, card: number): void {
  const { content, state, emit } = play
  takeSpoil(state, card)
  state.xp = [...state.xp, card]
  emit?.({ kind: 'looted', card: cardOf(content, card).id, as: 'xp', hero: null, over: null })
}

/** O-221: the free card of a tier. */
export function takeGift(play: Play, card: number): void {
  const { content, state, emit } = play
  pop(state)
  takeUnseen(state, card)
  state.xp = [...state.xp, card]
  emit?.({ kind: 'looted', card: cardOf(content, card).id, as: 'xp', hero: null, over: null })
}

export function canLevel(content: PrintingTables, state: State): boolean {
  return xpOf(content, state) >= levelCost(content, state)
}

export function offerLevel(play: Play): Action[] {
  const { state } = play
  const list: Action[] = [LEVEL, ENOUGH]
  offerHealing(state, list)
  return list
}

export function keepXp({ state, emit }: Play): void {
  emit?.({ kind: 'enough', of: 'level' })
  pop(state)
}

export function beginLevel(play: Play): void {
  const { content, state, emit } = play
  const left = levelCost(content, state)
  push(state, { kind: 'spend', left })
  // Else the level itself tells it.
  if (!isSpendForced(content, state, left)) emit?.({ kind: 'levelling' })
}

/** Cards of equal XP are one choice: removed or not, none of them comes back. */
export function offerSpend(play: Play): Action[] {
  const { content, state } = play
  const values = new Set(state.xp.map(card => cardOf(content, card).xp))
  const list: Action[] = [...values].toSorted((a, b) => a - b).map(xp => ({ kind: 'spend', xp }))
  offerHealing(state, list)
  return list
}

/** A card is chosen to pay with. */
export function spendChosen(play: Play, left: number, xp: number): void {
  play.emit?.({ kind: 'removed', xp })
  spendXp(play, left, xp)
}

/** O-217: nothing is to be chosen where every card is needed, or all are worth the same. */
export function isSpendForced(content: PrintingTables, state: State, left: number): boolean {
  const values = state.xp.map(card => cardOf(content, card).xp)
  const least = Math.min(...values)
  return xpOf(content, state) - least < left || values.every(xp => xp === least)
}

export function spendNext(play: Play, left: number): void {
  const { content, state } = play
  const [card = -1] = state.xp
  spendXp(play, left, cardOf(content, card).xp)
}

function spendXp(play: Play, left: number, xp: number): void {
  const { content, state } = play
  const card = state.xp.find(candidate => cardOf(content, candidate).xp === xp)
  if (card === undefined) return
  const place = state.xp.indexOf(card)
  state.xp = state.xp.filter((_, at) => at !== place)
  state.removed = [...state.removed, card]
  if (left > xp) return swap(state, { kind: 'spend', left: left - xp })
  pop(state)
  rise(play)
}

/** O-83, O-84, O-96: the next level with its tokens, or at the last level a token. */
function rise(play: Play): void {
  const { content, state, emit } = play
  if (isLastLevel(content, state)) {
    state.tokens += 1
    emit?.({ kind: 'brewed' })
    return
  }
  state.level += 1
  state.ups += 1
  state.tokens += isFour(state) ? 2 : 1
  emit?.({ kind: 'levelled', level: state.level })
}
