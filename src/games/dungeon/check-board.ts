import type { Sentence } from '../../engine/types.ts'
import { say } from './text/faults.ts'
import { type Content, LEVELS, type OpeningFact, type SpaceFact } from './types.ts'

type Board = Content['board']

/** What a hero knows of secret doors is kept in the bits of one number. */
const SECRET_DOORS = 31

export function boardFaults(board: Board): Sentence[] {
  const known = new Map(board.spaces.map(space => [space.id, space]))
  const faults = [...placeFaults(board), ...cellFaults(board), ...openingFaults(board, known)]
  return faults.length === 0 ? reachFaults(board) : faults
}

function placeFaults({ spaces, openings }: Board): Sentence[] {
  const faults: Sentence[] = []
  const halls = spaces.filter(space => space.kind === 'hall')
  const [hall] = halls
  if (halls.length !== 1) faults.push(say(t => t.oneHall(halls.length)))
  else if (hall && hall.level !== 1) faults.push(say(t => t.hallLevel))
  const secret = openings.filter(opening => opening.kind === 'secret').length
  if (secret > SECRET_DOORS) faults.push(say(t => t.secretDoors(secret, SECRET_DOORS)))
  for (let level = 1; level <= LEVELS; level++)
    if (!spaces.some(space => space.level === level && space.kind === 'room'))
      faults.push(say(t => t.noRoom(level)))
  return faults
}

function cellFaults({ width, height, spaces }: Board): Sentence[] {
  const owner = new Map<string, string>()
  const ids = new Set<string>()
  return spaces.flatMap(space => {
    const faults: Sentence[] = []
    if (ids.has(space.id)) faults.push(say(t => t.spaceTwice(space.id)))
    ids.add(space.id)
    const [x, y, w, h] = space.cells
    if (w === 0 || h === 0 || x + w > width || y + h > height)
      return [...faults, say(t => t.offBoard(space.id))]
    for (const cell of cellsOf(space)) {
      const before = owner.get(cell)
      if (before !== undefined) return [...faults, say(t => t.sharedCell(before, space.id, cell))]
      owner.set(cell, space.id)
    }
    return faults
  })
}

function openingFaults({ openings }: Board, known: ReadonlyMap<string, SpaceFact>): Sentence[] {
  const seen = new Set<string>()
  return openings.flatMap(opening => {
    const { a, b } = opening
    const missing = [a, b].filter(id => !known.has(id))
    if (missing.length > 0) return missing.map(id => say(t => t.noSpace(id)))
    const [first, second] = a < b ? [a, b] : [b, a]
    const pair = `${first} ${second}`
    if (seen.has(pair)) return [say(t => t.openingTwice(first, second))]
    seen.add(pair)
    return isOnWall(opening, known) ? [] : [say(t => t.offWall(first, second))]
  })
}

/** An opening stands on an edge of the grid with one of its spaces on each side. */
function isOnWall({ a, b, wall }: OpeningFact, known: ReadonlyMap<string, SpaceFact>): boolean {
  const [x1, y1, x2, y2] = wall
  const isUpright = x1 === x2 && y2 === y1 + 1
  if (!isUpright && !(y1 === y2 && x2 === x1 + 1)) return false
  const near = isUpright ? `${x1 - 1},${y1}` : `${x1},${y1 - 1}`
  const far = `${x1},${y1}`
  const [first, second] = [a, b].map(id => known.get(id)).map(space => (space ? cellsOf(space) : []))
  if (!first || !second) return false
  return (first.includes(near) && second.includes(far)) || (first.includes(far) && second.includes(near))
}

function cellsOf({ cells: [x, y, w, h] }: SpaceFact): string[] {
  return Array.from({ length: w * h }, (_, index) => `${x + (index % w)},${y + Math.floor(index / w)}`)
}

/** Every space can be reached from the Great Hall, secret doors included. */
function reachFaults({ spaces, openings }: Board): Sentence[] {
  const reached = new Set(spaces.filter(space => space.kind === 'hall').map(space => space.id))
  for (let before = 0; before !== reached.size; ) {
    before = reached.size
    for (const { a, b } of openings) {
      if (reached.has(a)) reached.add(b)
      else if (reached.has(b)) reached.add(a)
    }
  }
  return spaces.filter(space => !reached.has(space.id)).map(space => say(t => t.unreached(space.id)))
}
