/** Damage, healing and the loss of the game: O-52, O-72, O-205, O-208, O-216. */
import type { PrintingTables } from '../content/content-index.ts'
import { HEROIC } from '../types/dice.ts'
import type { Action, DeckEvent, Frame, Hero, State } from '../types.ts'
import { heal } from './offered.ts'
import { fightOf, healthOf, heroAt, heroCard, isAtBoss, partyPower, sideName, sideOf } from './party.ts'
import type { Play } from './play.ts'
import { push, top } from './stack.ts'

const RESCUE: Frame = { kind: 'rescue' }
const AT_START = 3
const ANYTIME = 2

/** Lays damage in full, also above health (O-205); a Warrior's Frenzy stores its dice (O-24). */
export function hurt(
  play: Play,
  index: number,
  damage: number,
  by: DeckEvent<'hurt'>['by'] | 'gamble',
): void {
  const { content, state, emit } = play
  if (damage <= 0) return
  const hero = heroAt(state, index)
  hero.damage += damage
  const { id } = heroCard(content, hero)
  if (by === 'gamble') emit?.({ kind: 'misfired', hero: id, side: sideName(state), damage })
  else emit?.({ kind: 'hurt', hero: id, damage, by })
  store(play, hero, 'damage', damage)
  askRescue(play)
}

/** A hero at or above health needs Healing at once. */
export function askRescue(play: Play): void {
  const { content, state } = play
  if (isDying(content, state) && top(state).kind !== 'rescue') push(state, RESCUE)
}

export function isDying(content: PrintingTables, state: State): boolean {
  for (const hero of state.party) if (isFalling(content, state, hero)) return true
  return false
}

function isFalling(content: PrintingTables, state: State, hero: Hero): boolean {
  return hero.damage >= healthOf(content, state, hero)
}

/** O-100, O-208: nothing is stored against the boss, when no heroic die is left, or at the maximum. */
export function store(play: Play, hero: Hero, on: 'damage' | 'wandering' | 'valour', dice: number): void {
  const { content, state, emit } = play
  const { feat } = sideOf(content, state, hero)
  if (feat.kind !== 'store' || feat.on !== on || isAtBoss(state)) return
  const left = state.supply[HEROIC] ?? 0
  const stored = Math.min(dice, feat.most - hero.stored, left)
  if (stored <= 0) return
  hero.stored += stored
  state.supply[HEROIC] = left - stored
  emit?.({ kind: 'stored', hero: heroCard(content, hero).id, dice: stored })
}

/** O-72: 3 at the start of a turn, 2 at any other time. */
export function healingOf(state: State): number {
  return (top(state).kind === 'start' ? AT_START : ANYTIME) + partyPower(state, 'firstAid')
}

/** O-201: in step 5 it is an action like any other, so nobody is done any more. */
export function drinkHealing(play: Play, index: number): void {
  const { state } = play
  if (top(state).kind === 'fight') fightOf(state).ready = 0
  state.tokens -= 1
  heals(play, heroAt(state, index), healingOf(state), 'potion')
}

export function heals(play: Play, hero: Hero, most: number, by: DeckEvent<'healed'>['by']): void {
  const { content, emit } = play
  const damage = Math.min(hero.damage, most)
  if (damage <= 0) return
  hero.damage -= damage
  emit?.({ kind: 'healed', hero: heroCard(content, hero).id, damage, by })
}

export function offerHealing(state: State, list: Action[]): void {
  if (state.tokens === 0) return
  for (let index = 0; index < state.party.length; index++) {
    if ((state.party[index]?.damage ?? 0) > 0) list.push(heal(index))
  }
}

const PERISH: Action = { kind: 'perish' }

/** Whoever would fall comes first. */
export function offerRescue({ content, state }: Play): Action[] {
  const falling: Action[] = []
  const others: Action[] = []
  for (const [index, hero] of state.party.entries())
    if (state.tokens > 0 && hero.damage > 0)
      (isFalling(content, state, hero) ? falling : others).push(heal(index))
  return [...falling, ...others, PERISH]
}

export function canHeal(state: State): boolean {
  return state.tokens > 0 && state.party.some(hero => hero.damage > 0)
}

/** The party does without the potion that would save. */
export function perish(play: Play): void {
  play.emit?.({ kind: 'perished' })
  lose(play)
}

export function lose(play: Play): void {
  const { state, emit } = play
  state.ending = 'slain'
  push(state, { kind: 'over' })
  emit?.({ kind: 'ended', ending: 'slain' })
}
