/** Stairs that belong together, and where they lead. */
import type { Content, SpaceFact } from '../types.ts'

export interface Flight {
  /** The spaces of the stairs. */
  readonly spaces: readonly SpaceFact[]
  /** What is reached by them, through no secret door. */
  readonly ends: readonly SpaceFact[]
}

type Beside = (space: SpaceFact) => readonly SpaceFact[]

const known = new WeakMap<Content['board'], readonly Flight[]>()

/** Worked out once for a board. */
export function flightsOf({ board }: Pick<Content, 'board'>): readonly Flight[] {
  const found = known.get(board) ?? allIn(board)
  known.set(board, found)
  return found
}

function allIn({ spaces, openings }: Content['board']): Flight[] {
  const byId = new Map(spaces.map(space => [space.id, space]))
  const open = openings.filter(({ kind }) => kind !== 'secret')
  const beside: Beside = ({ id }) =>
    open.flatMap(({ a, b }) => byId.get(a === id ? b : b === id ? a : '') ?? [])
  const taken = new Set<SpaceFact>()
  return spaces.filter(isStair).flatMap(stair => {
    if (taken.has(stair)) return []
    const flight = flightFrom(stair, beside)
    for (const space of flight.spaces) taken.add(space)
    return [flight]
  })
}

/** The levels that it joins, the upper one first. */
export function levelsOf({ ends }: Flight): number[] {
  return [...new Set(ends.map(({ level }) => level))].toSorted((a, b) => a - b)
}

function isStair({ kind }: SpaceFact): boolean {
  return kind === 'stair'
}

function flightFrom(stair: SpaceFact, beside: Beside): Flight {
  const spaces = new Set([stair])
  for (const space of spaces) for (const next of beside(space).filter(isStair)) spaces.add(next)
  const ends = [...spaces].flatMap(beside).filter(space => !isStair(space))
  return { spaces: [...spaces], ends: [...new Set(ends)] }
}
