/** How likely one is to win alone: a Treasure Hunt before the second death, or with the Hunter behind one (D-80, D-82). */
import { num, WIZARD } from '../content/content-index.ts'
import { distancesTo } from '../content/distances.ts'
import { STRIKE_ODDS } from '../odds/rolls.ts'
import { type Hero, MOVEMENT, NONE, type State } from '../types.ts'
import { type Judge, waysFor } from './judge.ts'
import { TASTE } from './taste.ts'
import { inTime } from './time.ts'

const ALONE = {
  /** Turns to go from room to room, and for a round that is lost. */
  walk: 0.9,
  round: 3.2,
  /** How much of the danger is left to one who can strike from afar. */
  spells: 0.68,
  spellChance: 0.36,
  /** What a turn beside the Hunter costs of one's chances. */
  hunter: 0.011,
  farHunter: 0.002,
} as const
const LIVES = 2

export function huntValue(judge: Judge, state: State, hero: Hero): number {
  const { content, printed, means } = judge
  const level = num(content.treasureLevel, state.target)
  const heroClass = hero.hero === NONE ? WIZARD : num(content.classOf, hero.hero)
  const hand = num(means[heroClass] ?? [], level)
  const isAfar = heroClass === WIZARD && hand < TASTE.weak
  const chance = isAfar ? ALONE.spellChance : Math.max(0.05, hand)
  const rooms = (num(printed.count, level) - clearedOn(judge, state, level) + 1) / 2
  const misses = (rooms * (1 - chance)) / chance
  const turns = hero.lost + rooms * ALONE.walk + misses * ALONE.round + wayTo(judge, hero, level)
  const deaths = misses * STRIKE_ODDS.killed * (isAfar ? ALONE.spells : 1)
  return survives(LIVES - hero.deaths, deaths) * inTime(state, turns)
}

function clearedOn({ content }: Judge, { cleared }: State, level: number): number {
  let rooms = 0
  for (const lair of content.lairsOf[level] ?? [])
    if (num(content.lairNeed, lair) === 1) rooms += num(cleared, lair)
  return rooms
}

/** Turns to the nearest room of the level. */
function wayTo(judge: Judge, hero: Hero, level: number): number {
  const { content } = judge
  const steps = waysFor(judge, WIZARD).from(hero.at === NONE ? content.hall : hero.at, hero.doors)
  let nearest = Number.POSITIVE_INFINITY
  for (const room of content.rooms[level] ?? []) nearest = Math.min(nearest, steps[room] ?? 0)
  return Number.isFinite(nearest) ? nearest / MOVEMENT : 0
}

/** Fewer deaths than lives, when so many are to be expected. */
function survives(lives: number, expected: number): number {
  let chance = 0
  let term = Math.exp(-expected)
  for (let deaths = 0; deaths < lives; deaths++) {
    chance += term
    term *= expected / (deaths + 1)
  }
  return chance
}

/** The turns until it is there are nearly safe. */
export function huntedValue({ content }: Judge, state: State, turns: number): number {
  const at = state.heroes[0]?.at ?? NONE
  const isFar = state.hunterAt === NONE || at === NONE
  const apart = isFar ? MOVEMENT * 8 : num(distancesTo(content, at), state.hunterAt)
  const safe = Math.min(turns, apart / MOVEMENT)
  return Math.exp(-ALONE.hunter * (turns - safe) - ALONE.farHunter * safe) * inTime(state, turns)
}
