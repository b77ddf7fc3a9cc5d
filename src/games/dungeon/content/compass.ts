/** Where a way leads, read off the wall that it goes through. */

import type { OpeningFact } from '../types.ts'
import { type ContentIndex, spaceFact } from './content-index.ts'

/** `on` where no wall tells. */
export type Wind = 'north' | 'east' | 'south' | 'west' | 'on'

export function windTo(content: ContentIndex, from: number, to: number): Wind {
  const way = openingTo(content, from, to)
  if (!way) return 'on'
  const [x1, y1, x2] = way.wall
  const [left, up] = spaceFact(content, to).cells
  if (x1 === x2) return left >= x1 ? 'east' : 'west'
  return up >= y1 ? 'south' : 'north'
}

function openingTo(content: ContentIndex, from: number, to: number): OpeningFact | undefined {
  const here = spaceFact(content, from).id
  const there = spaceFact(content, to).id
  return content.pack.board.openings.find(
    ({ a, b }) => (a === here && b === there) || (b === here && a === there),
  )
}

/** Passages of one kind that leave through the same wall, counted from the north or the west. */
export interface Among {
  readonly index: number
  readonly count: number
}

/** Null where nothing has to be told apart. */
export function amongAlike(content: ContentIndex, from: number, to: number): Among | null {
  const { kind } = spaceFact(content, to)
  const wind = windTo(content, from, to)
  const alike = (content.ways[from] ?? [])
    .map(way => way.to)
    .filter(other => spaceFact(content, other).kind === kind && windTo(content, from, other) === wind)
    .toSorted((a, b) => alongWall(content, from, a) - alongWall(content, from, b))
  return alike.length < 2 ? null : { index: alike.indexOf(to), count: alike.length }
}

function alongWall(content: ContentIndex, from: number, to: number): number {
  const [x1 = 0, y1 = 0, x2 = 0] = openingTo(content, from, to)?.wall ?? []
  return x1 === x2 ? y1 : x1
}

/** A way in letters, a step each: `nne`; where two ways lead east the second is `e2`. */
export function lettersOf(content: ContentIndex, from: number, steps: readonly number[]): string {
  return steps
    .map((to, index) => {
      const here = steps[index - 1] ?? from
      const among = amongAlike(content, here, to)
      return `${windTo(content, here, to).charAt(0)}${among && among.index > 0 ? among.index + 1 : ''}`
    })
    .join('')
}
