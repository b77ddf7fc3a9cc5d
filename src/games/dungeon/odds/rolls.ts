/** Exact odds of everything that is rolled. Pure functions of the cards; view, text and advice show and use them. */
import type { ContentIndex } from '../content/content-index.ts'
import { rollNeeded, spellRollNeeded } from '../rules/index.ts'
import type { Blow } from '../types.ts'
import type { RoundOdds } from '../view/types.ts'

/** How many of the 36 rolls of two dice give at least this sum. */
const AT_LEAST = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1] as const

export function chanceOfAtLeast(sum: number): number {
  return (sum > 12 ? 0 : (AT_LEAST[Math.max(0, sum)] ?? 0)) / 36
}

export function chanceToHit(
  content: ContentIndex,
  monster: number,
  heroClass: number,
  bonus: number,
): number {
  const needed = rollNeeded(content, monster, heroClass, bonus)
  return needed === 0 ? 0 : chanceOfAtLeast(needed)
}

export function chanceOfSpell(content: ContentIndex, monster: number, spell: number): number {
  const needed = spellRollNeeded(content, monster, spell)
  return needed === 0 ? 0 : chanceOfAtLeast(needed)
}

/** The distribution of a strike back. */
export const STRIKE_ODDS: Readonly<Record<Blow, number>> = {
  killed: 1 / 36,
  'seriously wounded': 2 / 36,
  wounded: 12 / 36,
  stunned: 11 / 36,
  missed: 10 / 36,
}

/** What one round against a monster comes to: the hero's chance, then every blow of the strike back. */
export function roundOdds(
  content: ContentIndex,
  monster: number,
  heroClass: number,
  bonus: number,
): RoundOdds {
  const hit = chanceToHit(content, monster, heroClass, bonus)
  const miss = 1 - hit
  return {
    needed: rollNeeded(content, monster, heroClass, bonus),
    hit,
    blows: {
      killed: STRIKE_ODDS.killed * miss,
      'seriously wounded': STRIKE_ODDS['seriously wounded'] * miss,
      wounded: STRIKE_ODDS.wounded * miss,
      stunned: STRIKE_ODDS.stunned * miss,
      missed: STRIKE_ODDS.missed * miss,
    },
  }
}
