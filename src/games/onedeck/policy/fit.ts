/**
 * How much each thing tells about winning, fitted to how games went on by this policy (heroes, dungeons and printings by lot):
 * 6,000 for one hero and for two, held against 3,000 others, and 4,000 for four. What is still ahead changes what hearts,
 * dice and levels count.
 */
type Known = Readonly<Record<string, number>>

/** What the chance is read from. */
export interface Features {
  /** Hearts and potion tokens for each hero, and the hearts of whoever has fewest: one who falls loses for all. */
  readonly hearts: number
  readonly weakest: number
  readonly tokens: number
  /** What a round against the boss would weigh with the dice of now. */
  readonly boss: number
  readonly level: number
  readonly skills: number
  /** How much of the way to the boss is still to go, from 1 to 0, and how much of the boss is left. */
  readonly ahead: number
  readonly bossLeft: number
}

/** What each of them tells, and what some of them tell otherwise while much is ahead. */
export interface Fit extends Features {
  readonly base: number
  readonly heartsAhead: number
  readonly bossAhead: number
  readonly levelAhead: number
  /** What those numbers do not see of a hero, a dungeon or a printing; nothing is known of those that a pack brings. */
  readonly heroes: Known
  readonly dungeons: Known
  readonly printings: Known
}

const ALONE: Fit = {
  base: -4.97,
  hearts: 0.46,
  weakest: 0,
  tokens: 0.73,
  boss: -0.031,
  level: 1.3,
  skills: 0.39,
  ahead: 2.31,
  bossLeft: -1.31,
  heartsAhead: -0.09,
  bossAhead: 0.035,
  levelAhead: 0.25,
  heroes: { rogue: -0.63, mage: -1.32, paladin: -0.46, archer: -1.32 },
  dungeons: { hydra: -1.27, yeti: -0.37, lich: -2.25, minotaur: -0.63 },
  printings: { revised: 0.29 },
}

/** Two help each other. */
const TWO: Fit = { ...ALONE, base: -3.47 }

const FOUR: Fit = {
  base: -3.84,
  hearts: 0.87,
  weakest: 0.33,
  tokens: 1.52,
  boss: -0.022,
  level: 1.21,
  skills: 0.16,
  ahead: 6.67,
  bossLeft: -3,
  heartsAhead: -0.62,
  bossAhead: 0.005,
  levelAhead: -0.14,
  heroes: { rogue: 1.38, mage: -0.26, paladin: -0.35, archer: -0.4 },
  dungeons: { hydra: -2.34, yeti: -0.45, lich: -2.63, minotaur: -2.21 },
  printings: { revised: 0.3 },
}

/** By number of heroes. */
export const FITS: Readonly<Record<number, Fit>> = { 1: ALONE, 2: TWO, 4: FOUR }
