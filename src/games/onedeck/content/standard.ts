import type { Content, Printing } from '../types.ts'
import { DUNGEONS } from './dungeons.ts'
import { firstPrinting } from './first.ts'
import { FOES } from './foes.ts'
import { HEROES } from './heroes.ts'
import { PERILS } from './perils.ts'
import { POTIONS, SKILLS } from './skills.ts'
import { BASICS, LEVELS, TALENTS } from './talents.ts'

const revised: Printing = {
  encounters: [...FOES, ...PERILS],
  skills: SKILLS,
  potions: POTIONS,
  heroes: HEROES,
  levels: LEVELS,
  dungeons: DUNGEONS,
  talents: TALENTS,
  basics: BASICS,
  invisibility: 2,
}

/** Both printings, complete. Values as printed; words our own. */
export const standard: Content = { first: firstPrinting(revised), revised }
