/** Through whose eyes a viewer looks, and for whom it acts. */
import type { Match } from '../engine/match.ts'
import { personsOf } from '../engine/seats.ts'
import type { Result, Seat } from '../engine/types.ts'
import type { Session } from './house.ts'
import type { MatchId } from './protocol.ts'
import { refuse } from './text/index.ts'

/** The seats that a viewer acts for, first the one that it looks through; none for a spectator. */
export type Eyes = readonly Seat[]

/**
 * Where seats have secrets one acts for oneself. Where they have none, people who share a device share their hands too:
 * whoever holds it acts for any of them. Persons elsewhere are not of the session, so nobody acts for them.
 */
export function eyesOf(
  { id, match }: { readonly id: MatchId; readonly match: Match },
  { maySit }: Pick<Session, 'maySit'>,
  seat: Seat | null,
): Eyes {
  if (seat === null) return []
  if (match.game.facts.hidden) return [seat]
  const persons = personsOf(match)
  if (!persons.includes(seat)) return [seat]
  return [seat, ...persons.filter(other => other !== seat && maySit(id, other))]
}

/** What the first of these seats that can does; where none can, why the one that is looked through cannot. */
export function byAny<T>(eyes: Eyes, attempt: (seat: Seat) => Result<T>): Result<T> {
  let why: Result<T> | null = null
  for (const seat of eyes) {
    const made = attempt(seat)
    if (made.ok) return made
    why ??= made
  }
  return why ?? refuse('turn', t => t.noSeatHere)
}
