/** How far it is over the board. */
import { NONE } from '../types.ts'
import { type ContentIndex, num } from './content-index.ts'

/** Steps to `goal` from every space, all doors known (D-82); NONE where no way leads. */
export function distancesTo(content: ContentIndex, goal: number): readonly number[] {
  const known = content.distances.get(goal)
  if (known) return known
  const steps = Array.from({ length: content.spaces }, () => NONE)
  const queue = [goal]
  steps[goal] = 0
  for (const space of queue) {
    for (const { to } of content.ways[space] ?? []) {
      if (num(steps, to) !== NONE) continue
      steps[to] = num(steps, space) + 1
      queue.push(to)
    }
  }
  content.distances.set(goal, steps)
  return steps
}
