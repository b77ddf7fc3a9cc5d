/** Exact odds of everything that is rolled. Pure functions of the cards; view, text and advice show and use them. */
import { type Book, ROLLS, WIZARD } from './book.ts'
import { num } from './lists.ts'

/** How many of the 36 rolls of two dice give at least this sum. */
const AT_LEAST = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1] as const

export function chanceOfAtLeast(sum: number): number {
  return (sum > 12 ? 0 : (AT_LEAST[Math.max(0, sum)] ?? 0)) / 36
}

/** A dash counts as this when one holds a Magic Sword (D-31). */
const DASH_WITH_SWORD = 13
const FIREBALL_COLUMN = 4

/** What two dice must show against this monster, or 0 where the hero cannot attack at all (D-30, D-31). */
export function rollNeeded(book: Book, monster: number, heroClass: number, bonus: number): number {
  const printed = num(book.rolls, monster * ROLLS + heroClass)
  const hasSword = bonus > 0 && heroClass !== WIZARD
  if (printed === 0) return hasSword ? DASH_WITH_SWORD - bonus : 0
  return Math.max(2, printed - (hasSword ? bonus : 0))
}

/** What a Fireball (0) or Lightning Bolt (1) must roll, or 0 where the spell cannot destroy it (D-52). */
export function spellRollNeeded(book: Book, monster: number, spell: number): number {
  return num(book.rolls, monster * ROLLS + FIREBALL_COLUMN + spell)
}

export function chanceToHit(book: Book, monster: number, heroClass: number, bonus: number): number {
  const needed = rollNeeded(book, monster, heroClass, bonus)
  return needed === 0 ? 0 : chanceOfAtLeast(needed)
}

export function chanceOfSpell(book: Book, monster: number, spell: number): number {
  const needed = spellRollNeeded(book, monster, spell)
  return needed === 0 ? 0 : chanceOfAtLeast(needed)
}

export const BLOWS = ['killed', 'seriously wounded', 'wounded', 'stunned', 'missed'] as const
export type Blow = (typeof BLOWS)[number]

/** What a monster's roll does (D-32). */
export function blowOf(sum: number): Blow {
  if (sum >= 12) return 'killed'
  if (sum === 11) return 'seriously wounded'
  if (sum >= 8) return 'wounded'
  return sum >= 6 ? 'stunned' : 'missed'
}

/** The distribution of a strike back. */
export const STRIKE_ODDS: Readonly<Record<Blow, number>> = {
  killed: 1 / 36,
  'seriously wounded': 2 / 36,
  wounded: 12 / 36,
  stunned: 11 / 36,
  missed: 10 / 36,
}

/** How many of `cards` a blow makes a hero drop (D-33 to D-36). */
export function dropCount(blow: Blow, cards: number): number {
  if (blow === 'killed') return cards
  if (blow === 'seriously wounded') return Math.ceil(cards / 2)
  return blow === 'missed' ? 0 : Math.min(1, cards)
}

/** What one round against a monster comes to: the hero's chance, then every blow of the strike back. */
export interface RoundOdds {
  readonly needed: number
  readonly hit: number
  readonly blows: Readonly<Record<Blow, number>>
}

export function roundOdds(book: Book, monster: number, heroClass: number, bonus: number): RoundOdds {
  const hit = chanceToHit(book, monster, heroClass, bonus)
  const miss = 1 - hit
  return {
    needed: rollNeeded(book, monster, heroClass, bonus),
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
