/** Sums over kinds of cards. */

/** How many cards of these kinds there are. */
export function tally(kinds: readonly number[], counts: readonly number[]): number {
  let total = 0
  for (let index = 0; index < kinds.length; index++) total += counts[kinds[index] ?? 0] ?? 0
  return total
}

/** The chances against them, added up. */
export function sumOver(chances: Float64Array, kinds: readonly number[], counts: readonly number[]): number {
  let sum = 0
  for (let index = 0; index < kinds.length; index++) {
    const card = kinds[index] ?? 0
    sum += (counts[card] ?? 0) * (chances[card] ?? 0)
  }
  return sum
}
