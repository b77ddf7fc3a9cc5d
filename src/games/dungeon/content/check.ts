/** Whether a pack can be played. */
import { parseWith } from '../../../engine/parse.ts'
import { repeated } from '../../../engine/repeated.ts'
import { lines } from '../../../engine/sentence.ts'
import type { Result, Sentence } from '../../../engine/types.ts'
import { refuse, SHAPES, say } from '../text/faults.ts'
import { CLASSES, type Content, LEVELS } from '../types.ts'
import { boardFaults } from './check/board.ts'
import { contentSchema } from './check/schema.ts'

/** As many heroes as there may be seats: nobody waits for another to die (D-01). */
const HEROES_NEEDED = 8

/** A content pack is accepted when its shape is right and the rules can be played with it; else a sentence a fault. */
export function check(input: unknown): Result<Content> {
  const parsed = parseWith(contentSchema, input, 'content', SHAPES)
  if (!parsed.ok) return parsed
  const faults = [
    ...boardFaults(parsed.value.board),
    ...heroFaults(parsed.value),
    ...monsterFaults(parsed.value),
    ...treasureFaults(parsed.value),
    ...idFaults(parsed.value),
  ]
  return faults.length === 0 ? parsed : refuse('content', lines(faults))
}

function heroFaults({ heroes }: Content): Sentence[] {
  const faults = CLASSES.filter(name => !heroes.some(hero => hero.class === name)).map(name =>
    say(t => t.noClass(name)),
  )
  if (heroes.length < HEROES_NEEDED) faults.push(say(t => t.fewHeroes(heroes.length, HEROES_NEEDED)))
  return [...faults, ...repeated(heroes, nameOf).map(({ name }) => say(t => t.heroTwice(name)))]
}

function monsterFaults({ board, monsters }: Content): Sentence[] {
  const faults = monsters.flatMap(({ name, level, trap, rolls }) => {
    if ((trap === undefined) === (rolls === undefined)) return [say(t => t.rollsOrTrap(name, level))]
    return []
  })
  for (const level of levels()) {
    const isNeeded = board.spaces.some(
      space => space.level === level && (space.kind === 'room' || space.kind === 'chamber'),
    )
    const hasMonster = monsters.some(
      card => card.level === level && card.copies > 0 && card.trap === undefined,
    )
    if (isNeeded && !hasMonster) faults.push(say(t => t.noMonster(level)))
  }
  return [
    ...faults,
    ...repeated(monsters, nameOf).map(({ name, level }) => say(t => t.monsterTwice(name, level))),
  ]
}

function treasureFaults({ board, treasures }: Content): Sentence[] {
  const faults = treasures.flatMap(({ name, level, power, plusTwoFrom }) => {
    if ((power === 'magic sword') !== (plusTwoFrom !== undefined)) return [say(t => t.plusTwo(name, level))]
    return []
  })
  for (const level of levels()) {
    const hasRoom = board.spaces.some(space => space.level === level && space.kind === 'room')
    const hasCard = treasures.some(card => card.level === level && card.copies > 0)
    if (hasRoom && !hasCard) faults.push(say(t => t.noTreasure(level)))
  }
  const twice = repeated(treasures, nameOf)
  return [...faults, ...twice.map(({ name, value, level }) => say(t => t.treasureTwice(name, value, level)))]
}

/** Each id stands for one entry of its list; those of spaces are looked at with the board. */
function idFaults({ heroes, monsters, treasures }: Content): Sentence[] {
  return [heroes, monsters, treasures].flatMap(list =>
    repeated<{ readonly id: string }>(list, ({ id }) => id).map(({ id }) => say(t => t.idTwice(id))),
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
