/** Cards by their ids. */
import { type CardFact, type Challenge, countOf, type PrintingTables } from '../../content/content-index.ts'
import { type CardId, type Encounter, FLOORS } from '../../types.ts'
import type { DeckView } from '../types.ts'
import type { SceneCard } from './types.ts'

/** What of a view decides how a card would be met. */
export interface Met {
  readonly view: DeckView
  readonly dungeon: number
  /** How many doors would be open, its own included. */
  readonly open: number
}

export function encounterOf(content: PrintingTables, id: CardId): Encounter {
  const place = content.cards[content.places.get(id) ?? -1]?.encounter ?? -1
  const encounter = content.printing.encounters[place]
  if (!encounter) throw new Error(`There is no card "${id}"`)
  return encounter
}

/** What a card is to whoever claims it. */
export function worthOf(
  content: PrintingTables,
  id: CardId,
): Pick<SceneCard, 'xp' | 'item' | 'loot' | 'isPotion'> {
  const { xp, item, potion, skill } = factOf(content, id)
  return { xp, item, loot: content.abilities[potion >= 0 ? potion : skill] ?? null, isPotion: potion >= 0 }
}

function factOf(content: PrintingTables, id: CardId): CardFact {
  const fact = content.cards[content.places.get(id) ?? -1]
  if (!fact) throw new Error(`There is no card "${id}"`)
  return fact
}

export function sceneCard(content: PrintingTables, met: Met, id: CardId): SceneCard {
  const fact = factOf(content, id)
  const { name, de, icon, hue, trait, ways, ...encounter } = encounterOf(content, id)
  return {
    id,
    encounter: encounter.id,
    name,
    de,
    icon,
    hue,
    ...worthOf(content, id),
    isPeril: fact.isPeril,
    trait,
    ways,
    // Most cards of a table are held or face down, and nobody asks for their boxes.
    get challenges() {
      return challengesOf(content, met, fact.encounter)
    },
  }
}

function challengesOf(content: PrintingTables, { view, dungeon, open }: Met, encounter: number): Challenge[] {
  const where = { dungeon, floor: Math.min(view.floor, FLOORS), encounter }
  const found = content.printing.encounters[encounter]
  const ways = found?.ways.length ? Array.from({ length: countOf(found) }, (_, way) => way) : [open]
  return ways.flatMap(which => content.challenges.at(content.challenges.room(where, which)) ?? [])
}
