/** How long one may think. */
import type { Mind } from '../mind.ts'

/** Whether so many iterations are more than the budget has. */
export function spending({ budget, now }: Pick<Mind, 'budget' | 'now'>): (iterations: number) => boolean {
  if ('iterations' in budget) return iterations => iterations > budget.iterations
  const end = now() + budget.milliseconds
  return () => now() >= end
}
