/** What a seat can tell of a match: what the game makes of its steps, and what is told alike of every game. */
import { levelOf } from '../bots/levels.ts'
import { stateAfter } from '../engine/line.ts'
import type { Match } from '../engine/match.ts'
import { resultOf } from '../engine/seats.ts'
import type { Tale } from '../engine/tale.ts'
import type { Finished, MatchResult, Seat, ToldStep } from '../engine/types.ts'
import { replaySteps } from './story.ts'
import type { Table } from './table.ts'

/** Null where the match is not over, or holds only so far, or the game tells nothing. */
export function taleOf({ kit, match, stopped }: Table, seat: Seat): Tale | null {
  const result = resultOf(match)
  if (!kit.tales || stopped || !result) return null
  const tale = kit.tales.tell(match.content, finished(match, result, seat), seat)
  const traits = { ...tale.traits, seats: [String(match.seats.length)], bots: botsIn(match) }
  return { ...tale, traits, deeds: match.header.practice ? [] : tale.deeds }
}

function finished(match: Match, result: MatchResult, seat: Seat): Finished<unknown> {
  return { result, start: stateAfter(match, 0), steps: () => stepsUntilLeft(match, seat) }
}

/** What a bot did for somebody who gave up is not theirs to tell. */
function* stepsUntilLeft(match: Match, seat: Seat): Generator<ToldStep<unknown>> {
  const last = match.resigned.find(each => each.seat === seat)?.at ?? match.line.length
  for (const { number, step, events, before, after } of replaySteps(match)) {
    if (number > last) return
    yield { ...step, number, events, before, after }
  }
}

/** How well the bots play, each level once. */
function botsIn({ seats }: Match): readonly string[] {
  const levels = seats.flatMap(holder => (holder.kind === 'bot' ? [levelOf(holder)] : []))
  return levels.length === 0 ? ['none'] : [...new Set(levels)].toSorted()
}
