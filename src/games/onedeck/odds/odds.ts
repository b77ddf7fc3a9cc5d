/**
 * What to expect of an encounter before going in: damage and time when the dice are placed best, with what it costs
 * beforehand, what the heroes' own powers take off, and their stored dice rolled. Potions, skills that roll and the
 * heroic skills that cost something are left to the party. All rolls are gone through where they are few; otherwise
 * some are sampled, and the error says how far to trust the means.
 */
import type { Rng } from '../../../engine/types.ts'
import { emptyPool, HEROIC, kindOf, put } from '../types/dice.ts'
import type { DeckScene } from '../view/scene/index.ts'
import { type Claimed, countOf, cupOf, everyRoll, type Throw } from './cup.ts'
import type { End } from './placement/cost.ts'
import { aroundOf, type Problem, type Tool, WEIGHTS } from './placement/problem.ts'
import { bestPlacement } from './placement/search.ts'
import { type Fighter, fightersOf, type Trial } from './trial.ts'

export interface Odds {
  /** How likely each harm is. */
  readonly outcomes: readonly Outcome[]
  readonly damage: number
  readonly time: number
  /** The mean of the weighed harm. */
  readonly cost: number
  /** Standard errors of the means; 0 when every roll was gone through. */
  readonly damageError: number
  readonly timeError: number
  readonly isExact: boolean
  /** How many rolls were looked at. */
  readonly rolls: number
}

/** What the heroes take together, and what they must heal at once to live. */
export interface Outcome extends Pick<End, 'damage' | 'time' | 'short'> {
  readonly p: number
}

/** So many rolls are sampled where there are more than can be gone through. */
const ROLLS = 80
/** Positions for a roll. Rather fewer rolls than rolls placed badly: the error tells the one and hides the other. */
export const POINTS = 300
const MEAN_POINTS = 120
const FEWEST = 4

/** Going through every roll is worth twice the work of sampling some. */
export function oddsOf(view: DeckScene, trial: Trial, rng: Rng, rolls = ROLLS): Odds {
  const camp = campOf(view, trial)
  const { cup } = camp
  const isExact = countOf(cup) <= 2 * rolls
  const found = isExact ? everyRoll(cup).map(thrown => endOf(camp, thrown)) : sampled(camp, rng, rolls)
  const mean = (of: (one: Found) => number) => found.reduce((sum, one) => sum + of(one) * one.p, 0)
  const error = (of: (one: Found) => number) =>
    isExact ? 0 : Math.sqrt(Math.max(0, mean(one => of(one) ** 2) - mean(of) ** 2) / found.length)
  return {
    outcomes: merged(found),
    damage: mean(one => one.damage),
    time: mean(one => one.time),
    cost: mean(one => one.cost),
    damageError: error(one => one.damage),
    timeError: error(one => one.time),
    isExact,
    rolls: found.length,
  }
}

/** How likely it is that someone falls, even if so much damage is healed at once. */
export function riskOf({ outcomes }: Odds, healed = 0): number {
  return outcomes.reduce((sum, { short, p }) => (short > healed ? sum + p : sum), 0)
}

interface Found extends Outcome {
  readonly cost: number
  readonly points: number
}

/** All that is the same for every roll. */
interface Camp {
  readonly trial: Trial
  readonly cup: readonly Claimed[]
  /** What the supply would have if every die rolled came back. */
  readonly supply: readonly number[]
  /** The problem without its dice. */
  readonly problem: Omit<Problem, 'pools' | 'supply'>
}

function campOf(view: DeckScene, trial: Trial): Camp {
  const { challenge, heroes } = trial
  const fighters = fightersOf(view, trial)
  const kept = heroes.reduce((sum, hero) => sum + (view.party[hero]?.stored ?? 0), 0)
  const supply = view.supply.map((count, colour) => count + (colour === HEROIC ? kept : 0))
  const stored = fighters.reduce((sum, fighter) => sum + fighter.stored, 0)
  const free = supply.map((count, colour) => count - (colour === HEROIC ? stored : 0))
  return {
    trial,
    cup: cupOf(challenge, fighters, view.level.bonus, free),
    supply,
    problem: {
      ...aroundOf(view),
      challenge,
      heroes,
      voices: heroes.map(hero => view.party[hero]?.seat ?? 0),
      powers: fighters.map(({ powers }) => powers),
      lives: fighters.map(({ lives }) => lives),
      soft: 0,
      sums: challenge.boxes.map(() => 0),
      full: 0,
      once: 0,
      noDamage: 0,
      noTime: 0,
      crafty: 0,
      tools: fighters.flatMap((fighter, slot) => toolsOf(trial, fighter, slot)),
      tokens: view.tokens,
      weights: WEIGHTS,
      known: new Map(),
    },
  }
}

function toolsOf({ challenge }: Trial, { abilities }: Fighter, slot: number): Tool[] {
  return abilities
    .filter(ability => ability.scenes.includes(challenge.scene))
    .map(ability => ({ slot, ability, isPotion: false }))
}

/** As many rolls as were asked for, or fewer where each of them takes long. */
function sampled(camp: Camp, rng: Rng, rolls: number): Found[] {
  const found: Found[] = []
  let points = 0
  while (found.length < rolls && (found.length < FEWEST || points < rolls * MEAN_POINTS)) {
    const one = endOf(camp, { dice: camp.cup.map(() => rng.below(6) + 1), p: 1 })
    points += one.points
    found.push(one)
  }
  return found.map(one => ({ ...one, p: 1 / found.length }))
}

/** O-26, O-209: what abilities make of the roll, placed best. */
function endOf({ trial, cup, supply, problem }: Camp, { dice, p }: Throw): Found {
  const { modifiers } = trial.challenge
  const pools = trial.heroes.map(emptyPool)
  const left = [...supply]
  let split = 0
  for (const [at, { slot, colour }] of cup.entries()) {
    const rolled = dice[at] ?? 1
    if (rolled === modifiers.timeFor) split += 1
    if ((modifiers.discards & (1 << rolled)) !== 0) continue
    const value = modifiers.weakens && colour === HEROIC ? Math.max(1, rolled - 1) : rolled
    put(pools[slot] ?? [], kindOf(colour, value))
    put(left, colour, -1)
  }
  const { end, points } = bestPlacement({ ...problem, pools, supply: left }, POINTS)
  const [damage, time] = [trial.burns, trial.time + split]
  const before = damage * WEIGHTS.damage + time * WEIGHTS.time
  return {
    damage: end.damage + damage,
    time: end.time + time,
    short: end.short,
    cost: end.cost + before,
    p,
    points,
  }
}

function merged(found: readonly Found[]): Outcome[] {
  const sums = new Map<string, Outcome>()
  for (const { damage, time, short, p } of found) {
    const key = `${damage}/${time}/${short}`
    sums.set(key, { damage, time, short, p: (sums.get(key)?.p ?? 0) + p })
  }
  return [...sums.values()].toSorted((a, b) => a.damage - b.damage || a.time - b.time || a.short - b.short)
}
