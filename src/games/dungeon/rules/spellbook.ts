/** Spells in hand, in their piles and discarded (D-04, D-54, D-106). */
import { num } from '../content/content-index.ts'
import { type Hero, SPELLS, type Spell, type State } from '../types.ts'
import { plus } from './lists.ts'

export function spellCount({ spells }: Hero): number {
  return num(spells, 0) + num(spells, 1) + num(spells, 2)
}

/** D-54, D-106: a spell comes from its pile or its discards. At set-up there are no discards yet. */
export function isLeft(state: State, spell: number): boolean {
  return num(state.spellPile, spell) + num(state.spellDiscard, spell) > 0
}

export function takeSpell(state: State, hero: Hero, spell: Spell): void {
  const index = SPELLS.indexOf(spell)
  if (num(state.spellPile, index) > 0) state.spellPile = plus(state.spellPile, index, -1)
  else state.spellDiscard = plus(state.spellDiscard, index, -1)
  hero.spells = plus(hero.spells, index, 1)
}
