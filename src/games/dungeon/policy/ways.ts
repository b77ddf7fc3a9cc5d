/** How far everything is for a hero: reckoned once for the doors it knows, because a plan asks for it at every step. */
import { type ContentIndex, num } from '../content/content-index.ts'
import { DIE_FACES, facesThatFind, type HeroClass, MOVEMENT, NONE } from '../types.ts'

/** By space: reckoned steps from one space, or to it, which is the same; FAR where no way leads. */
export type Steps = Uint16Array

export const FAR = 0xffff
/** Farther than this nobody plans. */
const FARTHEST = 1_000
/** Going on through an uncleared lair means a stop there, and mostly a fight (D-12). */
export const TOLL = 7
/** So many rows are kept: one is made in some microseconds, and few sets of doors come up in one match. */
const KEPT = 8_000

export interface Ways {
  /** From this space to all others by these doors. */
  from(space: number, doors: number): Steps
}

/** What finding a secret door costs, in steps: each failure ends a move (D-14). */
export function searchSteps(name: HeroClass): number {
  return Math.round((DIE_FACES / facesThatFind(name) - 1) * MOVEMENT)
}

/** For those whom a door still to be found costs so many steps more. */
export function waysOn(content: ContentIndex, search: number): Ways {
  const sets = new Map<number, (Steps | undefined)[]>()
  let kept = 0
  const make = (space: number, doors: number) => {
    if (kept >= KEPT) {
      sets.clear()
      kept = 0
    }
    kept += 1
    const rows = sets.get(doors) ?? []
    sets.set(doors, rows)
    const made = stepsFrom(content, space, doors, search)
    rows[space] = made
    return made
  }
  return { from: (space, doors) => sets.get(doors)?.[space] ?? make(space, doors) }
}

function stepsFrom(content: ContentIndex, start: number, doors: number, search: number): Steps {
  const steps = new Uint16Array(content.spaces).fill(FAR)
  const buckets: number[][] = [[start]]
  steps[start] = 0
  for (let cost = 0; cost < buckets.length; cost++) {
    for (const space of buckets[cost] ?? []) {
      if (steps[space] !== cost) continue
      const toll = space !== start && num(content.lair, space) !== NONE ? TOLL : 0
      for (const { to, door } of content.ways[space] ?? []) {
        const total = cost + 1 + toll + (door === NONE || ((doors >>> door) & 1) === 1 ? 0 : search)
        if (total > FARTHEST || total >= (steps[to] ?? 0)) continue
        steps[to] = total
        while (buckets.length <= total) buckets.push([])
        buckets[total]?.push(to)
      }
    }
  }
  return steps
}
