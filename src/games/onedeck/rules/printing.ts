/** Where the two rulebooks differ in more than figures: O-14, O-71, O-87, O-88. */
import type { State } from '../types.ts'

/** O-14: the revised printing has an open door, once entered, faced. */
export function maySlipAway(state: State): boolean {
  return state.edition === 'first'
}

/** O-71: a way to flee in the first printing; in the revised one it skips an encounter about to begin. */
export function isInvisibilityFlight(state: State): boolean {
  return state.edition === 'first'
}

/** O-87: at once where the start-of-turn time uncovered the Stairs; in the first printing at the end of a turn only. */
export function mayDescendAtOnce(state: State): boolean {
  return state.edition === 'revised'
}

/** O-88: Stairs damage of consequences waits for the end of that step; in the first printing it falls at once. */
export function doStairsWait(state: State): boolean {
  return state.edition === 'revised'
}
