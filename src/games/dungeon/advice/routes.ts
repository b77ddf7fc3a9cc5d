/** Shortest ways for planning: steps, and what doors still to be found and monsters on the way are reckoned at. */
import { num } from '../content/content-index.ts'
import { isCleared, isTaken, knowsDoor } from '../rules/index.ts'
import { NONE } from '../types.ts'
import { chanceAt, type Outlook } from './goals.ts'

export interface Routes {
  /** By space: reckoned steps from the start, or NONE. */
  readonly steps: readonly number[]
  /** By space: the one before it on the way. */
  readonly before: readonly number[]
}

const SEARCH = 14
const ROGUE_SEARCH = 6
const FARTHEST = 400
const TELEPORT = 4

/** From a space to all others. Ends in uncleared lairs cost nothing; going through one costs the fight. */
export function routesFrom(look: Outlook, start: number): Routes {
  const { content } = look
  const steps = Array.from({ length: content.spaces }, () => NONE)
  const before = Array.from({ length: content.spaces }, () => NONE)
  const buckets: number[][] = [[start]]
  steps[start] = 0
  for (let cost = 0; cost < Math.min(buckets.length, FARTHEST); cost++) {
    for (const space of buckets[cost] ?? []) {
      if (num(steps, space) !== cost) continue
      const toll = space === start ? 0 : tollOf(look, space)
      for (const [to, extra] of exits(look, space)) {
        const total = cost + toll + extra
        const known = num(steps, to)
        if (known !== NONE && known <= total) continue
        steps[to] = total
        before[to] = space
        while (buckets.length <= total) buckets.push([])
        buckets[total]?.push(to)
      }
    }
  }
  return { steps, before }
}

/** Going on through an uncleared lair means stopping and clearing it first: three times over in a chamber. */
function tollOf(look: Outlook, space: number): number {
  const { content, reading } = look
  if (isCleared(content, reading, space)) return 0
  // A hero may walk out again next turn without having won, so one stop is the least and a lost fight or two the most.
  return Math.round(5 + 5 * (1 - chanceAt(look, space).hand))
}

function exits(look: Outlook, space: number): [number, number][] {
  const { content, reading, mine } = look
  const search = mine.class === 'rogue' ? ROGUE_SEARCH : SEARCH
  const out: [number, number][] = []
  for (const { to, door } of content.ways[space] ?? []) {
    if (!isCleared(content, reading, to) && isTaken(content, reading, to)) continue
    out.push([to, knowsDoor(content, mine, door) ? 1 : 1 + search])
  }
  if (num(mine.seat.spells, 2) > 0 && !reading.view.hasCast && content.shares[space] === true) {
    const level = num(content.level, space)
    for (let near = level - 1; near <= level + 1; near++)
      for (const to of content.chambers[near] ?? []) if (to !== space) out.push([to, TELEPORT])
  }
  return out
}

/** The first space on the way to a goal. */
export function firstStep({ before }: Routes, start: number, goal: number): number {
  let space = goal
  while (num(before, space) !== start) {
    space = num(before, space)
    if (space === NONE) return NONE
  }
  return space
}
