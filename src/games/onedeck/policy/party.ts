/** What the party decides beside doors and dice: who suffers, who heals, what is rolled, what is paid. */
import { healingOf } from '../rules/damage.ts'
import { shareFor } from '../rules/harm.ts'
import { challengeOf, fightOf, heroAt, isAtBoss, othersOf, sideOf } from '../rules/party.ts'
import type { Action, State } from '../types.ts'
import { livesOf } from './arena.ts'
import { harmOfCard } from './cards.ts'
import { NEVER } from './doors.ts'
import { challengeFor, type Judge, weightFor } from './judge.ts'
import { WEIGHTS } from './weights.ts'

/** O-72: at the start of a turn a potion heals most; whoever is weak drinks then, and nothing of it is wasted. */
export function weighStart({ content }: Judge, state: State, action: Action): number {
  if (action.kind !== 'heal') return action.kind === 'hasten' ? 1 : 0
  const lives = livesOf(content, state, action.hero)
  const isWasted = heroAt(state, action.hero).damage < healingOf(state)
  return isWasted ? NEVER : 5 * (WEIGHTS.healAt + 0.5 - lives)
}

/** Who can best take it. */
export function weighSuffer({ content }: Judge, state: State, action: Action): number {
  return action.kind === 'suffer' ? 3 * livesOf(content, state, action.hero) : NEVER
}

/** O-51: so that nobody falls, and with the least harm. */
export function weighOdd(judge: Judge, state: State, damage: number, action: Action): number {
  if (action.kind !== 'suffer') return NEVER
  const even = Math.floor(damage / 2)
  const lefts = fightOf(state).pair.map(hero =>
    leftAfter(judge, state, hero, even + (hero === action.hero ? 1 : 0)),
  )
  return Math.min(...lefts) * 8 + lefts.reduce((sum, left) => sum + left, 0)
}

function leftAfter({ content }: Judge, state: State, hero: number, share: number): number {
  const fight = fightOf(state)
  const { scene } = challengeOf(content, fight)
  const isSoft = (fight.soft & (1 << fight.pair.indexOf(hero))) !== 0
  return livesOf(content, state, hero) - shareFor(scene, heroAt(state, hero).powers, isSoft, share).damage
}

/** O-205: whoever would fall first. */
export function weighRescue({ content }: Judge, state: State, action: Action): number {
  return action.kind === 'heal' ? 20 - livesOf(content, state, action.hero) : NEVER
}

/** O-217: the price is met with as little over as can be. */
export function weighSpend(left: number, action: Action): number {
  if (action.kind !== 'spend') return NEVER
  return action.xp >= left ? 40 - 2 * action.xp : action.xp
}

/** O-22: the way that weighs less, its time included. */
export function weighWay(judge: Judge, state: State, action: Action): number {
  if (action.kind !== 'choose') return NEVER
  const { card, pair } = fightOf(state)
  const ways = judge.content.printing.encounters[judge.content.cards[card]?.encounter ?? -1]?.ways ?? []
  const time = (ways[action.way]?.time ?? 0) * WEIGHTS.time
  return -time - weightFor(judge, state, pair, challengeFor(judge, state, card, action.way))
}

/** O-24: heroic dice where they spare more than they cost; those that cost too much already are not tried. */
export function weighFeat(
  judge: Judge,
  state: State,
  slot: number,
  action: Action,
  above = Number.NEGATIVE_INFINITY,
): number {
  if (action.kind !== 'feat') return NEVER
  const fight = fightOf(state)
  const hero = heroAt(state, fight.pair[slot] ?? 0)
  const { feat } = sideOf(judge.content, state, hero)
  const price = priceOfFeat(feat, action.dice)
  if (-price <= above) return -price
  const kept = feat.kind === 'store' ? hero.stored : feat.kind === 'aim' && action.dice > 0 ? 1 : 0
  const weight = weightFor(judge, state, fight.pair, fight.challenge, action.dice - kept)
  return -weight - price
}

type Feat = ReturnType<typeof sideOf>['feat']

function priceOfFeat(feat: Feat, dice: number): number {
  switch (feat.kind) {
    case 'store':
      return dice * WEIGHTS.feat
    case 'gamble':
      return (1 - (5 / 6) ** dice) * (feat.damage * WEIGHTS.heart + feat.time * WEIGHTS.time)
    case 'aim':
      return (feat.shots.find(shot => shot.dice === dice)?.time ?? 0) * WEIGHTS.time
    default:
      return 0
  }
}

/** O-92, O-94: the pairs that take the least harm. */
export function weighSplit(judge: Judge, state: State, cards: readonly number[], action: Action): number {
  if (action.kind !== 'split') return NEVER
  const pair = [action.a, action.b]
  const harm = (card: number, heroes: readonly number[]): number =>
    isAtBoss(state)
      ? weightFor(judge, state, heroes, judge.content.challenges.boss(state.dungeon, state.boss))
      : harmOfCard(judge, state, card, heroes)
  return -harm(cards[action.first] ?? 0, pair) - harm(cards[1 - action.first] ?? 0, othersOf(pair))
}

/** O-71: a token for an encounter that would weigh more. */
export function weighEncounter(
  judge: Judge,
  state: State,
  card: number,
  pair: readonly number[],
  action: Action,
): number {
  if (action.kind === 'encounter') return -harmOfCard(judge, state, card, pair)
  return action.kind === 'vanish' ? -WEIGHTS.potion : NEVER
}
