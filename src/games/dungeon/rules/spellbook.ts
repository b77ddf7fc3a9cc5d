/** Spells in hand, in their piles and discarded (D-04, D-54, D-106). */
import { num } from '../book.ts'
import { type Hero, SPELLS, type Spell, type State } from '../types.ts'
import { addTo } from './cards.ts'

export function spellCount({ spells }: Hero): number {
  return num(spells, 0) + num(spells, 1) + num(spells, 2)
}

/** D-54, D-106: a spell comes from its pile or its discards. At set-up there are no discards yet. */
export function isLeft(state: State, spell: number): boolean {
  return num(state.spellPile, spell) + num(state.spellDiscard, spell) > 0
}

export function takeSpell(state: State, hero: Hero, spell: Spell): void {
  const index = SPELLS.indexOf(spell)
  addTo(num(state.spellPile, index) > 0 ? state.spellPile : state.spellDiscard, index, -1)
  addTo(hero.spells, index, 1)
}
