/** How likely each seat is to win from here, reckoned from turns: to gather what is missing, and to come home with it. */
import { num } from '../content/content-index.ts'
import { goldOf, heroOf } from '../rules/state.ts'
import { type Hero, MOVEMENT, NONE, type State } from '../types.ts'
import { huntedValue, huntValue } from './alone.ts'
import { type Judge, waysFor } from './judge.ts'
import { inTime } from './time.ts'

/** Fitted to matches that the policy played on from many positions. */
const REACH = {
  /** By class: the turns that the whole goal takes. */
  turns: [26, 24.5, 34.5, 55],
  /** How much the way home counts while more has to be gathered. */
  home: 0.95,
  /** How many turns ahead decide: this, and so much of what the first still needs. */
  spread: 0.15,
  blur: 0.74,
  /** Of a race that the last round ends: how much more of the own goal decides. */
  share: 0.24,
} as const

export function valueOf(judge: Judge, state: State): number[] {
  const { outcome, heroes, mode } = state
  if (outcome !== null) return heroes.map((_, seat) => (outcome.winners.includes(seat) ? 1 : 0))
  const [alone] = heroes
  if (heroes.length > 1 || alone === undefined) return raceValue(judge, state)
  if (mode === 'hunt') return [huntValue(judge, state, alone)]
  const turns = turnsLeft(judge, state, 0, missingOf(judge, alone))
  return [mode === 'hunted' ? huntedValue(judge, state, turns) : inTime(state, turns)]
}

/** The first home wins; where the last round comes before, the largest share of the own goal (D-70, D-121). */
function raceValue(judge: Judge, state: State): number[] {
  const missing: number[] = []
  const turns: number[] = []
  for (let seat = 0; seat < state.heroes.length; seat++) {
    missing.push(missingOf(judge, state.heroes[seat]))
    turns.push(turnsLeft(judge, state, seat, num(missing, seat)))
  }
  const soonest = Math.min(...turns)
  const first = chancesBy(turns, REACH.spread + REACH.blur * soonest)
  const ended = inTime(state, soonest)
  if (ended === 1) return first
  const richest = chancesBy(missing, REACH.share)
  for (let seat = 0; seat < first.length; seat++)
    first[seat] = ended * num(first, seat) + (1 - ended) * num(richest, seat)
  return first
}

/** The smaller the likelier; they add up to 1. */
function chancesBy(list: readonly number[], spread: number): number[] {
  const least = Math.min(...list)
  const weights: number[] = []
  let total = 0
  for (let index = 0; index < list.length; index++) {
    const weight = Math.exp((least - num(list, index)) / spread)
    weights.push(weight)
    total += weight
  }
  for (let index = 0; index < weights.length; index++) weights[index] = num(weights, index) / total
  return weights
}

/** The share of the own goal that is not carried yet. */
function missingOf({ content }: Judge, hero: Hero | undefined): number {
  if (hero === undefined || hero.hero === NONE) return 1
  return 1 - goldOf(content, hero) / num(content.goal, hero.hero)
}

/** Whose turn it is, is a little ahead. */
function turnsLeft(judge: Judge, state: State, seat: number, missing: number): number {
  const hero = heroOf(state, seat)
  const count = state.heroes.length
  const waits = hero.lost + ((seat - state.turn + count) % count) / count
  const heroClass = hero.hero === NONE ? CLERIC : num(judge.content.classOf, hero.hero)
  const home = homeTurns(judge, hero, heroClass)
  if (missing <= 0) return waits + Math.ceil(home)
  return waits + 1 + missing * num(REACH.turns, heroClass) + REACH.home * home
}

/** What whoever has no hero yet will probably take. */
const CLERIC = 1

function homeTurns(judge: Judge, { at, doors }: Hero, heroClass: number): number {
  const { hall } = judge.content
  return at === NONE ? 0 : (waysFor(judge, heroClass).from(hall, doors)[at] ?? 0) / MOVEMENT
}
