/** What a server knows by itself of those it waits for, so that a store is asked only for those who are away. */
import type { Entry } from '../../engine/match.ts'
import type { Seat } from '../../engine/types.ts'
import type { MatchId } from '../../table/protocol.ts'

/** At which version of a match a seat was last told, or there to see, that it is waited for. */
export type NoticeBook = Map<MatchId, Map<Seat, number>>

/** Notes that a seat is waited for. False where it knows already: until it has done something itself, it is one wait. */
export function isNewWait(book: NoticeBook, id: MatchId, seat: Seat, match: Logged): boolean {
  const seats = book.get(id) ?? new Map<Seat, number>()
  const since = seats.get(seat)
  if (since !== undefined && since >= actedAt(match, seat)) return false
  book.set(id, seats.set(seat, match.version))
  return true
}

interface Logged {
  readonly log: readonly Entry[]
  readonly version: number
}

/** The version that the last thing a seat did has led to; 0 where it has done nothing yet. */
export function actedAt({ log, version }: Logged, seat: Seat): number {
  let at = version
  while (at > 0 && log[at - 1]?.seat !== seat) at -= 1
  return at
}
