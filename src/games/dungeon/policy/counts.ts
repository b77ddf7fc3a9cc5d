/** Sums over kinds of cards. */
import { num } from '../content/content-index.ts'

/** How many cards of these kinds there are. */
export function tally(kinds: readonly number[], counts: readonly number[]): number {
  let total = 0
  for (let index = 0; index < kinds.length; index++) total += num(counts, num(kinds, index))
  return total
}

/** The chances against them, added up. */
export function sumOver(chances: Float64Array, kinds: readonly number[], counts: readonly number[]): number {
  let sum = 0
  for (let index = 0; index < kinds.length; index++) {
    const card = num(kinds, index)
    sum += num(counts, card) * (chances[card] ?? 0)
  }
  return sum
}
