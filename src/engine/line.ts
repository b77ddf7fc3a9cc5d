/**
 * The line of play that stands: a chain from the latest step back to the beginning. Undone steps leave it and stay in
 * the log. Every sixteenth link keeps its state, so that going back or forth folds a few steps and never the match.
 */
import type { Step } from './log.ts'
import type { AnyGame } from './types.ts'

export interface Line {
  readonly length: number
  /** The step that led here, and the line before it; null at the beginning. */
  readonly step: Step | null
  readonly before: Line | null
  /** The step showed somebody what was hidden: it is not taken back. */
  readonly shut: boolean
  /** The state here; missing where it is folded when it is wanted. */
  readonly state?: unknown
}

const KEPT_EVERY = 16

export function lineFrom(state: unknown): Line {
  return { length: 0, step: null, before: null, shut: false, state }
}

/** `state` is asked for where it is kept. */
export function longer(before: Line, step: Step, shut: boolean, state: () => unknown): Line {
  const length = before.length + 1
  const link = { length, step, before, shut }
  return length % KEPT_EVERY === 0 ? { ...link, state: state() } : link
}

/** The line as it was so many steps ago; its beginning where there were not so many. */
export function shorter(line: Line, count: number): Line {
  let at = line
  for (let left = count; left > 0 && at.before; left--) at = at.before
  return at
}

/** The state at this end of a line. What is given back is the caller's own. */
export function stateAt(game: AnyGame, line: Line): unknown {
  const steps: Step[] = []
  let at = line
  for (; at.state === undefined && at.before; at = at.before) if (at.step) steps.push(at.step)
  const state = game.clone(at.state)
  for (const step of steps.toReversed()) game.apply(state, step.action, null)
  return state
}

/** The steps that stand, after the first `since`. */
export function stepsOf({ line }: { readonly line: Line }, since = 0): readonly Step[] {
  const steps: Step[] = []
  for (let at: Line | null = line; at && at.length > since; at = at.before) if (at.step) steps.push(at.step)
  return steps.toReversed()
}

/** The state after so many steps of the line that stands. */
export function stateAfter(
  { game, line }: { readonly game: AnyGame; readonly line: Line },
  count: number,
): unknown {
  return stateAt(game, shorter(line, line.length - count))
}
