/** Going back and forth, as the people at a table understand it. */
import type { Match } from '../engine/match.ts'
import { actorOf } from '../engine/seats.ts'
import type { Result, Seat } from '../engine/types.ts'
import { redo, undo } from '../engine/undo.ts'
import { isBot } from './turn.ts'

type Move = (match: Match, seat: Seat) => Result<Match>

/** On and on in one direction until it is far enough or goes no further; every move changes the length of the line. */
function travel(match: Match, seat: Seat, move: Move, isThere: (match: Match) => boolean): Result<Match> {
  let last = move(match, seat)
  for (let moved = last; moved.ok && !isThere(moved.value); ) {
    moved = move(moved.value, seat)
    if (moved.ok) last = moved
  }
  return last
}

/** To the nearest moment at which a person decides: what bots did between goes along. */
export function back(match: Match, seat: Seat): Result<Match> {
  return travel(match, seat, undo, isPersons)
}

export function forth(match: Match, seat: Seat): Result<Match> {
  return travel(match, seat, redo, isPersons)
}

/** To where the seat's turn began: its own steps back to the latest roll, draw or step of another. */
export function toTurnStart(match: Match, seat: Seat): Result<Match> {
  return travel(match, seat, undo, ({ line }) => line.step?.seat !== seat)
}

function isPersons(match: Match): boolean {
  const actor = actorOf(match)
  return actor.kind === 'seats' && actor.seats.some(seat => !isBot(match, seat))
}
