/** All that judgements need and that follows from the content alone: made once. */
import type { ContentIndex } from '../content/content-index.ts'
import { CLASSES, MOVEMENT } from '../types.ts'
import { type Chances, chancesOf, handsOf } from './chances.ts'
import { sumOver, tally } from './counts.ts'
import { type Hoard, hoardOf } from './known.ts'
import { FAR, type Steps, searchSteps, type Ways, waysOn } from './ways.ts'

/** A lair, and the turns it takes to go there and fight. */
export interface Neighbour {
  readonly lair: number
  readonly turns: number
}

export interface Judge {
  readonly content: ContentIndex
  readonly chances: Chances
  /** By class and level: the chance of a round by hand against any monster of it. */
  readonly means: readonly (readonly number[])[]
  /** The treasures of each level. */
  readonly printed: Hoard
  /** By class: its ways, and the steps that finding a secret door costs. */
  readonly ways: readonly Ways[]
  readonly search: readonly number[]
  readonly allDoors: number
  /** By lair: those nearest to it. */
  readonly near: readonly (readonly Neighbour[])[]
}

const judges = new WeakMap<ContentIndex, Judge>()

export function judgeOf(content: ContentIndex): Judge {
  const known = judges.get(content) ?? makeJudge(content)
  judges.set(content, known)
  return known
}

function makeJudge(content: ContentIndex): Judge {
  const search = CLASSES.map(searchSteps)
  const bySearch = new Map(search.map(steps => [steps, waysOn(content, steps)]))
  const known = waysOn(content, FAR)
  const chances = chancesOf(content)
  return {
    content,
    chances,
    means: CLASSES.map((_, heroClass) => meansOf(content, handsOf(chances, heroClass, 0))),
    printed: hoardOf(content),
    ways: search.map(steps => bySearch.get(steps) ?? known),
    search,
    allDoors: content.doors.reduce((bits, _, door) => bits | (1 << door), 0),
    near: content.lairs.map((space, lair) => neighboursOf(content, known.from(space, 0), lair)),
  }
}

export function waysFor({ ways }: Judge, heroClass: number): Ways {
  const found = ways[heroClass]
  if (!found) throw new Error(`There is no class ${heroClass}`)
  return found
}

const NEIGHBOURS = 4

function neighboursOf({ lairs }: ContentIndex, steps: Steps, lair: number): Neighbour[] {
  return lairs
    .map((space, other) => ({ lair: other, turns: 1 + (steps[space] ?? FAR) / MOVEMENT }))
    .filter(other => other.lair !== lair)
    .toSorted((a, b) => a.turns - b.turns)
    .slice(0, NEIGHBOURS)
}

/** By level, over all copies of each monster. */
function meansOf({ monstersOf, pack }: ContentIndex, hands: Float64Array): number[] {
  const copies = pack.monsters.map(monster => monster.copies)
  return monstersOf.map(kinds => sumOver(hands, kinds, copies) / Math.max(1, tally(kinds, copies)))
}
