/** Entries by id, of either printing: what an event needs to be told. Where both print an id, the first says it. */
import type {
  Boss,
  CardId,
  Content,
  Dungeon,
  Encounter,
  HeroCard,
  Named,
  Printing,
  SideName,
  Told,
  Way,
} from '../types.ts'

export interface Entries {
  hero(id: string): Named | undefined
  card(id: CardId): Encounter | undefined
  way(card: CardId, way: number): Way | undefined
  /** The skill or potion on a card. */
  loot(card: CardId): Told | undefined
  ability(id: string): Told | undefined
  feat(hero: string, side: SideName): Told | undefined
  boss(dungeon: string): Boss | undefined
}

export function entriesOf(content: Content): Entries {
  const find = <T extends { readonly id: string }>(
    of: (printing: Printing) => readonly T[],
    id: string,
  ): T | undefined => {
    const isIt = (entry: T) => entry.id === id
    return of(content.first).find(isIt) ?? of(content.revised).find(isIt)
  }
  const hero = (id: string): HeroCard | undefined => find(({ heroes }) => heroes, id)
  const card = (id: CardId): Encounter | undefined => find(({ encounters }) => encounters, encounterIn(id))
  const dungeon = (id: string): Dungeon | undefined => find(({ dungeons }) => dungeons, id)
  const ability = (id: string): Told | undefined => find(usedIn, id)
  return {
    hero,
    card,
    ability,
    way: (id, way) => card(id)?.ways[way],
    loot: id => ability(card(id)?.copies[copyIn(id)]?.loot ?? ''),
    feat: (id, side) => hero(id)?.[side].feat,
    boss: id => dungeon(id)?.boss,
  }
}

const encounterIn = (card: CardId): string => card.slice(0, card.lastIndexOf('-'))
const copyIn = (card: CardId): number => Number(card.slice(card.lastIndexOf('-') + 1)) - 1

type Used = Told & { readonly id: string }

function usedIn({ skills, potions, basics, heroes, talents }: Printing): Used[] {
  const starting = heroes.flatMap(({ one, two }) => [one.start, two.start])
  return [
    ...skills,
    ...potions,
    ...basics,
    ...starting.flatMap(start => ('does' in start ? [start] : [])),
    ...talents,
  ]
}
