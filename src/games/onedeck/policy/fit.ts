/**
 * How much each thing tells about winning: fitted to how 6,000 games went on by this policy (heroes, dungeons and printings
 * by lot), and held against 3,000 others. What is still ahead changes what hearts, dice and levels count.
 */
export const FIT = {
  base: -4.97,
  hearts: 0.46,
  tokens: 0.73,
  boss: -0.031,
  level: 1.3,
  skills: 0.39,
  ahead: 2.31,
  bossLeft: -1.31,
  heartsAhead: -0.09,
  bossAhead: 0.035,
  levelAhead: 0.25,
} as const

type Known = Readonly<Record<string, number>>

/** By number of heroes: two help each other, and four have more to do. */
export const COMPANY: Readonly<Record<number, number>> = { 2: 1.5, 4: 1.49 }

/** What those numbers do not see of a hero, a dungeon or a printing; nothing is known of those that a pack brings. */
export const HEROES: Known = { rogue: -0.63, mage: -1.32, paladin: -0.46, archer: -1.32 }
export const DUNGEONS: Known = { hydra: -1.27, yeti: -0.37, lich: -2.25, minotaur: -0.63 }
export const PRINTINGS: Known = { revised: 0.29 }
