/** Going back and forth, as the people at a table understand it. */
import type { Match } from '../engine/match.ts'
import { actorOf } from '../engine/seats.ts'
import type { Result } from '../engine/types.ts'
import { redo, undo } from '../engine/undo.ts'
import { byAny, type Eyes } from './eyes.ts'
import { isBot } from './turn.ts'

type Move = typeof undo

/** On and on in one direction until it is far enough or goes no further; every move changes the length of the line. */
function travel(match: Match, eyes: Eyes, move: Move, isThere: (match: Match) => boolean): Result<Match> {
  let last = byAny(eyes, seat => move(match, seat))
  for (let moved = last; moved.ok && !isThere(moved.value); ) {
    const from = moved.value
    moved = byAny(eyes, seat => move(from, seat))
    if (moved.ok) last = moved
  }
  return last
}

/** To the nearest moment at which a person decides: what bots did between goes along. */
export function back(match: Match, eyes: Eyes): Result<Match> {
  return travel(match, eyes, undo, isPersons)
}

export function forth(match: Match, eyes: Eyes): Result<Match> {
  return travel(match, eyes, redo, isPersons)
}

/** To where the turn began: one's own steps back to the latest roll, draw or step of another. */
export function toTurnStart(match: Match, eyes: Eyes): Result<Match> {
  return travel(
    match,
    eyes,
    undo,
    ({ line: { step } }) => step?.seat === undefined || !eyes.includes(step.seat),
  )
}

function isPersons(match: Match): boolean {
  const actor = actorOf(match)
  return actor.kind === 'seats' && actor.seats.some(seat => !isBot(match, seat))
}
