/** The content with what the rules look up all the time worked out once. */
import { type Ability, type Content, EDITIONS, type Edition, type Printing } from '../types.ts'
import { abilitiesOf, abilityIndex } from './content-index/abilities.ts'
import { type CardFact, cardFacts } from './content-index/cards.ts'
import { bossChallenges, type Challenge, challengesOf } from './content-index/challenges.ts'
import { type Ground, groundOf } from './content-index/floors.ts'
import { type Innate, innateOf } from './content-index/powers.ts'

export { abilityIndex } from './content-index/abilities.ts'
export type { BoxFact } from './content-index/boxes.ts'
export type { Modifiers } from './content-index/modifiers.ts'
export { powersOf } from './content-index/powers.ts'
export type { CardFact, Challenge, Ground }

export interface PrintingTables {
  readonly printing: Printing
  readonly cards: readonly CardFact[]
  readonly abilities: readonly Ability[]
  readonly challenges: readonly Challenge[]
  /** By dungeon, floor, encounter, then way or number of open doors: index into `challenges`. */
  readonly rooms: readonly (readonly (readonly (readonly number[])[])[])[]
  /** By dungeon and damage on the boss. */
  readonly bosses: readonly (readonly number[])[]
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

/** Worked out once for each content: it takes as long as opening a match of some hundred steps. */
export function indexOf(content: Content): ContentIndex {
  const known = indexes.get(content) ?? worked(content)
  indexes.set(content, known)
  return known
}

function worked(content: Content): ContentIndex {
  const tables = EDITIONS.map(edition => tablesOf(content[edition]))
  const [first, revised] = tables
  if (!first || !revised) throw new Error('A printing is missing')
  return { first, revised }
}

function tablesOf(printing: Printing): PrintingTables {
  const abilities = abilitiesOf(printing)
  const challenges: Challenge[] = []
  const add = (challenge: Challenge): number => challenges.push(challenge) - 1
  const floors = [1, 2, 3]
  return {
    printing,
    abilities,
    cards: printing.encounters.flatMap((encounter, index) =>
      cardFacts(encounter, index, printing, abilities),
    ),
    rooms: printing.dungeons.map((_, dungeon) =>
      floors.map(floor =>
        printing.encounters.map(encounter => challengesOf(printing, dungeon, floor, encounter).map(add)),
      ),
    ),
    bosses: printing.dungeons.map((_, dungeon) => bossChallenges(printing, dungeon).map(add)),
    grounds: printing.dungeons.map((_, dungeon) => floors.map(floor => groundOf(printing, dungeon, floor))),
    talentAbilities: printing.talents.map(talent =>
      talent.ability ? abilityIndex(abilities, talent.ability.id) : -1,
    ),
    invisibility: printing.potions.findIndex(potion => potion.id === 'invisibility') + printing.skills.length,
    challenges,
    deck: printing.encounters.flatMap((_, index) => [index * 2, index * 2 + 1]),
    alone: printing.heroes.map(({ one }) => innateOf(abilities, one)),
    together: printing.heroes.map(({ two }) => innateOf(abilities, two)),
  }
}
