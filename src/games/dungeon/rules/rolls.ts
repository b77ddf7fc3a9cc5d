/** What the dice must show, and what they do (D-30 to D-36, D-52). */
import { type ContentIndex, num, ROLLS, WIZARD } from '../content/content-index.ts'
import type { Blow } from '../types.ts'

/** A dash counts as this when one holds a Magic Sword (D-31). */
const DASH_WITH_SWORD = 13
const FIREBALL_COLUMN = 4

/** What two dice must show against this monster, or 0 where the hero cannot attack at all (D-30, D-31). */
export function rollNeeded(content: ContentIndex, monster: number, heroClass: number, bonus: number): number {
  const printed = num(content.rolls, monster * ROLLS + heroClass)
  const hasSword = bonus > 0 && heroClass !== WIZARD
  if (printed === 0) return hasSword ? DASH_WITH_SWORD - bonus : 0
  return Math.max(2, printed - (hasSword ? bonus : 0))
}

/** What a Fireball (0) or Lightning Bolt (1) must roll, or 0 where the spell cannot destroy it (D-52). */
export function spellRollNeeded(content: ContentIndex, monster: number, spell: number): number {
  return num(content.rolls, monster * ROLLS + FIREBALL_COLUMN + spell)
}

/** What a monster's roll does (D-32). */
export function blowOf(sum: number): Blow {
  if (sum >= 12) return 'killed'
  if (sum === 11) return 'seriously wounded'
  if (sum >= 8) return 'wounded'
  return sum >= 6 ? 'stunned' : 'missed'
}

/** How many of `cards` a blow makes a hero drop (D-33 to D-36). */
export function dropCount(blow: Blow, cards: number): number {
  if (blow === 'killed') return cards
  if (blow === 'seriously wounded') return Math.ceil(cards / 2)
  return blow === 'missed' ? 0 : Math.min(1, cards)
}
