/** A match under all laws, for the tests of this folder. */
import { tryLaws } from '../../../engine/trial.ts'
import type { AnyKit } from '../../../engine/types.ts'

export const people = (count: number) =>
  Array.from({ length: count }, (_, seat) => ({ kind: 'person', name: `Player ${seat + 1}` }) as const)

/** The law that breaks in such a match, with its fault, or null. */
export function brokenIn(
  kit: AnyKit,
  options: Readonly<Record<string, unknown>>,
  seats: number,
  seed: number,
  sense = 0,
): string | null {
  const trial = tryLaws(kit, { options, seats: people(seats) }, seed, sense)
  return trial.broken && `${trial.broken.law}: ${trial.broken.fault} (step ${trial.steps})`
}
