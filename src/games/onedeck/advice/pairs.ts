/** With four heroes, who faces what: every pair is held against every card, and the split with the least harm wins. */
import { fastRng } from '../../../engine/rng.ts'
import { oddsOf, riskOf } from '../odds/odds.ts'
import { left } from '../odds/placement/problem.ts'
import { seedOf, type Trial, trialOf } from '../odds/trial.ts'
import { othersOf, PAIRS } from '../rules/index.ts'
import type { Action } from '../types.ts'
import type { DeckScene, SceneCard } from '../view/scene/index.ts'
import { because, hardly, type Weighed } from './weighed.ts'

export interface Prospect {
  /** Expected weighed harm, damage and time. */
  readonly cost: number
  readonly damage: number
  readonly time: number
  /** What the damage weighs beyond its hearts: the more, the fewer are left. */
  readonly strain: number
  /** How likely the damage is more than the weakest of the heroes can take. */
  readonly risk: number
}

const ROLLS = 16
const PAIR_ROLLS = 3
/** What a likely death weighs beside damage. */
const DEATH = 120
/** What losing every heart would weigh for each of them. */
const STRAIN = 12

function prospectOf(view: DeckScene, trial: Trial, seed: number): Prospect {
  const rolls = view.party.length === 4 ? PAIR_ROLLS : ROLLS
  const odds = oddsOf(view, trial, fastRng(seed), rolls)
  const lives = trial.heroes.reduce((sum, hero) => sum + left(view.party[hero]), 0)
  const square = odds.outcomes.reduce((sum, { damage, p }) => sum + p * damage ** 2, 0)
  return {
    cost: odds.cost,
    damage: odds.damage,
    time: odds.time,
    strain: (STRAIN * square) / Math.max(1, lives),
    risk: riskOf(odds, Math.min(2, view.tokens)),
  }
}

const NOTHING: Prospect = { cost: 0, damage: 0, time: 0, strain: 0, risk: 0 }

/** By the better way of a peril; without a card it is the boss. The same view is always judged alike. */
function prospect(view: DeckScene, card: SceneCard | null, heroes: readonly number[]): Prospect {
  const ways = (card?.challenges ?? [null]).flatMap((_, way) => {
    const trial = trialOf(view, card, way, heroes)
    return trial ? [prospectOf(view, trial, card ? seedOf(view, card) : 1)] : []
  })
  return ways.toSorted((a, b) => weightOf(a) - weightOf(b))[0] ?? NOTHING
}

function weightOf({ cost, risk }: Prospect): number {
  return cost + risk * DEATH
}

/** What the cards of a door come to: for two heroes at most one card, for four the best split over two. */
export function prospectOfDoor(view: DeckScene, cards: readonly SceneCard[]): Prospect {
  const [first, second] = cards
  if (!first) return NOTHING
  if (!second)
    return prospect(
      view,
      first,
      view.party.map((_, hero) => hero),
    )
  const splits = PAIRS.map(pair => sum(prospect(view, first, pair), prospect(view, second, othersOf(pair))))
  return splits.toSorted((a, b) => weightOf(a) - weightOf(b))[0] ?? NOTHING
}

function sum(a: Prospect, b: Prospect): Prospect {
  return {
    cost: a.cost + b.cost,
    damage: a.damage + b.damage,
    time: a.time + b.time,
    strain: a.strain + b.strain,
    risk: 1 - (1 - a.risk) * (1 - b.risk),
  }
}

export function weighSplit(view: DeckScene, actions: readonly Action[]): Weighed[] {
  const { frame } = view
  const cards = frame.kind === 'split' ? (view.doors[frame.door]?.cards ?? []) : []
  const known = new Map<string, Prospect>()
  const facing = (card: number, pair: readonly number[]): Prospect => {
    const key = `${card}:${pair.join()}`
    const found = known.get(key) ?? prospect(view, cards[card] ?? null, pair)
    known.set(key, found)
    return found
  }
  return actions.map(action => {
    if (action.kind !== 'split') return hardly(-1_000_000)
    const pair = [action.a, action.b]
    const [first, second] = [facing(action.first, pair), facing(1 - action.first, othersOf(pair))]
    return because(-weightOf(first) - weightOf(second), {
      why: 'pairs',
      damage: first.damage + second.damage,
    })
  })
}
