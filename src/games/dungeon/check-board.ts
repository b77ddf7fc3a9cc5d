import { type Content, LEVELS, type OpeningFact, type SpaceFact } from './types.ts'

type Board = Content['board']

/** What a hero knows of secret doors is kept in the bits of one number. */
const SECRET_DOORS = 31

export function boardFaults(board: Board): string[] {
  const known = new Map(board.spaces.map(space => [space.id, space]))
  const faults = [...placeFaults(board), ...cellFaults(board), ...openingFaults(board, known)]
  return faults.length === 0 ? reachFaults(board) : faults
}

function placeFaults({ spaces, openings }: Board): string[] {
  const faults: string[] = []
  const halls = spaces.filter(space => space.kind === 'hall')
  const [hall] = halls
  if (halls.length !== 1) faults.push(`There must be one Great Hall, not ${halls.length}.`)
  else if (hall && hall.level !== 1) faults.push('The Great Hall must be on level 1.')
  const secret = openings.filter(opening => opening.kind === 'secret').length
  if (secret > SECRET_DOORS)
    faults.push(`There are ${secret} secret doors; at most ${SECRET_DOORS} can be kept.`)
  for (let level = 1; level <= LEVELS; level++)
    if (!spaces.some(space => space.level === level && space.kind === 'room'))
      faults.push(`Level ${level} has no room.`)
  return faults
}

function cellFaults({ width, height, spaces }: Board): string[] {
  const owner = new Map<string, string>()
  const ids = new Set<string>()
  return spaces.flatMap(space => {
    const faults: string[] = []
    if (ids.has(space.id)) faults.push(`The space ${space.id} is listed twice.`)
    ids.add(space.id)
    const [x, y, w, h] = space.cells
    if (w === 0 || h === 0 || x + w > width || y + h > height)
      return [...faults, `The space ${space.id} does not lie on the board.`]
    for (const cell of cellsOf(space)) {
      const before = owner.get(cell)
      if (before !== undefined)
        return [...faults, `The spaces ${before} and ${space.id} share the cell ${cell}.`]
      owner.set(cell, space.id)
    }
    return faults
  })
}

function openingFaults({ openings }: Board, known: ReadonlyMap<string, SpaceFact>): string[] {
  const seen = new Set<string>()
  return openings.flatMap(opening => {
    const { a, b } = opening
    const missing = [a, b].filter(id => !known.has(id))
    if (missing.length > 0) return missing.map(id => `An opening leads to ${id}, which is no space.`)
    const pair = [a, b].toSorted().join(' and ')
    if (seen.has(pair)) return [`The opening between ${pair} is listed twice.`]
    seen.add(pair)
    return isOnWall(opening, known) ? [] : [`The opening between ${pair} is not on a wall that both share.`]
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
function reachFaults({ spaces, openings }: Board): string[] {
  const reached = new Set(spaces.filter(space => space.kind === 'hall').map(space => space.id))
  for (let before = 0; before !== reached.size; ) {
    before = reached.size
    for (const { a, b } of openings) {
      if (reached.has(a)) reached.add(b)
      else if (reached.has(b)) reached.add(a)
    }
  }
  return spaces
    .filter(space => !reached.has(space.id))
    .map(space => `The space ${space.id} cannot be reached from the Great Hall.`)
}
