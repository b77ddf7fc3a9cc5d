/** The standard set: board, heroes and cards. */
import type { Content, OpeningFact, SpaceFact } from '../types.ts'
import { germanPlace } from './german.ts'
import { HEROES } from './heroes.ts'
import { MONSTERS } from './monsters.ts'
import { OPENINGS } from './openings.ts'
import { SPACES } from './spaces.ts'
import { TREASURES } from './treasures.ts'

const SPACE_LINE = /^(\S+) (hall|chamber|room|corridor|stair) (\d) (\d+),(\d+),(\d+),(\d+)(?: (.+) = (.+))?$/
const OPENING_LINE = /^(\S+) (\S+) (open|door|secret) (\d+),(\d+),(\d+),(\d+)$/

export const standard: Content = {
  board: {
    width: 47,
    height: 34,
    spaces: linesOf(SPACES).map(spaceOf),
    openings: linesOf(OPENINGS).map(openingOf),
  },
  heroes: HEROES,
  goals: { rogue: 10_000, cleric: 10_000, fighter: 20_000, wizard: 30_000 },
  monsters: MONSTERS,
  treasures: TREASURES,
  spells: { fireball: 8, lightning: 8, teleport: 8 },
}

function linesOf(text: string): string[] {
  return text.split('\n').filter(line => line !== '')
}

function spaceOf(line: string): SpaceFact {
  const [, id, kind, level, x, y, w, h, name, german] = SPACE_LINE.exec(line) ?? []
  if (id === undefined || !isSpaceKind(kind)) throw new Error(`Not a space: ${line}`)
  const cells: SpaceFact['cells'] = [Number(x), Number(y), Number(w), Number(h)]
  const names = name === undefined || german === undefined ? {} : { name, de: germanPlace(german) }
  return { id, kind, level: Number(level), cells, ...names }
}

function openingOf(line: string): OpeningFact {
  const [, a, b, kind, x1, y1, x2, y2] = OPENING_LINE.exec(line) ?? []
  if (a === undefined || b === undefined || !isOpeningKind(kind)) throw new Error(`Not an opening: ${line}`)
  return { a, b, kind, wall: [Number(x1), Number(y1), Number(x2), Number(y2)] }
}

function isSpaceKind(word: string | undefined): word is SpaceFact['kind'] {
  return word === 'hall' || word === 'chamber' || word === 'room' || word === 'corridor' || word === 'stair'
}

function isOpeningKind(word: string | undefined): word is OpeningFact['kind'] {
  return word === 'open' || word === 'door' || word === 'secret'
}
