import type { Sheet, Shelf } from '../book.ts'
import { cardOf, openDoors } from '../party.ts'
import type { State } from '../types.ts'
import type { CardView } from './types.ts'

/** A card as it would be met on this floor now; an open door more when it is still to be opened. */
export function cardView(shelf: Shelf, state: State, card: number): CardView {
  const fact = cardOf(shelf, card)
  const encounter = shelf.printing.encounters[fact.encounter]
  const loot = shelf.deeds[fact.potion >= 0 ? fact.potion : fact.skill] ?? null
  return {
    card,
    name: fact.name,
    xp: fact.xp,
    item: fact.item,
    loot,
    isPotion: fact.potion >= 0,
    isPeril: fact.isPeril,
    trait: encounter?.trait ?? null,
    ways: encounter?.ways.map(({ name, time }) => ({ name, time })) ?? [],
    sheets: sheetsOf(shelf, state, fact.encounter, fact.isPeril),
  }
}

function sheetsOf(shelf: Shelf, state: State, encounter: number, isPeril: boolean): Sheet[] {
  const floor = Math.min(state.floor, 3)
  const indexes = shelf.rooms[state.dungeon]?.[floor - 1]?.[encounter] ?? []
  const doors = Math.max(1, openDoors(state))
  const wanted = isPeril ? indexes : indexes.slice(Math.min(doors, indexes.length - 1)).slice(0, 1)
  return wanted.flatMap(index => shelf.sheets[index] ?? [])
}
