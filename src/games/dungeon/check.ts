import { parseWith } from '../../engine/parse.ts'
import { refuse } from '../../engine/result.ts'
import type { Result } from '../../engine/types.ts'
import { boardFaults } from './check-board.ts'
import { contentSchema } from './schema.ts'
import { CLASSES, type Content, LEVELS } from './types.ts'

/** As many heroes as there may be seats: nobody waits for another to die (D-01). */
const HEROES_NEEDED = 8

/** A content pack is accepted when its shape is right and the rules can be played with it; else a sentence a fault. */
export function checkContent(input: unknown): Result<Content> {
  const parsed = parseWith(contentSchema, input, 'content')
  if (!parsed.ok) return parsed
  const faults = [
    ...boardFaults(parsed.value.board),
    ...heroFaults(parsed.value),
    ...monsterFaults(parsed.value),
    ...treasureFaults(parsed.value),
  ]
  return faults.length === 0 ? parsed : refuse('content', faults.join('\n'))
}

function heroFaults({ heroes }: Content): string[] {
  const faults = CLASSES.filter(name => !heroes.some(hero => hero.class === name)).map(
    name => `There is no hero of the class ${name}.`,
  )
  if (heroes.length < HEROES_NEEDED)
    faults.push(`There are ${heroes.length} heroes; ${HEROES_NEEDED} are needed.`)
  return [...faults, ...repeated(heroes.map(hero => `The hero ${hero.name}`))]
}

function monsterFaults({ board, monsters }: Content): string[] {
  const faults = monsters.flatMap(({ name, level, trap, rolls }) => {
    if ((trap === undefined) === (rolls === undefined))
      return [`${name} of level ${level} must have either six rolls or a trap.`]
    return []
  })
  for (const level of levels()) {
    const isNeeded = board.spaces.some(
      space => space.level === level && (space.kind === 'room' || space.kind === 'chamber'),
    )
    const hasMonster = monsters.some(
      card => card.level === level && card.copies > 0 && card.trap === undefined,
    )
    if (isNeeded && !hasMonster) faults.push(`Level ${level} has no monster in its pile.`)
  }
  return [
    ...faults,
    ...repeated(monsters.map(card => `The monster card ${card.name} of level ${card.level}`)),
  ]
}

function treasureFaults({ board, treasures }: Content): string[] {
  const faults = treasures.flatMap(({ name, level, power, plusTwoFrom }) => {
    if ((power === 'magic sword') !== (plusTwoFrom !== undefined))
      return [`${name} of level ${level}: a Magic Sword, and nothing else, needs plusTwoFrom.`]
    return []
  })
  for (const level of levels()) {
    const hasRoom = board.spaces.some(space => space.level === level && space.kind === 'room')
    const hasCard = treasures.some(card => card.level === level && card.copies > 0)
    if (hasRoom && !hasCard) faults.push(`Level ${level} has no treasure in its pile.`)
  }
  const names = treasures.map(card => `The treasure card ${card.name} (${card.value}) of level ${card.level}`)
  return [...faults, ...repeated(names)]
}

/** A sentence for each thing that stands in its list twice; copies are a number, not a repeated entry. */
function repeated(names: readonly string[]): string[] {
  const twice = new Set(names.filter((name, index) => names.indexOf(name) !== index))
  return [...twice].map(name => `${name} is listed twice.`)
}

function levels(): number[] {
  return Array.from({ length: LEVELS }, (_, index) => index + 1)
}
