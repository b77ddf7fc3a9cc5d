/** How likely the party is to win from here: hearts, dice and skills held against what the boss asks for. */
import {
  bossHealth,
  deckSize,
  heroAt,
  heroId,
  isAtBoss,
  levelCard,
  levelCost,
  statOf,
  xpOf,
} from '../rules/party.ts'
import { FLOORS, type State } from '../types.ts'
import { livesOf } from './arena.ts'
import { everyone } from './cards.ts'
import type { Camp } from './estimate/index.ts'
import { COMPANY, DUNGEONS, FIT, HEROES, PRINTINGS } from './fit.ts'
import type { Judge } from './judge.ts'
import { bossBurden } from './mettle.ts'

export function valueOf(judge: Judge, state: State): number[] {
  const chance =
    state.ending === null ? chanceOf(featuresOf(judge, state)) : state.ending === 'victory' ? 1 : 0
  return Array.from({ length: state.seats }, () => chance)
}

/** What the chance is read from. */
interface Features {
  /** Hearts and potion tokens for each hero. */
  readonly hearts: number
  readonly tokens: number
  /** What a round against the boss would weigh with the dice of now. */
  readonly boss: number
  readonly level: number
  readonly skills: number
  /** How much of the way to the boss is still to go, from 1 to 0, and how much of the boss is left. */
  readonly ahead: number
  readonly bossLeft: number
  readonly heroes: number
  /** What is known of these heroes in this dungeon besides. */
  readonly known: number
}

function featuresOf(judge: Judge, state: State): Features {
  const { content } = judge
  const heroes = everyone(state)
  const lives = heroes.map(hero => Math.max(0, livesOf(content, state, hero)))
  const mean = (sum: number): number => sum / heroes.length
  return {
    hearts: mean(lives.reduce((sum, one) => sum + one, 0)),
    tokens: mean(state.tokens),
    boss: bossBurden(judge, state, campOf(judge, state)),
    level: state.level + Math.min(1, xpOf(content, state) / levelCost(content, state)),
    skills: mean(state.party.reduce((sum, hero) => sum + hero.skills.length, 0)) + state.potions.length / 2,
    ahead: isAtBoss(state) ? 0 : (FLOORS - state.floor + deckSize(state) / content.deck.length) / FLOORS,
    bossLeft: 1 - state.boss / Math.max(1, bossHealth(content, state)),
    heroes: heroes.length,
    known:
      mean(heroes.reduce((sum, hero) => sum + (HEROES[heroId(content, state, hero)] ?? 0), 0)) +
      placeOf(judge, state),
  }
}

/** Of the dungeon and the printing. */
function placeOf({ content: { printing } }: Judge, state: State): number {
  return (DUNGEONS[printing.dungeons[state.dungeon]?.id ?? ''] ?? 0) + (PRINTINGS[state.edition] ?? 0)
}

/** The dice of one encounter: of one hero, or of two. */
function campOf({ content }: Judge, state: State): Camp {
  const pair = state.party.length === 1 ? [0] : [0, 1]
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

function chanceOf(features: Features): number {
  return 1 / (1 + Math.exp(-scoreOf(features)))
}

function scoreOf({ hearts, tokens, boss, level, skills, ahead, bossLeft, heroes, known }: Features): number {
  return (
    FIT.base +
    (FIT.hearts + FIT.heartsAhead * ahead) * hearts +
    FIT.tokens * tokens +
    (FIT.boss + FIT.bossAhead * ahead) * boss +
    (FIT.level + FIT.levelAhead * ahead) * level +
    FIT.skills * skills +
    FIT.ahead * ahead +
    FIT.bossLeft * bossLeft +
    (COMPANY[heroes] ?? 0) +
    known
  )
}
