/** What is seen from where the hero stands: every way out, and every way home. */
import { dirOf, has } from '../content/geometry.ts'
import * as CHOICES from '../rules/choices.ts'
import type { Good, Room } from '../types.ts'
import { type Chart, chartOf, costOf, doorsAt, heroPlace, nextTo, roomAt } from './chart.ts'
import { type Judgement, judged, type Mind, tileFacts } from './mind.ts'
import type { TinReason } from './reasons.ts'
import { wantedGood } from './trade.ts'
import { type Ways, waysFromHero, waysHome } from './ways.ts'

export interface Scout {
  readonly mind: Mind
  readonly chart: Chart
  readonly hero: number
  readonly ways: Ways
  readonly home: Ways
  /** What would be bought in the stairwell now. */
  readonly shopping: Good | null
}

export function scoutOf(mind: Mind): Scout {
  const chart = chartOf(mind)
  return {
    mind,
    chart,
    hero: heroPlace(chart),
    ways: waysFromHero(chart),
    home: waysHome(chart),
    shopping: wantedGood(mind),
  }
}

/** What the way from the hero to a place costs. */
export function wayTo({ ways }: Scout, place: number): number {
  return ways.cost[place] ?? Number.POSITIVE_INFINITY
}

/** What the way from a place to the stairwell costs. */
export function homeFrom({ home }: Scout, place: number): number {
  return home.cost[place] ?? Number.POSITIVE_INFINITY
}

/** The first step on the way to a place; null for where the hero stands and where no way leads. */
export function goTo({ ways }: Scout, place: number, why: TinReason, sure?: number): Judgement | null {
  const side = ways.first[place] ?? -1
  return side < 0 ? null : judged(CHOICES.MOVE[dirOf(side)], why, sure)
}

/** The same to the stairwell, which is the first room. */
export function goHome(scout: Scout, why: HomeReason, sure?: number): Judgement | null {
  return goTo(scout, 0, { ...why, at: nameOf(scout, 0) }, sure)
}

/** Why one goes there: the place is not said. */
type HomeReason = Unplaced<Extract<TinReason, { why: 'carry' | 'goRest' | 'goBuyPotion' | 'goShop' }>>
type Unplaced<R> = R extends { readonly at: string } ? Omit<R, 'at'> : never

/** More than a way costs that anybody goes. */
export const FAR = 1000

/** The place that promises most, by a worth that already takes off the way; -1 where none is worth going. */
export function bestPlace(scout: Scout, worth: (room: Room, place: number) => number): number {
  let best = -1
  let most = 0
  for (let place = 0; place < scout.chart.size * 2; place++) {
    const room = roomAt(scout.chart, place)
    if (!room || wayTo(scout, place) === Number.POSITIVE_INFINITY) continue
    const value = worth(room, place)
    if (value <= most) continue
    best = place
    most = value
  }
  return best
}

/** The side of the room next door that costs least to enter; -1 where every doorway is shut. */
export function cheapestSide({ mind, chart, hero }: Scout): number {
  let best = -1
  let least = Number.POSITIVE_INFINITY
  for (let side = 0; side < 4; side++) {
    const next = has(doorsAt(chart, hero), side) ? chart.rooms[nextTo(chart, hero, side)] : undefined
    if (!next || next.locked) continue
    const cost = costOf(mind, next)
    if (cost >= least) continue
    best = side
    least = cost
  }
  return best
}

/** The id of the tile at a place. */
export function nameOf({ mind, chart }: Scout, place: number): string {
  return tileFacts(mind, roomAt(chart, place)?.tile ?? mind.content.stairwell).id
}
