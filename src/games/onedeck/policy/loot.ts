/** What a card is claimed as: the die, skill or potion that serves most, or experience. */
import { abilityOf, cardOf, heroAt, levelCard, levelCost, placeOf, statOf, xpOf } from '../rules/party.ts'
import type { Action, State } from '../types.ts'
import { NEVER } from './doors.ts'
import type { Camp } from './estimate/index.ts'
import type { Judge } from './judge.ts'
import { burdenOf } from './mettle.ts'
import { WEIGHTS } from './weights.ts'

const STATS = ['S', 'A', 'M'] as const

export function weighLoot(judge: Judge, state: State, action: Action): number {
  const { content } = judge
  switch (action.kind) {
    case 'item':
      return (
        itemWorth(judge, state, action.hero, placeOf(content, action.card)) -
        overWorth(judge, state, action, itemWorth)
      )
    case 'skill':
      return (
        skillWorth(judge, state, action.hero, placeOf(content, action.card)) -
        overWorth(judge, state, action, skillWorth)
      )
    case 'potion':
      return WEIGHTS.potion + potionWorth(state)
    case 'xp':
      return xpWorth(judge, state, placeOf(content, action.card))
    default:
      return NEVER
  }
}

type Worth = (judge: Judge, state: State, hero: number, card: number) => number

/** O-82: what is covered becomes experience. */
function overWorth(
  judge: Judge,
  state: State,
  { over, hero }: Action<'item' | 'skill'>,
  worth: Worth,
): number {
  if (over === null) return 0
  const card = placeOf(judge.content, over)
  return worth(judge, state, hero, card) - xpWorth(judge, state, card)
}

/** A new potion is worth more while there are few. */
function potionWorth({ potions }: State): number {
  return potions.length === 0 ? WEIGHTS.firstPotion : 0
}

function xpWorth({ content }: Judge, state: State, card: number): number {
  const { xp } = cardOf(content, card)
  const missing = levelCost(content, state) - xpOf(content, state)
  const each = WEIGHTS.xp[state.level - 1] ?? 0
  return each * xp + (missing > 0 && xp >= missing ? WEIGHTS.levelUp : 0)
}

/** The hero with a partner beside, where there is one. */
function campAround({ content }: Judge, state: State, hero: number): Camp {
  const pair =
    state.party.length === 1 ? [hero] : [hero, state.party.length === 2 ? 1 - hero : (hero + 1) % 4]
  const heroes = pair.map(index => heroAt(state, index))
  const dice = STATS.map((_, colour) =>
    heroes.reduce((sum, one) => sum + statOf(content, state, one, colour), 0),
  )
  return {
    dice: [...dice, levelCard(content, state).bonus],
    powers: heroes.map(({ powers }) => powers),
    abilities: [],
  }
}

function itemWorth(judge: Judge, state: State, hero: number, card: number): number {
  const { item } = cardOf(judge.content, card)
  const camp = campAround(judge, state, hero)
  const held = heroAt(state, hero).items.includes(card) ? 1 : 0
  const at = STATS.indexOf(item.stat)
  const before = camp.dice.with(at, (camp.dice[at] ?? 0) - held)
  const after = before.with(at, (before[at] ?? 0) + 1)
  return (
    burdenOf(judge, state, { ...camp, dice: before }) -
    burdenOf(judge, state, { ...camp, dice: after }) +
    item.health * WEIGHTS.health
  )
}

function skillWorth(judge: Judge, state: State, hero: number, card: number): number {
  const { skill } = cardOf(judge.content, card)
  const camp = campAround(judge, state, hero)
  const ability = abilityOf(judge.content, skill)
  return (
    burdenOf(judge, state, camp) -
    burdenOf(judge, state, { ...camp, abilities: [ability] }, skill) +
    WEIGHTS.skillBase
  )
}

/** Drain: the item whose loss weighs least. */
export function weighDrain(judge: Judge, state: State, action: Action): number {
  return action.kind === 'drain'
    ? -itemWorth(judge, state, action.hero, placeOf(judge.content, action.card))
    : NEVER
}
