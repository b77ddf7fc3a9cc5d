import type { Deed, Printing } from '../types.ts'

export function deedIndex(deeds: readonly Deed[], id: string): number {
  return deeds.findIndex(deed => deed.id === id)
}

/** Everything that can be used, in one list. */
export function deedsOf(printing: Printing): Deed[] {
  const starting = printing.heroes.flatMap(hero => [hero.one.start, hero.two.start])
  return [
    ...printing.skills,
    ...printing.potions,
    ...printing.basics,
    ...starting.flatMap(start => ('does' in start ? [start] : [])),
    ...printing.talents.flatMap(talent => (talent.deed ? [talent.deed] : [])),
  ]
}
