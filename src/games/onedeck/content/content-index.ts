/** The content with what the rules look up all the time worked out once. */
import type { Ability, CardId, Content, Edition, Printing } from '../types.ts'
import { abilitiesOf, abilityIndex } from './content-index/abilities.ts'
import { type CardFact, cardFacts } from './content-index/cards.ts'
import { type Challenge, type Challenges, challengesOf } from './content-index/challenges.ts'
import { type Ground, groundOf } from './content-index/floors.ts'
import { type Innate, innateOf } from './content-index/powers.ts'

export { abilityIndex } from './content-index/abilities.ts'
export type { BoxFact } from './content-index/boxes.ts'
export { cardId } from './content-index/cards.ts'
export { countOf } from './content-index/challenges.ts'
export type { Modifiers } from './content-index/modifiers.ts'
export { powersOf } from './content-index/powers.ts'
export type { CardFact, Challenge, Ground }

export interface PrintingTables {
  readonly printing: Printing
  readonly cards: readonly CardFact[]
  /** By id: index into `cards`. */
  readonly places: ReadonlyMap<CardId, number>
  readonly abilities: readonly Ability[]
  readonly challenges: Challenges
  readonly grounds: readonly (readonly Ground[])[]
  /** By talent: its ability, or -1. */
  readonly talentAbilities: readonly number[]
  readonly invisibility: number
  /** Every card once. */
  readonly deck: readonly number[]
  /** By hero, without talents: on the 1P and on the 2P side. */
  readonly alone: readonly Innate[]
  readonly together: readonly Innate[]
}

export type ContentIndex = Readonly<Record<Edition, PrintingTables>>

const indexes = new WeakMap<Content, ContentIndex>()

/** Worked out once for each content, and only for the printing that is asked for: matches are opened all the time. */
export function indexOf(content: Content): ContentIndex {
  const known = indexes.get(content) ?? worked(content)
  indexes.set(content, known)
  return known
}

function worked(content: Content): ContentIndex {
  let first: PrintingTables | null = null
  let revised: PrintingTables | null = null
  return {
    get first() {
      first ??= tablesOf(content.first)
      return first
    },
    get revised() {
      revised ??= tablesOf(content.revised)
      return revised
    },
  }
}

function tablesOf(printing: Printing): PrintingTables {
  const abilities = abilitiesOf(printing)
  const cards = printing.encounters.flatMap((encounter, index) =>
    cardFacts(encounter, index, printing, abilities),
  )
  const floors = [1, 2, 3]
  return {
    printing,
    abilities,
    cards,
    places: new Map(cards.map(({ id }, place) => [id, place])),
    challenges: challengesOf(printing),
    grounds: printing.dungeons.map((_, dungeon) => floors.map(floor => groundOf(printing, dungeon, floor))),
    talentAbilities: printing.talents.map(talent =>
      talent.ability ? abilityIndex(abilities, talent.ability.id) : -1,
    ),
    invisibility: printing.potions.findIndex(potion => potion.id === 'invisibility') + printing.skills.length,
    deck: cards.map((_, card) => card),
    alone: printing.heroes.map(({ one }) => innateOf(abilities, one)),
    together: printing.heroes.map(({ two }) => innateOf(abilities, two)),
  }
}
