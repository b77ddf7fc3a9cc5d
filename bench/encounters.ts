/**
 * One Deck Dungeon's odds against the rules: encounters played from a fixed position with real dice, by the best
 * placement and without further rolls, beside what was told before.
 */
import { fastRng } from '../src/engine/rng.ts'
import type { GameEvent, Rng } from '../src/engine/types.ts'
import { standard } from '../src/games/onedeck/content/standard.ts'
import { given, type Situation, sceneAt } from '../src/games/onedeck/given.ts'
import { onedeckKit } from '../src/games/onedeck/index.ts'
import { type Odds, oddsOf, riskOf } from '../src/games/onedeck/odds/odds.ts'
import { problemOf } from '../src/games/onedeck/odds/placement/problem.ts'
import { bestPlacement } from '../src/games/onedeck/odds/placement/search.ts'
import { trialOf } from '../src/games/onedeck/odds/trial.ts'
import type { Action, State } from '../src/games/onedeck/types.ts'
import type { Measured } from './shown/types.ts'

const game = onedeckKit.make(standard)
const reader = onedeckKit.reader(standard)

/** A party before an open door; of four heroes the pair that faces its first card. */
export interface Place extends Situation {
  readonly name: string
  readonly way?: number
  readonly pair?: readonly [number, number]
}

/** Enough tokens that a hero who would fall plays on, so that time is counted to the end. */
export const RICH = { tokens: 9 }

/** Powers, stored dice, prevention, Flames, Frost, Fade, Split and Drain, an option's own time, uneven splits. */
export const PLACES: readonly Place[] = [
  { name: 'Armor', heroes: ['paladin'], dungeon: 'minotaur', open: [['Boulder']], way: 1 },
  {
    name: 'Kiting',
    heroes: ['archer'],
    dungeon: 'dragon',
    floor: 2,
    damage: [3],
    items: [['Bandit', 'Ogre']],
    open: [['Skeleton']],
  },
  { name: 'the time of a way', heroes: ['mage'], dungeon: 'hydra', open: [['Pit of Spikes']], way: 0 },
  { name: 'stored dice', heroes: ['warrior'], dungeon: 'yeti', damage: [4], stored: [2], open: [['Ogre']] },
  {
    name: 'Thick Skin and Flames',
    heroes: ['warrior'],
    dungeon: 'lich',
    skills: [['Boulder']],
    open: [['Fire Elemental']],
  },
  {
    name: 'Fortitude and Frost',
    heroes: ['rogue'],
    dungeon: 'hydra',
    sheets: [{ talents: ['fortitude'] }],
    damage: [2],
    open: [['Ice Elemental']],
  },
  { name: 'Drain', heroes: ['mage'], items: [['Goblin', 'Ogre', 'Boulder']], level: 3, open: [['Wraith']] },
  {
    name: 'an odd damage',
    heroes: ['mage', 'rogue'],
    dungeon: 'minotaur',
    open: [['Boulder']],
    way: 1,
  },
  {
    name: 'Split for two',
    heroes: ['warrior', 'archer'],
    damage: [2, 1],
    stored: [1, 0],
    open: [['Glooping Ooze']],
  },
  {
    name: 'Fade for two',
    heroes: ['paladin', 'mage'],
    dungeon: 'dragon',
    stored: [0, 1],
    skills: [['Cave-in 2'], ['Force Wall']],
    open: [['Shadow']],
  },
  {
    name: 'the first of two pairs',
    heroes: ['warrior', 'rogue', 'mage', 'archer'],
    dungeon: 'yeti',
    floor: 2,
    open: [['Goblin', 'Cave-in']],
    pair: [0, 2],
  },
  {
    name: 'a pair with a peril',
    heroes: ['warrior', 'paladin', 'mage', 'archer'],
    dungeon: 'lich',
    damage: [3, 1, 0, 1],
    stored: [1, 0, 0, 0],
    open: [['Spiked Log', 'Beetle']],
    way: 0,
    pair: [0, 1],
  },
]

export type Harms = Readonly<Record<'damage' | 'time' | 'death', Measured>>

export interface Compared {
  readonly name: string
  readonly told: Harms
  readonly met: Harms
}

export function compare(place: Place, count: number): Compared {
  const { name } = place
  return { name, told: toldAt(place), met: metAt(place, count) }
}

function start(place: Place): State {
  return given({ ...place, ...RICH }).state
}

