/** A match told step by step. */
import { stateAfter, stepsOf } from '../engine/line.ts'
import type { Match, Step } from '../engine/match.ts'
import type { GameEvent } from '../engine/types.ts'

/** One step of the line of play that stands, and what came of it. */
export interface StepRecord {
  readonly step: Step
  readonly events: readonly GameEvent[]
}

/** The same with the table before and after it. */
export interface ReplayedStep extends StepRecord {
  /** Counted from 1. */
  readonly number: number
  readonly before: unknown
  readonly after: unknown
}

/** Plays the match again from its beginning, listening. */
export function* replaySteps(match: Match): Generator<ReplayedStep> {
  const { game } = match
  let before = stateAfter(match, 0)
  for (const [index, step] of stepsOf(match).entries()) {
    const after = game.clone(before)
    const events: GameEvent[] = []
    game.apply(after, step.action, event => events.push(event))
    yield { number: index + 1, step, before, after, events }
    before = after
  }
}
