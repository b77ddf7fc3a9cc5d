/** Where a way leads, read off the wall that it goes through. */
import { type Book, spaceFact } from './book.ts'
import type { OpeningFact } from './types.ts'

/** `on` where no wall tells. */
export type Wind = 'north' | 'east' | 'south' | 'west' | 'on'

export function windTo(book: Book, from: number, to: number): Wind {
  const way = openingTo(book, from, to)
  if (!way) return 'on'
  const [x1, y1, x2] = way.wall
  const [left, up] = spaceFact(book, to).cells
  if (x1 === x2) return left >= x1 ? 'east' : 'west'
  return up >= y1 ? 'south' : 'north'
}

function openingTo(book: Book, from: number, to: number): OpeningFact | undefined {
  const here = spaceFact(book, from).id
  const there = spaceFact(book, to).id
  return book.content.board.openings.find(
    ({ a, b }) => (a === here && b === there) || (b === here && a === there),
  )
}

/** Passages of one kind that leave through the same wall, counted from the north or the west. */
export interface Among {
  readonly index: number
  readonly count: number
}

/** Null where nothing has to be told apart. */
export function amongAlike(book: Book, from: number, to: number): Among | null {
  const { kind } = spaceFact(book, to)
  const wind = windTo(book, from, to)
  const alike = (book.ways[from] ?? [])
    .map(way => way.to)
    .filter(other => spaceFact(book, other).kind === kind && windTo(book, from, other) === wind)
    .toSorted((a, b) => alongWall(book, from, a) - alongWall(book, from, b))
  return alike.length < 2 ? null : { index: alike.indexOf(to), count: alike.length }
}

function alongWall(book: Book, from: number, to: number): number {
  const [x1 = 0, y1 = 0, x2 = 0] = openingTo(book, from, to)?.wall ?? []
  return x1 === x2 ? y1 : x1
}

/** A way in letters, a step each: `nne`; where two ways lead east the second is `e2`. */
export function lettersOf(book: Book, from: number, steps: readonly number[]): string {
  return steps
    .map((to, index) => {
      const here = steps[index - 1] ?? from
      const among = amongAlike(book, here, to)
      return `${windTo(book, here, to).charAt(0)}${among && among.index > 0 ? among.index + 1 : ''}`
    })
    .join('')
}
