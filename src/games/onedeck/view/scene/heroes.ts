/** Heroes by their ids. */
import { abilityIndex, type PrintingTables, powersOf } from '../../content/content-index.ts'
import type { Ability } from '../../types.ts'
import type { HeroView } from '../types.ts'
import { type Met, sceneCard } from './cards.ts'
import type { SceneHero } from './types.ts'

export function abilityNamed(content: PrintingTables, id: string): Ability {
  const ability = content.abilities[abilityIndex(content.abilities, id)]
  if (!ability) throw new Error(`There is no ability "${id}"`)
  return ability
}

export function sceneHero(content: PrintingTables, met: Met, hero: HeroView): SceneHero {
  const { heroes, talents } = content.printing
  const card = heroes.find(({ id }) => id === hero.id)
  if (!card) throw new Error(`There is no hero "${hero.id}"`)
  const { feat, start } = met.view.party.length === 1 ? card.one : card.two
  const learned = hero.talents.map(name => talents.findIndex(({ id }) => id === name))
  return {
    ...hero,
    name: card.name,
    de: card.de,
    icon: card.icon,
    hue: card.hue,
    feat,
    start,
    items: hero.items.map(id => sceneCard(content, met, id)),
    skills: hero.skills.map(id => sceneCard(content, met, id)),
    abilities: hero.abilities.map(id => abilityNamed(content, id)),
    talents: learned.flatMap(talent => talents[talent] ?? []),
    powers: powersOf(content.printing, start, learned),
  }
}
