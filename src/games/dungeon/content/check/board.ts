/** Whether a board hangs together. */
import type { Fault, Sentence } from '../../../../engine/types.ts'
import { say } from '../../text/faults.ts'
import { type Content, LEVELS, type OpeningFact, type SpaceFact } from '../../types.ts'

type Board = Content['board']

/** What a hero knows of secret doors is kept in the bits of one number. */
const SECRET_DOORS = 31

const SPACES = 'board.spaces'
const OPENINGS = 'board.openings'

export function boardFaults(board: Board): Fault[] {
  const known = new Map(board.spaces.map(space => [space.id, space]))
  const faults = [...placeFaults(board), ...cellFaults(board), ...openingFaults(board, known)]
  return faults.length === 0 ? reachFaults(board) : faults
}

function placeFaults({ spaces, openings }: Board): Fault[] {
  const faults: Fault[] = []
  const halls = spaces.filter(space => space.kind === 'hall')
  const [hall] = halls
  if (halls.length !== 1) faults.push({ place: SPACES, said: say(t => t.oneHall(halls.length)) })
  else if (hall && hall.level !== 1)
    faults.push({ place: `${SPACES}.${spaces.indexOf(hall)}.level`, said: say(t => t.hallLevel) })
  const secret = openings.filter(opening => opening.kind === 'secret').length
  if (secret > SECRET_DOORS)
    faults.push({ place: OPENINGS, said: say(t => t.secretDoors(secret, SECRET_DOORS)) })
  for (let level = 1; level <= LEVELS; level++)
    if (!spaces.some(space => space.level === level && space.kind === 'room'))
      faults.push({ place: SPACES, said: say(t => t.noRoom(level)) })
  return faults
}

function cellFaults({ width, height, spaces }: Board): Fault[] {
  const owner = new Map<string, string>()
  const ids = new Set<string>()
  return spaces.flatMap((space, index) => {
    const faults: Fault[] = []
    const add = (said: Sentence) => faults.push({ place: `${SPACES}.${index}`, said })
    if (ids.has(space.id)) add(say(t => t.spaceTwice(space.id)))
    ids.add(space.id)
    const [x, y, w, h] = space.cells
    if (w === 0 || h === 0 || x + w > width || y + h > height) {
      add(say(t => t.offBoard(space.id)))
      return faults
    }
    for (const cell of cellsOf(space)) {
      const before = owner.get(cell)
      if (before !== undefined) {
        add(say(t => t.sharedCell(before, space.id, cell)))
        return faults
      }
      owner.set(cell, space.id)
    }
    return faults
  })
}

function openingFaults({ openings }: Board, known: ReadonlyMap<string, SpaceFact>): Fault[] {
  const seen = new Set<string>()
  return openings.flatMap((opening, index) =>
    faultsOfOpening(opening, known, seen).map(said => ({ place: `${OPENINGS}.${index}`, said })),
  )
}

function faultsOfOpening(
  opening: OpeningFact,
  known: ReadonlyMap<string, SpaceFact>,
  seen: Set<string>,
): Sentence[] {
  const { a, b } = opening
  const missing = [a, b].filter(id => !known.has(id))
  if (missing.length > 0) return missing.map(id => say(t => t.noSpace(id)))
  const [first, second] = a < b ? [a, b] : [b, a]
  const pair = `${first} ${second}`
  if (seen.has(pair)) return [say(t => t.openingTwice(first, second))]
  seen.add(pair)
  return isOnWall(opening, known) ? [] : [say(t => t.offWall(first, second))]
}

/** An opening stands on an edge of the grid with one of its spaces on each side. */
function isOnWall({ a, b, wall }: OpeningFact, known: ReadonlyMap<string, SpaceFact>): boolean {
  const [x1, y1, x2, y2] = wall
  const isUpright = x1 === x2 && y2 === y1 + 1
  if (!isUpright && !(y1 === y2 && x2 === x1 + 1)) return false
  const near: Cell = isUpright ? [x1 - 1, y1] : [x1, y1 - 1]
  const far: Cell = [x1, y1]
  const [first, second] = [known.get(a), known.get(b)]
  return (holds(first, near) && holds(second, far)) || (holds(first, far) && holds(second, near))
}

type Cell = readonly [x: number, y: number]

function holds(space: SpaceFact | undefined, [x, y]: Cell): boolean {
  if (!space) return false
  const [left, top, width, height] = space.cells
  return x >= left && x < left + width && y >= top && y < top + height
}

/** One by one, so that whoever stops looking stops the listing. */
function* cellsOf({ cells: [x, y, w, h] }: SpaceFact): Generator<string> {
  for (let index = 0; index < w * h; index++) yield `${x + (index % w)},${y + Math.floor(index / w)}`
}

/** Every space can be reached from the Great Hall, secret doors included. */
function reachFaults({ spaces, openings }: Board): Fault[] {
  const ways = waysOf(openings)
  const reached = new Set(spaces.filter(space => space.kind === 'hall').map(space => space.id))
  // A set is gone through in the order in which it grows.
  for (const id of reached) for (const next of ways.get(id) ?? []) reached.add(next)
  return spaces.flatMap(({ id }, index) =>
    reached.has(id) ? [] : [{ place: `${SPACES}.${index}`, said: say(t => t.unreached(id)) }],
  )
}

function waysOf(openings: readonly OpeningFact[]): Map<string, string[]> {
  const ways = new Map<string, string[]>()
  const lead = (from: string, to: string) => {
    const known = ways.get(from)
    if (known) known.push(to)
    else ways.set(from, [to])
  }
  for (const { a, b } of openings) {
    lead(a, b)
    lead(b, a)
  }
  return ways
}
