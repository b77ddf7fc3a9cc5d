import type { Match } from '../../engine/match.ts'
import type { Result, Seat } from '../../engine/types.ts'
import { say } from '../io.ts'
import { keep, type Sitting } from './sitting.ts'

/** Back, or forth, to the nearest moment at which a person decides: what bots did between goes along. */
export function travel(
  sitting: Sitting,
  seat: Seat,
  move: (match: Match, seat: Seat) => Result<Match>,
  told: string,
): boolean {
  let moved = move(sitting.match, seat)
  if (!moved.ok) {
    say(sitting.io, moved.refusal.reason)
    return false
  }
  let match = sitting.match
  while (moved.ok) {
    match = moved.value
    if (isPersons(match)) break
    moved = move(match, seat)
  }
  keep(sitting, match)
  sitting.news.clear()
  say(sitting.io, told)
  return true
}

function isPersons({ game, state, header }: Match): boolean {
  const actor = game.actor(state)
  return actor.kind === 'seats' && actor.seats.some(seat => header.seats[seat]?.kind === 'person')
}
