/** Every card of the deck: one of the two copies of an encounter. */
import type { Ability, Action, CardId, Encounter, Item, Printing } from '../../types.ts'
import { abilityIndex } from './abilities.ts'

export interface CardFact {
  /** The encounter's id and the number of the copy: `goblin-2`. */
  readonly id: CardId
  readonly encounter: number
  readonly xp: number
  readonly item: Item
  /** The ability it teaches as a skill or potion, or -1. */
  readonly skill: number
  readonly potion: number
  readonly isPeril: boolean
  /** That it is drawn. */
  readonly drawn: Action
}

export const cardId = (encounter: string, copy: number): CardId => `${encounter}-${copy + 1}`

export function cardFacts(
  encounter: Encounter,
  index: number,
  printing: Printing,
  abilities: readonly Ability[],
): CardFact[] {
  return encounter.copies.map(({ item, loot }, copy) => {
    const id = cardId(encounter.id, copy)
    const ability = abilityIndex(abilities, loot)
    const isPotion = printing.potions.some(potion => potion.id === loot)
    return {
      id,
      encounter: index,
      xp: encounter.xp,
      item,
      skill: isPotion ? -1 : ability,
      potion: isPotion ? ability : -1,
      isPeril: encounter.ways.length > 0,
      drawn: { kind: 'card', card: id },
    }
  })
}
