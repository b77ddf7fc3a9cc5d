import type { Deed, Encounter, Item, Printing } from '../types.ts'
import { deedIndex } from './deeds.ts'

export interface CardFact {
  readonly name: string
  readonly encounter: number
  readonly xp: number
  readonly item: Item
  /** The deed it teaches as a skill or potion, or -1. */
  readonly skill: number
  readonly potion: number
  readonly isPeril: boolean
}

export function cardFacts(
  encounter: Encounter,
  index: number,
  printing: Printing,
  deeds: readonly Deed[],
): CardFact[] {
  return encounter.copies.map(({ item, loot }) => {
    const deed = deedIndex(deeds, loot)
    const isPotion = printing.potions.some(potion => potion.id === loot)
    return {
      name: encounter.name,
      encounter: index,
      xp: encounter.xp,
      item,
      skill: isPotion ? -1 : deed,
      potion: isPotion ? deed : -1,
      isPeril: encounter.ways.length > 0,
    }
  })
}
