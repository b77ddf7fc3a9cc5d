/** Going back and forth, as the people at a table understand it. */
import type { Match } from '../engine/match.ts'
import type { Result, Seat } from '../engine/types.ts'
import { lineOfMatch, redo, undo } from '../engine/undo.ts'
import { isBot } from './turn.ts'

/** To the nearest moment at which a person decides: what bots did between goes along. */
function toDecision(
  match: Match,
  seat: Seat,
  move: (match: Match, seat: Seat) => Result<Match>,
): Result<Match> {
  let moved = move(match, seat)
  let last = moved
  while (moved.ok) {
    last = moved
    if (isPersons(moved.value)) break
    moved = move(moved.value, seat)
  }
  return last
}

export function back(match: Match, seat: Seat): Result<Match> {
  return toDecision(match, seat, undo)
}

export function forth(match: Match, seat: Seat): Result<Match> {
  return toDecision(match, seat, redo)
}

/** To where the seat's turn began: its own steps back to the latest roll, draw or step of another. */
export function toTurnStart(match: Match, seat: Seat): Result<Match> {
  let moved = undo(match, seat)
  let last = moved
  while (moved.ok) {
    last = moved
    if (lineOfMatch(moved.value).steps.at(-1)?.seat !== seat) break
    moved = undo(moved.value, seat)
  }
  return last
}

function isPersons(match: Match): boolean {
  const actor = match.game.actor(match.state)
  return actor.kind === 'seats' && actor.seats.some(seat => !isBot(match, seat))
}
