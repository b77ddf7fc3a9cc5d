/** Entries of content have a position, which states use, and an id, which everything uses that leaves the rules. */
import { NONE } from '../types.ts'

export interface Ids {
  /** By position. */
  readonly of: readonly string[]
  readonly at: ReadonlyMap<string, number>
}

export function idsOf(list: readonly string[]): Ids {
  return { of: list, at: new Map(list.map((id, position) => [id, position])) }
}

/** The id of what stands at this position; asking for another is our own bug. */
export function idAt({ of }: Ids, position: number): string {
  const id = of[position]
  if (id === undefined) throw new Error(`Nothing stands at ${position}`)
  return id
}

/** The same where there may be none. */
export function idOrNull({ of }: Ids, position: number): string | null {
  return of[position] ?? null
}

/** The position of what a legal action names. */
export function positionOf({ at }: Ids, id: string): number {
  const position = at.get(id)
  if (position === undefined) throw new Error(`There is no ${id}`)
  return position
}

/** The position of what a view names, or NONE. */
export function positionIn({ at }: Ids, id: string | null): number {
  return id === null ? NONE : (at.get(id) ?? NONE)
}
