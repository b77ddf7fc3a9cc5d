/** What the meetings of a choice come to, by the odds that the table shows beside it. */
import { type Meeting, meetingsOf } from '../odds/meetings.ts'
import { riskOf } from '../odds/odds.ts'
import { left } from '../odds/placement/problem.ts'
import type { Action } from '../types.ts'
import type { DeckScene } from '../view/scene/index.ts'
import { because, hardly, type Weighed } from './weighed.ts'

export interface Prospect {
  /** Expected weighed harm, damage and time. */
  readonly cost: number
  readonly damage: number
  readonly time: number
  /** What the damage weighs beyond its hearts: the more, the fewer are left. */
  readonly strain: number
  /** How likely the damage is more than the weakest of the heroes can take, and also when potions are drunk at once. */
  readonly deadly: number
  readonly risk: number
  /** The better one where there are several. */
  readonly way: number | null
}

/** What a likely death weighs beside damage. */
const DEATH = 120
/** What losing every heart would weigh for each of them. */
const STRAIN = 12

const NOTHING: Prospect = { cost: 0, damage: 0, time: 0, strain: 0, deadly: 0, risk: 0, way: null }

/** By the better way of a peril; of a party that is split both pairs together. */
export function prospectOf(view: DeckScene, action: Action): Prospect {
  const meetings = meetingsOf(action, view)
  const found = meetings.map(met => prospectIn(view, met))
  if (meetings.some(({ heroes }) => heroes.length < view.party.length)) return found.reduce(sum, NOTHING)
  return found.toSorted((a, b) => weightOf(a) - weightOf(b))[0] ?? NOTHING
}

function prospectIn(view: DeckScene, { heroes, odds, card, way }: Meeting): Prospect {
  const { cost, damage, time, outcomes } = odds
  const lives = heroes.reduce((total, hero) => total + left(view.party[hero]), 0)
  const square = outcomes.reduce((total, outcome) => total + outcome.p * outcome.damage ** 2, 0)
  const strain = (STRAIN * square) / Math.max(1, lives)
  return {
    cost,
    damage,
    time,
    strain,
    deadly: riskOf(odds),
    risk: riskOf(odds, Math.min(2, view.tokens)),
    way: card && card.ways.length > 1 ? way : null,
  }
}

function weightOf({ cost, risk }: Prospect): number {
  return cost + risk * DEATH
}

function sum(a: Prospect, b: Prospect): Prospect {
  return {
    cost: a.cost + b.cost,
    damage: a.damage + b.damage,
    time: a.time + b.time,
    strain: a.strain + b.strain,
    deadly: either(a.deadly, b.deadly),
    risk: either(a.risk, b.risk),
    way: null,
  }
}

function either(a: number, b: number): number {
  return 1 - (1 - a) * (1 - b)
}

/** With four heroes, who faces what. */
export function weighSplit(view: DeckScene, action: Action): Weighed {
  if (action.kind !== 'split') return hardly(-1_000_000)
  const found = prospectOf(view, action)
  return because(-weightOf(found), { why: 'pairs', damage: found.damage })
}
