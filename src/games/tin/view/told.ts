/** The same step with its tile and its card told in another way. */
import type { Step } from '../types.ts'

export function stepTold<T, C, U, D>(
  step: Step<T, C>,
  tile: (from: T) => U,
  card: (from: C) => D,
): Step<U, D> {
  switch (step.kind) {
    case 'lay':
      return { ...step, tile: tile(step.tile) }
    case 'bomb':
    case 'strike':
      return { ...step, card: step.card === null ? null : card(step.card) }
    default:
      return step
  }
}
