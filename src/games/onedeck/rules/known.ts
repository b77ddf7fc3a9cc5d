import { abilityIndex, type PrintingTables } from '../content/content-index.ts'
import type { Hero } from '../types.ts'
import { cardOf } from './party.ts'

/** The abilities a hero can use: starting skill, basic skill, talents with icons, then claimed skills in their order. */
export function knownAbilities(content: PrintingTables, hero: Hero, alone: boolean, basic: number): number[] {
  const card = content.printing.heroes[hero.card]
  const start = card ? (alone ? card.one : card.two).start : null
  const known = start && 'does' in start ? [abilityIndex(content.abilities, start.id)] : []
  if (basic >= 0) known.push(basic)
  for (const talent of hero.talents) {
    const ability = content.talentAbilities[talent] ?? -1
    if (ability >= 0) known.push(ability)
  }
  return [...known, ...hero.skills.map(claimed => cardOf(content, claimed).skill)]
}

/** The same after the claimed skills changed. */
export function relearn(content: PrintingTables, hero: Hero, before: number): void {
  const innate = hero.known.slice(0, hero.known.length - before)
  hero.known = [...innate, ...hero.skills.map(claimed => cardOf(content, claimed).skill)]
}
