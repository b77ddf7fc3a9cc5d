import type { Challenge, PrintingTables } from '../content/content-index.ts'
import { cardOf, openDoors } from '../rules/index.ts'
import type { State } from '../types.ts'
import { FLOORS } from '../types.ts'
import type { CardView } from './types.ts'

/** A card as it would be met on this floor now; an open door more when it is still to be opened. */
export function cardView(content: PrintingTables, state: State, card: number): CardView {
  const fact = cardOf(content, card)
  const encounter = content.printing.encounters[fact.encounter]
  const loot = content.abilities[fact.potion >= 0 ? fact.potion : fact.skill] ?? null
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
    challenges: challengesOf(content, state, fact.encounter, fact.isPeril),
  }
}

function challengesOf(
  content: PrintingTables,
  state: State,
  encounter: number,
  isPeril: boolean,
): Challenge[] {
  const floor = Math.min(state.floor, FLOORS)
  const indexes = content.rooms[state.dungeon]?.[floor - 1]?.[encounter] ?? []
  const doors = Math.max(1, openDoors(state))
  const wanted = isPeril ? indexes : indexes.slice(Math.min(doors, indexes.length - 1)).slice(0, 1)
  return wanted.flatMap(index => content.challenges[index] ?? [])
}
