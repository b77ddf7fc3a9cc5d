/** Damage, healing and the loss of the game: O-52, O-72, O-205, O-208, O-216. */
import type { Shelf } from '../book.ts'
import { HEROIC } from '../dice.ts'
import { fightOf, healthOf, heroAt, heroCard, isAtBoss, partyPower, sideOf } from '../party.ts'
import type { Action, DeckEmit, Frame, Hero, State } from '../types.ts'
import { heal } from './offered.ts'
import { push, top } from './stack.ts'

const RESCUE: Frame = { kind: 'rescue' }
const AT_START = 3
const ANYTIME = 2

/** Lays damage in full, also above health (O-205); a Warrior's Frenzy stores its dice (O-24). */
export function hurt(
  shelf: Shelf,
  state: State,
  index: number,
  damage: number,
  by: string,
  emit: DeckEmit | null,
): void {
  if (damage <= 0) return
  const hero = heroAt(state, index)
  hero.damage += damage
  emit?.({ kind: 'hurt', hero: heroCard(shelf, hero).name, damage, by })
  store(shelf, state, hero, 'damage', damage, emit)
  askRescue(shelf, state)
}

/** A hero at or above health needs Healing at once. */
export function askRescue(shelf: Shelf, state: State): void {
  if (isDying(shelf, state) && top(state).kind !== 'rescue') push(state, RESCUE)
}

export function isDying(shelf: Shelf, state: State): boolean {
  for (const hero of state.party) if (hero.damage >= healthOf(shelf, state, hero)) return true
  return false
}

/** O-100, O-208: nothing is stored against the boss, when no heroic die is left, or at the maximum. */
export function store(
  shelf: Shelf,
  state: State,
  hero: Hero,
  on: 'damage' | 'wandering' | 'valour',
  dice: number,
  emit: DeckEmit | null,
): void {
  const { feat } = sideOf(shelf, state, hero)
  if (feat.kind !== 'store' || feat.on !== on || isAtBoss(state)) return
  const left = state.supply[HEROIC] ?? 0
  const stored = Math.min(dice, feat.most - hero.stored, left)
  if (stored <= 0) return
  hero.stored += stored
  state.supply[HEROIC] = left - stored
  emit?.({ kind: 'stored', hero: heroCard(shelf, hero).name, dice: stored })
}

/** O-72: 3 at the start of a turn, 2 at any other time. */
function healingOf(state: State): number {
  return (top(state).kind === 'start' ? AT_START : ANYTIME) + partyPower(state, 'firstAid')
}

/** O-201: in step 5 it is an action like any other, so nobody is done any more. */
export function drinkHealing(shelf: Shelf, state: State, index: number, emit: DeckEmit | null): void {
  if (top(state).kind === 'fight') fightOf(state).ready = 0
  state.tokens -= 1
  heals(shelf, heroAt(state, index), healingOf(state), 'Healing', emit)
}

export function heals(shelf: Shelf, hero: Hero, most: number, by: string, emit: DeckEmit | null): void {
  const damage = Math.min(hero.damage, most)
  if (damage <= 0) return
  hero.damage -= damage
  emit?.({ kind: 'healed', hero: heroCard(shelf, hero).name, damage, by })
}

export function offerHealing(state: State, list: Action[]): void {
  if (state.tokens === 0) return
  for (let index = 0; index < state.party.length; index++) {
    if ((state.party[index]?.damage ?? 0) > 0) list.push(heal(index))
  }
}

export function canHeal(state: State): boolean {
  return state.tokens > 0 && state.party.some(hero => hero.damage > 0)
}

export function lose(state: State, emit: DeckEmit | null): void {
  state.ending = 'slain'
  push(state, { kind: 'over' })
  emit?.({ kind: 'ended', ending: 'slain' })
}
