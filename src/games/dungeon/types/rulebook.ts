/** What the rulebook fixes in numbers and tables: once, for rules, texts, advice and the page. */
import type { HeroClass } from './content.ts'

/** Spaces that a hero may go in a turn (D-11). */
export const MOVEMENT = 5
/** Cleared tokens that make a space safe (D-30). */
export const TOKENS = { room: 1, chamber: 3 } as const
export const DIE_FACES = 6
/** The lowest roll of a die that finds a secret door (D-14). */
export const FINDS: Readonly<Record<HeroClass, number>> = { rogue: 3, cleric: 5, fighter: 5, wizard: 5 }

/** How many faces of a die find it. */
export function facesThatFind(name: HeroClass): number {
  return DIE_FACES + 1 - FINDS[name]
}

/** What a monster that strikes back may do, the worst first (D-32). */
export const BLOWS = ['killed', 'seriously wounded', 'wounded', 'stunned', 'missed'] as const
export type Blow = (typeof BLOWS)[number]
