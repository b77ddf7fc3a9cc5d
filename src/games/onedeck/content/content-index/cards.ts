import type { Ability, Encounter, Item, Printing } from '../../types.ts'
import { abilityIndex } from './abilities.ts'

export interface CardFact {
  readonly name: string
  readonly encounter: number
  readonly xp: number
  readonly item: Item
  /** The ability it teaches as a skill or potion, or -1. */
  readonly skill: number
  readonly potion: number
  readonly isPeril: boolean
}

export function cardFacts(
  encounter: Encounter,
  index: number,
  printing: Printing,
  abilities: readonly Ability[],
): CardFact[] {
  return encounter.copies.map(({ item, loot }) => {
    const ability = abilityIndex(abilities, loot)
    const isPotion = printing.potions.some(potion => potion.id === loot)
    return {
      name: encounter.name,
      encounter: index,
      xp: encounter.xp,
      item,
      skill: isPotion ? -1 : ability,
      potion: isPotion ? ability : -1,
      isPeril: encounter.ways.length > 0,
    }
  })
}
