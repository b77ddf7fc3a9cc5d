import type { Ability, Printing } from '../../types.ts'

export function abilityIndex(abilities: readonly Ability[], id: string): number {
  return abilities.findIndex(ability => ability.id === id)
}

/** Everything that can be used, in one list. */
export function abilitiesOf(printing: Printing): Ability[] {
  const starting = printing.heroes.flatMap(hero => [hero.one.start, hero.two.start])
  return [
    ...printing.skills,
    ...printing.potions,
    ...printing.basics,
    ...starting.flatMap(start => ('does' in start ? [start] : [])),
    ...printing.talents.flatMap(talent => (talent.ability ? [talent.ability] : [])),
  ]
}
