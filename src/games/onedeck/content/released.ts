/** The standard sets of earlier releases: what each printing had, by id and in its order. */
import { entriesAt } from '../../../engine/released.ts'
import type { Content, Printing } from '../types.ts'
import { standard } from './standard.ts'

const ENCOUNTERS = `
bandit beetle fire-elemental ooze goblin ice-elemental ogre phantom plague-rat shadow skeleton wraith
arrow-wall bear-traps boulder cave-in flame-statues force-wall locked-door pit-of-spikes rune-puzzle spiked-log
`
const SKILLS = `
accuracy armor-crush backstab brute-force chaotic-aura cleave consistency critical-strikes crushing-blow
crushing-fist dexterity dodge flameweave flurry haste lucky-familiar mana-fountain persistence poison
shimmerblast static-burst steady-hands triple-strike
`
const POTIONS = 'clarity heroism mana invisibility'
const HEROES = 'warrior rogue mage paladin archer'
const DUNGEONS = 'dragon hydra yeti lich minotaur'
const TALENTS = `
veteran durability crafty prepared first-aid recovery grit guile fortitude planning direct-hit cunning speed
knowledge foresight
`
const BASICS = 'steady push'

/** The first with ids; its order is that in which matches of format 1 counted. */
export const original: Content = {
  first: printingAt(standard.first, `${SKILLS} thick-skin`),
  revised: printingAt(standard.revised, `${SKILLS} valor`),
}

function printingAt(printing: Printing, skills: string): Printing {
  return {
    ...printing,
    encounters: entriesAt(printing.encounters, ENCOUNTERS),
    skills: entriesAt(printing.skills, skills),
    potions: entriesAt(printing.potions, POTIONS),
    heroes: entriesAt(printing.heroes, HEROES),
    dungeons: entriesAt(printing.dungeons, DUNGEONS),
    talents: entriesAt(printing.talents, TALENTS),
    basics: entriesAt(printing.basics, BASICS),
  }
}

/** The hash of what the rules read of it. */
const ORIGINAL = '7c98c23640d9262f50316eeba59d2dbfdc526fda5da359b391ba31a1475fa4c4'

export function released(hash: string): Content | undefined {
  return hash === ORIGINAL ? original : undefined
}
