/** A match told step by step. */
import { stateAfter, stepsOf } from '../engine/line.ts'
import type { Match, Step } from '../engine/match.ts'
import type { AnyKit, GameEvent, Reader, Seat } from '../engine/types.ts'

/** One step of the line of play that stands, and what came of it. */
export interface StepRecord {
  readonly step: Step
  readonly events: readonly GameEvent[]
}

/** The same with the table before and after it. */
export interface Beat extends StepRecord {
  /** Counted from 1. */
  readonly number: number
  readonly before: unknown
  readonly after: unknown
}

/** Plays the match again from its beginning, listening. */
export function* beatsOf(match: Match): Generator<Beat> {
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

/** The events in words, as the seat (null: a spectator) may read them. */
export function linesOf(reader: Reader, events: readonly GameEvent[], seat: Seat | null): string[] {
  return events
    .filter(({ to }) => to === undefined || (seat !== null && to.includes(seat)))
    .flatMap(event => reader.words.en.event(event, seat) ?? [])
}

/** The events in words for someone who may know everything, such as the reader of a match file. */
export function allLinesOf(reader: Reader, events: readonly GameEvent[]): string[] {
  return events.flatMap(event => reader.words.en.event(event, event.to?.[0] ?? null) ?? [])
}

/** Who made the step; chance has no name. */
export function whoOf({ seats }: Match, { seat }: Step): string | null {
  return seat === undefined ? null : (seats[seat]?.name ?? `Seat ${seat}`)
}

/** What was done, in words, as the one who did it saw it. */
export function deedOf(kit: AnyKit, match: Match, { step, before }: Beat): string {
  return kit.reader(match.content).words.en.action(step.action, match.game.view(before, step.seat ?? null))
}
