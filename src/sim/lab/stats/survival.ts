/** How many come through each stage of a way. */
import { type Interval, wilson } from '../../wilson.ts'
import type { Ended } from '../tally.ts'

export interface Stage extends Interval {
  readonly stage: number
  /** Those who came as far, those who fell there, and those who came no further, whether they fell or not. */
  readonly reached: number
  readonly fell: number
  readonly last: number
  /** The share of all who had fallen neither there nor before, and its interval: after the last stage, of those who never fell. */
  readonly alive: number
}

export function survivalOf(ends: Readonly<Record<string, Ended>>): Stage[] {
  const stages = Object.entries(ends)
    .map(([stage, end]) => ({ stage: Number(stage), ...end }))
    .toSorted((a, b) => a.stage - b.stage)
  const all = stages.reduce((sum, { of }) => sum + of, 0)
  let [reached, fallen] = [all, 0]
  return stages.map(({ stage, of, fell }) => {
    fallen += fell
    const alive = all === 0 ? 0 : 1 - fallen / all
    const found = { stage, reached, fell, last: of, alive, ...wilson(all - fallen, all) }
    reached -= of
    return found
  })
}

/** At most so many rows: whoever fell between two of them is told with the later one. */
export function thinned(stages: readonly Stage[], most: number): Stage[] {
  const every = Math.max(1, Math.ceil(stages.length / most))
  return stages
    .filter((_, index) => index % every === 0)
    .flatMap((first, index) => togetherOf(first, stages.slice(index * every, (index + 1) * every)))
}

function togetherOf({ reached }: Stage, group: readonly Stage[]): Stage[] {
  const sum = (of: (stage: Stage) => number) => group.reduce((total, stage) => total + of(stage), 0)
  return group.slice(-1).map(end => ({
    ...end,
    reached,
    fell: sum(({ fell }) => fell),
    last: sum(({ last }) => last),
  }))
}
