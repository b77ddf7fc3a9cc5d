/** How many come through each stage of a way. */
import type { Ended } from '../tally.ts'

export interface Stage {
  readonly stage: number
  /** Those who came as far, those who fell there, and those whose way ended there otherwise. */
  readonly reached: number
  readonly fell: number
  readonly left: number
  /** The chance to live through this stage and all before it, by Kaplan and Meier: who leaves is no longer at risk. */
  readonly alive: number
}

export function survivalOf(ends: Readonly<Record<string, Ended>>): Stage[] {
  const stages = Object.entries(ends)
    .map(([stage, end]) => ({ stage: Number(stage), ...end }))
    .toSorted((a, b) => a.stage - b.stage)
  let reached = stages.reduce((sum, { of }) => sum + of, 0)
  let alive = 1
  return stages.map(({ stage, of, fell }) => {
    alive *= 1 - fell / reached
    const found = { stage, reached, fell, left: of - fell, alive }
    reached -= of
    return found
  })
}
