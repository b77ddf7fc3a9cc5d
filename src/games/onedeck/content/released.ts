/**
 * The standard sets of earlier releases. A match goes on with the set it was begun with, so whoever adds an entry to
 * today's set leaves these lists alone, and whoever corrects one keeps here what it was.
 */
import type { Content, Printing } from '../types.ts'
import { standard } from './standard.ts'

const IDS = {
  encounters:
    'bandit beetle fire-elemental ooze goblin ice-elemental ogre phantom plague-rat shadow skeleton wraith arrow-wall bear-traps boulder cave-in flame-statues force-wall locked-door pit-of-spikes rune-puzzle spiked-log',
  skills:
    'accuracy armor-crush backstab brute-force chaotic-aura cleave consistency critical-strikes crushing-blow crushing-fist dexterity dodge flameweave flurry haste lucky-familiar mana-fountain persistence poison shimmerblast static-burst steady-hands triple-strike valor thick-skin',
  potions: 'clarity heroism mana invisibility',
  heroes: 'warrior rogue mage paladin archer',
  dungeons: 'dragon hydra yeti lich minotaur',
  talents:
    'veteran durability crafty prepared first-aid recovery grit guile fortitude planning direct-hit cunning speed knowledge foresight',
  basics: 'steady push',
} as const

/** The set of the first release: today's itself while nothing has been added to it. */
export const original: Content =
  isWhole(standard.first) && isWhole(standard.revised)
    ? standard
    : { first: originalOf(standard.first), revised: originalOf(standard.revised) }

/** The hash of what the rules read of it. */
const ORIGINAL = '7c98c23640d9262f50316eeba59d2dbfdc526fda5da359b391ba31a1475fa4c4'

export function released(hash: string): Content | undefined {
  return hash === ORIGINAL ? original : undefined
}

function originalOf(printing: Printing): Printing {
  return {
    ...printing,
    encounters: chosen(printing.encounters, IDS.encounters),
    skills: chosen(printing.skills, IDS.skills),
    potions: chosen(printing.potions, IDS.potions),
    heroes: chosen(printing.heroes, IDS.heroes),
    dungeons: chosen(printing.dungeons, IDS.dungeons),
    talents: chosen(printing.talents, IDS.talents),
    basics: chosen(printing.basics, IDS.basics),
  }
}

function isWhole(printing: Printing): boolean {
  const then = originalOf(printing)
  const lists = ['encounters', 'skills', 'potions', 'heroes', 'dungeons', 'talents', 'basics'] as const
  return lists.every(
    list =>
      then[list].every((entry, index) => entry === printing[list][index]) &&
      then[list].length === printing[list].length,
  )
}

function chosen<T extends { readonly id: string }>(entries: readonly T[], ids: string): T[] {
  return ids.split(' ').flatMap(id => entries.filter(entry => entry.id === id))
}
