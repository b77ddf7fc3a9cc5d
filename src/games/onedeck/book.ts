/** The content with what the rules look up all the time worked out once. */
import { type CardFact, cardFacts } from './book/cards.ts'
import { deedIndex, deedsOf } from './book/deeds.ts'
import { type Ground, groundOf } from './book/floors.ts'
import { type Innate, innateOf } from './book/powers.ts'
import { bossSheets, type Sheet, sheetsOf } from './book/sheets.ts'
import { type Content, type Deed, EDITIONS, type Edition, type Printing } from './types.ts'

export type { BoxFact } from './book/boxes.ts'
export type { Burden } from './book/burden.ts'
export { deedIndex } from './book/deeds.ts'
export { powersOf } from './book/powers.ts'
export type { CardFact, Ground, Sheet }

export interface Shelf {
  readonly printing: Printing
  readonly cards: readonly CardFact[]
  readonly deeds: readonly Deed[]
  readonly sheets: readonly Sheet[]
  /** By dungeon, floor, encounter, then way or number of open doors: index into `sheets`. */
  readonly rooms: readonly (readonly (readonly (readonly number[])[])[])[]
  /** By dungeon and damage on the boss. */
  readonly bosses: readonly (readonly number[])[]
  readonly grounds: readonly (readonly Ground[])[]
  /** By talent: its deed, or -1. */
  readonly talentDeeds: readonly number[]
  readonly invisibility: number
  /** Every card once. */
  readonly deck: readonly number[]
  /** By hero, without talents: on the 1P and on the 2P side. */
  readonly alone: readonly Innate[]
  readonly together: readonly Innate[]
}

export type Book = Readonly<Record<Edition, Shelf>>

export function bookOf(content: Content): Book {
  const shelves = EDITIONS.map(edition => shelfOf(content[edition]))
  const [first, revised] = shelves
  if (!first || !revised) throw new Error('A printing is missing')
  return { first, revised }
}

function shelfOf(printing: Printing): Shelf {
  const deeds = deedsOf(printing)
  const sheets: Sheet[] = []
  const add = (sheet: Sheet): number => sheets.push(sheet) - 1
  const floors = [1, 2, 3]
  return {
    printing,
    deeds,
    cards: printing.encounters.flatMap((encounter, index) => cardFacts(encounter, index, printing, deeds)),
    rooms: printing.dungeons.map((_, dungeon) =>
      floors.map(floor =>
        printing.encounters.map(encounter => sheetsOf(printing, dungeon, floor, encounter).map(add)),
      ),
    ),
    bosses: printing.dungeons.map((_, dungeon) => bossSheets(printing, dungeon).map(add)),
    grounds: printing.dungeons.map((_, dungeon) => floors.map(floor => groundOf(printing, dungeon, floor))),
    talentDeeds: printing.talents.map(talent => (talent.deed ? deedIndex(deeds, talent.deed.id) : -1)),
    invisibility: printing.potions.findIndex(potion => potion.id === 'invisibility') + printing.skills.length,
    sheets,
    deck: printing.encounters.flatMap((_, index) => [index * 2, index * 2 + 1]),
    alone: printing.heroes.map(({ one }) => innateOf(deeds, one)),
    together: printing.heroes.map(({ two }) => innateOf(deeds, two)),
  }
}
