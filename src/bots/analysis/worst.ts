/** The choices of a match that cost most. */
import type { Choice } from './types.ts'

export function worstOf(choices: readonly Choice[], most: number): readonly Choice[] {
  return choices
    .filter(({ cost }) => cost > 0)
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, most)
}
