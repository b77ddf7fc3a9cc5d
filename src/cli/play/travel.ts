import type { Match } from '../../engine/match.ts'
import type { Result, Seat } from '../../engine/types.ts'
import { say } from '../io.ts'
import { keep, type Session } from './session.ts'

/** Back, or forth, to the nearest moment at which a person decides: what bots did between goes along. */
export function travel(
  session: Session,
  seat: Seat,
  move: (match: Match, seat: Seat) => Result<Match>,
  told: string,
): boolean {
  let moved = move(session.match, seat)
  if (!moved.ok) {
    say(session.io, moved.refusal.reason)
    return false
  }
  let match = session.match
  while (moved.ok) {
    match = moved.value
    if (isPersons(match)) break
    moved = move(match, seat)
  }
  keep(session, match)
  session.news.clear()
  say(session.io, told)
  return true
}

function isPersons({ game, state, header }: Match): boolean {
  const actor = game.actor(state)
  return actor.kind === 'seats' && actor.seats.some(seat => header.seats[seat]?.kind === 'person')
}
