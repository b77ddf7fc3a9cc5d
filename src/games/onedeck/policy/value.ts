/** How likely the party is to win from here: hearts, dice and skills held against what the boss asks for. */
import {
  bossHealth,
  deckSize,
  heroAt,
  heroId,
  isAtBoss,
  levelCard,
  levelCost,
  othersOf,
  PAIRS,
  statOf,
  xpOf,
} from '../rules/party.ts'
import { FLOORS, type State } from '../types.ts'
import { livesOf } from './arena.ts'
import { everyone } from './cards.ts'
import type { Camp } from './estimate/index.ts'
import { type Features, FITS, type Fit } from './fit.ts'
import type { Judge } from './judge.ts'
import { bossBurden } from './mettle.ts'

export function valueOf(judge: Judge, state: State): number[] {
  const chance = state.ending === null ? chanceOf(judge, state) : state.ending === 'victory' ? 1 : 0
  return Array.from({ length: state.seats }, () => chance)
}

function chanceOf(judge: Judge, state: State): number {
  const fit = FITS[state.party.length]
  return fit ? 1 / (1 + Math.exp(-scoreOf(fit, featuresOf(judge, state)) - knownOf(fit, judge, state))) : 0
}

function featuresOf(judge: Judge, state: State): Features {
  const { content } = judge
  const heroes = everyone(state)
  const lives = heroes.map(hero => Math.max(0, livesOf(content, state, hero)))
  const mean = (sum: number): number => sum / heroes.length
  return {
    hearts: mean(lives.reduce((sum, one) => sum + one, 0)),
    weakest: Math.min(...lives),
    tokens: mean(state.tokens),
    boss: bossAhead(judge, state),
    level: state.level + Math.min(1, xpOf(content, state) / levelCost(content, state)),
    skills: mean(state.party.reduce((sum, hero) => sum + hero.skills.length, 0)) + state.potions.length / 2,
    ahead: isAtBoss(state) ? 0 : (FLOORS - state.floor + deckSize(state) / fullDeck(judge, state)) / FLOORS,
    bossLeft: 1 - state.boss / Math.max(1, bossHealth(content, state)),
  }
}

/** Of the heroes, the dungeon and the printing. */
function knownOf({ heroes, dungeons, printings }: Fit, { content }: Judge, state: State): number {
  const party = everyone(state)
  const ofThem = party.reduce((sum, hero) => sum + (heroes[heroId(content, state, hero)] ?? 0), 0)
  const dungeon = content.printing.dungeons[state.dungeon]?.id ?? ''
  return ofThem / party.length + (dungeons[dungeon] ?? 0) + (printings[state.edition] ?? 0)
}

/** O-90: four heroes go through two decks. */
function fullDeck({ content }: Judge, { party }: State): number {
  return content.deck.length * Math.max(1, party.length / 2)
}

/** What a round against the boss weighs for those who fight together; of four the mean of two pairs, split as it weighs least (O-94). */
function bossAhead(judge: Judge, state: State): number {
  const burden = (pair: readonly number[]) => bossBurden(judge, state, campOf(judge, state, pair))
  if (state.party.length < 4) return burden(everyone(state))
  return Math.min(...PAIRS.map(pair => burden(pair) + burden(othersOf(pair)))) / 2
}

/** The dice of one encounter. */
function campOf({ content }: Judge, state: State, pair: readonly number[]): Camp {
  const heroes = pair.map(index => heroAt(state, index))
  const dice = [0, 1, 2].map(colour =>
    heroes.reduce((sum, hero) => sum + statOf(content, state, hero, colour), 0),
  )
  return {
    dice: [...dice, levelCard(content, state).bonus],
    powers: heroes.map(({ powers }) => powers),
    abilities: [],
  }
}

function scoreOf(fit: Fit, features: Features): number {
  const { hearts, weakest, tokens, boss, level, skills, ahead, bossLeft } = features
  return (
    fit.base +
    (fit.hearts + fit.heartsAhead * ahead) * hearts +
    fit.weakest * weakest +
    fit.tokens * tokens +
    (fit.boss + fit.bossAhead * ahead) * boss +
    (fit.level + fit.levelAhead * ahead) * level +
    fit.skills * skills +
    fit.ahead * ahead +
    fit.bossLeft * bossLeft
  )
}
