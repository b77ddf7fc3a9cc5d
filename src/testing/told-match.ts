/** Matches for tests of what is told of them. */
import { openFile } from '../engine/file.ts'
import { stateAfter } from '../engine/line.ts'
import type { Match } from '../engine/match.ts'
import { RESIGNED } from '../engine/result.ts'
import { resultOf } from '../engine/seats.ts'
import type { Tale } from '../engine/tale.ts'
import type { Action, AnyKit, Finished, Game, MatchResult } from '../engine/types.ts'
import { replaySteps } from '../table/story.ts'
import type { Table } from './table.ts'

const GIVEN_UP: MatchResult = { winners: [], reason: RESIGNED }

/** A situation and what is played there, as if the match had begun and ended with it. */
export function matchFrom<S, A extends Action, O>(
  game: Game<S, A, O>,
  { state, events }: Table<S>,
  play: (key: string) => unknown,
  keys: readonly string[],
): Finished<S> {
  const start = game.clone(state)
  const steps = keys.map((key, index) => {
    const [before, known] = [game.clone(state), events.length]
    play(key)
    const [kind = ''] = key.split(' ')
    return {
      number: index + 1,
      action: { kind },
      events: events.slice(known),
      before,
      after: game.clone(state),
    }
  })
  return { start, steps: () => steps, result: game.result(state) ?? GIVEN_UP }
}

const opened = new Map<object, Match>()

/** A match from its file, opened once. */
export function recorded(kit: AnyKit, file: object): Match {
  const known = opened.get(file)
  if (known) return known
  const read = openFile(kit, file)
  if (!read.ok) throw new Error(read.refusal.reason)
  opened.set(file, read.value.opened.match)
  return read.value.opened.match
}

/** What a seat would tell of a match had it ended after so many steps. */
export function tellUntil(kit: AnyKit, match: Match, steps: number, seat = 0): Tale {
  const told = [...replaySteps(match)].slice(0, steps).map(({ step, ...rest }) => ({ ...step, ...rest }))
  const result = steps < match.line.length ? GIVEN_UP : (resultOf(match) ?? GIVEN_UP)
  const tale = kit.tales?.tell(
    match.content,
    { start: stateAfter(match, 0), steps: () => told, result },
    seat,
  )
  if (!tale) throw new Error(`Nothing is told of ${kit.facts.title}`)
  return tale
}
