/** What was said, in its order. */
import type { Saying } from '../../table/protocol.ts'

/** Told twice it is said once. */
export function merged(before: readonly Saying[], more: readonly Saying[]): readonly Saying[] {
  const known = new Set(before.map(({ number }) => number))
  return [...before, ...more.filter(({ number }) => !known.has(number))].toSorted(
    (a, b) => a.number - b.number,
  )
}

export function heardOf(sayings: readonly Saying[], until: number | null): readonly Saying[] {
  return until === null ? sayings : sayings.filter(({ number }) => number <= until)
}
