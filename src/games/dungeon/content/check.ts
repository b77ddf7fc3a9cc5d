/** Whether a pack can be played. */
import { faultAt, parsePack, refusePack, schemaOf } from '../../../engine/packs.ts'
import { repeated } from '../../../engine/repeated.ts'
import type { Fault, Result, Sentence } from '../../../engine/types.ts'
import { SHAPES, say } from '../text/faults.ts'
import { CLASSES, type Content, LEVELS, type MonsterFact, type TreasureFact } from '../types.ts'
import { boardFaults } from './check/board.ts'
import { contentSchema } from './check/schema.ts'

/** As many heroes as there may be seats: nobody waits for another to die (D-01). */
const HEROES_NEEDED = 8

export const schema = (): unknown => schemaOf(contentSchema)

/** A content pack is accepted when its shape is right and the rules can be played with it; else a sentence a fault. */
export function check(input: unknown): Result<Content> {
  const parsed = parsePack(contentSchema, input, SHAPES)
  if (!parsed.ok) return parsed
  const faults = [
    ...boardFaults(parsed.value.board),
    ...heroFaults(parsed.value),
    ...monsterFaults(parsed.value),
    ...treasureFaults(parsed.value),
    ...idFaults(parsed.value),
  ]
  return faults.length === 0 ? parsed : refusePack(faults)
}

function heroFaults({ heroes }: Content): Fault[] {
  const missing = CLASSES.filter(name => !heroes.some(hero => hero.class === name))
  const faults = missing.map((name): Fault => ({ place: 'heroes', said: say(t => t.noClass(name)) }))
  if (heroes.length < HEROES_NEEDED)
    faults.push({ place: 'heroes', said: say(t => t.fewHeroes(heroes.length, HEROES_NEEDED)) })
  const twice = repeated(heroes, nameOf)
  return [
    ...faults,
    ...twice.map(hero =>
      faultAt(
        'heroes',
        heroes,
        hero,
        say(t => t.heroTwice(hero.name)),
      ),
    ),
  ]
}

function monsterFaults({ board, monsters }: Content): Fault[] {
  const at = (card: MonsterFact, said: Sentence) => faultAt('monsters', monsters, card, said)
  const unclear = monsters.filter(({ trap, rolls }) => (trap === undefined) === (rolls === undefined))
  const faults = unclear.map(card =>
    at(
      card,
      say(t => t.rollsOrTrap(card.name, card.level)),
    ),
  )
  for (const level of levels()) {
    const isNeeded = board.spaces.some(
      space => space.level === level && (space.kind === 'room' || space.kind === 'chamber'),
    )
    const hasMonster = monsters.some(
      card => card.level === level && card.copies > 0 && card.trap === undefined,
    )
    if (isNeeded && !hasMonster) faults.push({ place: 'monsters', said: say(t => t.noMonster(level)) })
  }
  const twice = repeated(monsters, nameOf)
  return [
    ...faults,
    ...twice.map(card =>
      at(
        card,
        say(t => t.monsterTwice(card.name, card.level)),
      ),
    ),
  ]
}

function treasureFaults({ board, treasures }: Content): Fault[] {
  const at = (card: TreasureFact, said: Sentence) => faultAt('treasures', treasures, card, said)
  const unclear = treasures.filter(
    ({ power, plusTwoFrom }) => (power === 'magic sword') !== (plusTwoFrom !== undefined),
  )
  const faults = unclear.map(card =>
    at(
      card,
      say(t => t.plusTwo(card.name, card.level)),
    ),
  )
  for (const level of levels()) {
    const hasRoom = board.spaces.some(space => space.level === level && space.kind === 'room')
    const hasCard = treasures.some(card => card.level === level && card.copies > 0)
    if (hasRoom && !hasCard) faults.push({ place: 'treasures', said: say(t => t.noTreasure(level)) })
  }
  const twice = repeated(treasures, nameOf)
  return [
    ...faults,
    ...twice.map(card =>
      at(
        card,
        say(t => t.treasureTwice(card.name, card.value, card.level)),
      ),
    ),
  ]
}

/** Each id stands for one entry of its list; those of spaces are looked at with the board. */
function idFaults({ heroes, monsters, treasures }: Content): Fault[] {
  return Object.entries<readonly { readonly id: string }[]>({ heroes, monsters, treasures }).flatMap(
    ([place, list]) =>
      repeated(list, ({ id }) => id).map(entry =>
        faultAt(
          place,
          list,
          entry,
          say(t => t.idTwice(entry.id)),
        ),
      ),
  )
}

interface Entry {
  readonly name: string
  readonly level?: number
  readonly value?: number
}

/** Copies are a number, not a repeated entry. */
function nameOf({ name, level, value }: Entry): string {
  return [name, level, value].join('/')
}

function levels(): number[] {
  return Array.from({ length: LEVELS }, (_, index) => index + 1)
}
