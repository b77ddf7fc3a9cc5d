/** A piece of a study: all arms of its games, one after the other. */
import type { Lab } from './lab.ts'
import { bookOf, type Was } from './notes.ts'
import { type Outcome, playGame, sidesOf } from './play-game.ts'
import type { Sheet } from './play-out.ts'
import type { Range } from './range.ts'
import { type Counted, type Differences, entry, type Fourfold, nothing, type Pair } from './tally.ts'
import type { Took } from './took.ts'

export interface Chunk {
  readonly range: Range
  readonly counted: Counted
  readonly took: Took
}

export function playChunk(lab: Lab, range: Range): Chunk {
  const [counted, took]: [Counted, Took] = [nothing(lab.benches.length), {}]
  const sheets = counted.arms.map((tally): Sheet => ({ tally, book: bookOf(tally, sidesOf(lab)), took }))
  for (let number = range.from; number < range.to; number++) {
    const outcomes = lab.benches.flatMap((bench, arm) => {
      const sheet = sheets[arm]
      return sheet ? [playGame(lab, bench, number, sheet)] : []
    })
    const [first, ...others] = outcomes
    for (const [index, other] of others.entries()) {
      const pair = counted.pairs[index]
      if (first && pair) compare(pair, first, other)
    }
  }
  return { range, counted, took }
}

/** The same game under the first arm and under another. */
export function compare(pair: Pair, first: Outcome, other: Outcome): void {
  pair.games += 1
  for (const [side, won] of first.won.entries()) {
    const four = entry(pair.won, `${side}`, noFourfold)
    const cell = cellOf(won, other.won[side] ?? false)
    four[cell] += 1
    for (const { kind, name, id } of sameIn(first.were[side] ?? [], other.were[side] ?? []))
      entry(entry(pair.same[kind], name, noIds), id, noFourfold)[cell] += 1
  }
  for (const name of ['rounds', 'steps', 'decisions'] as const) note(pair[name], other[name] - first[name])
}

/** What a side was under both, each once. */
function sameIn(first: readonly Was[], other: readonly Was[]): Was[] {
  const keys = new Set(other.map(keyOf))
  return first.filter(was => keys.delete(keyOf(was)))
}

const keyOf = ({ kind, name, id }: Was) => JSON.stringify([kind, name, id])
const noIds = (): Record<string, Fourfold> => ({})
const noFourfold = (): Fourfold => ({ both: 0, first: 0, other: 0, neither: 0 })

export function cellOf(first: boolean, other: boolean): keyof Fourfold {
  if (first) return other ? 'both' : 'first'
  return other ? 'other' : 'neither'
}

function note(differences: Differences, difference: number): void {
  differences.sum += difference
  differences.squares += difference ** 2
}
