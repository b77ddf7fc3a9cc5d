import { deedIndex, type Shelf } from './book.ts'
import { cardOf } from './party.ts'
import type { Hero } from './types.ts'

/** The deeds a hero can use: starting skill, basic skill, talents with icons, then claimed skills in their order. */
export function knownDeeds(shelf: Shelf, hero: Hero, alone: boolean, basic: number): number[] {
  const card = shelf.printing.heroes[hero.card]
  const start = card ? (alone ? card.one : card.two).start : null
  const known = start && 'does' in start ? [deedIndex(shelf.deeds, start.id)] : []
  if (basic >= 0) known.push(basic)
  for (const talent of hero.talents) {
    const deed = shelf.talentDeeds[talent] ?? -1
    if (deed >= 0) known.push(deed)
  }
  return [...known, ...hero.skills.map(claimed => cardOf(shelf, claimed).skill)]
}

/** The same after the claimed skills changed. */
export function relearn(shelf: Shelf, hero: Hero, before: number): void {
  const innate = hero.known.slice(0, hero.known.length - before)
  hero.known = [...innate, ...hero.skills.map(claimed => cardOf(shelf, claimed).skill)]
}
