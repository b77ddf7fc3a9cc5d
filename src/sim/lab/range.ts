/** Games by their numbers: a study is cut into ranges, and what was played of it is a list of ranges. */
import { z } from 'zod'

/** From the first game to before the last one. */
export interface Range {
  readonly from: number
  readonly to: number
}

export const rangeShape: z.ZodType<Range> = z
  .strictObject({ from: z.int().min(0), to: z.int().min(1) })
  .refine(({ from, to }) => from < to)

export function sizeOf(ranges: readonly Range[]): number {
  return ranges.reduce((sum, { from, to }) => sum + to - from, 0)
}

/** In order, and what touches is one. */
export function joined(ranges: readonly Range[]): Range[] {
  const found: Range[] = []
  for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = found.at(-1)
    if (last && range.from <= last.to)
      found[found.length - 1] = { from: last.from, to: Math.max(last.to, range.to) }
    else found.push(range)
  }
  return found
}

/** What is missing of the first so many games. */
export function missing(games: number, played: readonly Range[]): Range[] {
  const found: Range[] = []
  let next = 0
  for (const { from, to } of joined(played)) {
    if (from > next) found.push({ from: next, to: Math.min(from, games) })
    next = Math.max(next, to)
    if (next >= games) return found
  }
  return games > next ? [...found, { from: next, to: games }] : found
}

/** Pieces of so many games at most, beginning at multiples of it: whoever cuts the same study cuts the same pieces. */
export function cut(ranges: readonly Range[], size: number): Range[] {
  return ranges.flatMap(({ from, to }) => {
    const pieces: Range[] = []
    for (let next = from; next < to; ) {
      const end = Math.min(to, (Math.floor(next / size) + 1) * size)
      pieces.push({ from: next, to: end })
      next = end
    }
    return pieces
  })
}
