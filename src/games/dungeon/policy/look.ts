/** One seat's look at the table, worked out once for each decision. */
import { type ContentIndex, num } from '../content/content-index.ts'
import { STRIKE_ODDS } from '../odds/rolls.ts'
import { type Hero, NONE } from '../types.ts'
import { handsOf } from './chances.ts'
import { type Judge, waysFor } from './judge.ts'
import type { Table } from './known.ts'
import { lastingMeans } from './lasting-means.ts'
import { HUNT, TASTE } from './taste.ts'
import type { Ways } from './ways.ts'

export interface Look {
  readonly judge: Judge
  readonly content: ContentIndex
  readonly state: Table
  readonly seat: number
  readonly hero: Hero
  readonly class: number
  /** By monster: the chance of one round by hand. */
  readonly hands: Float64Array
  /** Gold carried, what wins, and what is still needed; in a Treasure Hunt gold is worth nothing (D-80). */
  readonly gold: number
  readonly goal: number
  readonly need: number
  /** What a turn is worth, and what a lost round costs on average beside its turn, in gold. */
  readonly turn: number
  readonly miss: number
  /** By level: what one treasure is worth on average. */
  readonly treasure: readonly number[]
  /** The secret doors that are open to this hero, the ways by them, and the steps that finding another costs. */
  readonly doors: number
  readonly ways: Ways
  readonly search: number
  readonly fireballs: number
  readonly lightnings: number
}

const SECRET_DOOR = 1

/** Null for a seat that has no hero. */
export function lookFrom(judge: Judge, state: Table, seat: number): Look | null {
  const { content } = judge
  const hero = state.heroes[seat]
  if (hero === undefined || hero.hero === NONE) return null
  const { gold, powers } = carried(content, hero)
  const heroClass = num(content.classOf, hero.hero)
  const goal = num(content.goal, hero.hero)
  const isHunt = state.mode === 'hunt'
  const turn = isHunt ? HUNT.turn : goal * num(TASTE.pace, heroClass)
  return {
    judge,
    content,
    state,
    seat,
    hero,
    class: heroClass,
    hands: handsOf(judge.chances, heroClass, hero.bonus),
    gold: isHunt ? 0 : gold,
    goal,
    need: Math.max(1, goal - gold),
    turn,
    miss: isHunt ? missInHunt() : missCost(gold, hero.goods.length, turn),
    treasure: lastingMeans(judge, state, seat),
    doors: (powers & SECRET_DOOR) === 0 ? hero.doors : judge.allDoors,
    ways: waysFor(judge, heroClass),
    search: num(judge.search, heroClass),
    fireballs: num(hero.spells, 0),
    lightnings: num(hero.spells, 1),
  }
}

function carried(content: ContentIndex, { goods }: Hero): { gold: number; powers: number } {
  let gold = 0
  let powers = 0
  for (let index = 0; index < goods.length; index++) {
    const card = num(goods, index)
    gold += num(content.value, card)
    powers |= num(content.powerBit, card)
  }
  return { gold, powers }
}

/** What is dropped, and the turns that go with a blow (D-33 to D-36); the round itself is not counted. */
function missCost(gold: number, cards: number, turn: number): number {
  const card = cards === 0 ? 0 : (gold / cards) * TASTE.dropped
  return (
    STRIKE_ODDS.killed * (gold * TASTE.lost + TASTE.deathTurns * turn) +
    STRIKE_ODDS['seriously wounded'] * ((gold / 2) * TASTE.lost + TASTE.seriousTurns * turn) +
    STRIKE_ODDS.wounded * (card + TASTE.woundTurns * turn) +
    STRIKE_ODDS.stunned * card
  )
}

/** Where gold is worth nothing only a life counts (D-80). */
function missInHunt(): number {
  return STRIKE_ODDS.killed * HUNT.worth * HUNT.life
}