/** What the table says before the party goes in. */
function toldAt(place: Place): Harms {
  const view = sceneAt(start(place))
  const heroes = place.pair ?? view.party.map((_, hero) => hero)
  const trial = trialOf(view, view.doors[0]?.cards[0] ?? null, place.way ?? 0, heroes)
  if (!trial) throw new Error(`There is no encounter at "${place.name}"`)
  return harmsOf(oddsOf(view, trial, fastRng(1)))
}

export function harmsOf(odds: Odds): Harms {
  return {
    damage: { mean: odds.damage, error: odds.damageError },
    time: { mean: odds.time, error: odds.timeError },
    death: { mean: riskOf(odds), error: odds.isExact ? 0 : errorOf(riskOf(odds), odds.rolls) },
  }
}

/** Of a share; what was not seen in a few rolls may still happen, so one more of each is counted. */
function errorOf(share: number, rolls: number): number {
  const likely = (share * rolls + 1) / (rolls + 2)
  return Math.sqrt((likely * (1 - likely)) / rolls)
}

function metAt(place: Place, count: number): Harms {
  const found = Array.from({ length: count }, (_, seed) => playedFrom(start(place), place, fastRng(seed + 1)))
  return {
    damage: measured(found.map(({ damage }) => damage)),
    time: measured(found.map(({ time }) => time)),
    death: measured(found.map(({ isDeadly }) => (isDeadly ? 1 : 0))),
  }
}

function measured(values: readonly number[]): Measured {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1)
  return { mean, error: Math.sqrt(square / values.length) }
}

interface Played {
  readonly damage: number
  readonly time: number
  readonly isDeadly: boolean
}

/** Which way is taken, who faces the first card, and what is done first where that is not the usual. */
interface Way {
  readonly first?: Action
  readonly way?: number
  readonly pair?: readonly [number, number]
  /** How much thought is given to laying the dice. */
  readonly points?: number
}

/** From the door, or from within, to the loot or to what the other pair meets. */
export function playedFrom(state: State, way: Way, rng: Rng): Played {
  const events: GameEvent[] = []
  const isOver = overFor(state, events)
  let plan: readonly Action[] | null = null
  let first = way.first
  while (!isOver()) {
    let action: Action
    if (first) [action, first] = [first, undefined]
    else if (game.actor(state).kind === 'chance') action = game.sample(state, rng)
    else if (frameOf(state) !== 'rescue' && plan && plan.length > 0)
      [action, plan] = [plan[0] ?? DONE, plan.slice(1)]
    else if (frameOf(state) === 'fight' && !plan) {
      plan = planAt(state, way.points ?? HINT_POINTS)
      continue
    } else action = decided(way, state)
    game.apply(state, action, event => events.push(event))
  }
  return harmIn(events)
}

/** As much thought as a hint has. */
const HINT_POINTS = 1500

function planAt(state: State, points: number): readonly Action[] {
  const problem = problemOf(sceneAt(state))
  return problem ? bestPlacement(problem, points).actions : []
}

const DONE: Action = { kind: 'done', hero: 0 }

function frameOf({ stack }: State): string {
  return stack.at(-1)?.kind ?? 'over'
}

function overFor(state: State, events: readonly GameEvent[]): () => boolean {
  const isInside = state.fight !== null
  return () => {
    const faced = events.filter(({ kind }) => kind === 'faced').length
    return (isInside || faced > 0) && (state.fight === null || faced > 1)
  }
}

/** What the odds take for granted; the rest as advised. */
function decided({ way = 0, pair = [0, 1] }: Way, state: State): Action {
  const actions = game.actions(state, 0)
  const wanted = actions.find(action => {
    switch (action.kind) {
      case 'enter':
      case 'face':
      case 'done':
      case 'encounter':
        return true
      case 'choose':
        return action.way === way
      case 'split':
        return action.first === 0 && action.a === pair[0] && action.b === pair[1]
      case 'feat':
        return action.dice === (state.party[action.hero]?.stored ?? 0)
      default:
        return false
    }
  })
  return wanted ?? advised(state, actions)
}

function advised(state: State, actions: readonly Action[]): Action {
  const weights = reader.advice.weigh(game.view(state, 0), actions)
  const best = actions[weights.indexOf(Math.max(...weights))]
  if (!best) throw new Error(`Nothing can be done at "${frameOf(state)}"`)
  return best
}

function harmIn(events: readonly GameEvent[]): Played {
  const hurts = events.map(event => ('damage' in event && event.kind === 'hurt' ? Number(event.damage) : 0))
  return {
    damage: hurts.reduce((sum, damage) => sum + damage, 0),
    time: events.filter(({ kind }) => kind === 'spent' || kind === 'token').length,
    isDeadly: events.some(({ kind }) => kind === 'healed'),
  }
}
