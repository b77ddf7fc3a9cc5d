/** Who sits at a match: sitting down, giving up, and what that means for whose turn it is and how it ends. */

import { clipped } from './limits.ts'
import { appended, faultOfRoom, type Match, type SeatHolder } from './match.ts'
import { done, OVER, RESIGNED } from './result.ts'
import { refuse } from './text/index.ts'
import type { Actor, MatchResult, Refused, Result, Seat, View } from './types.ts'

/** Gives an open seat to somebody. */
export function sit(match: Match, seat: Seat, holder: SeatHolder): Result<Match> {
  const wrong = faultOfSeat(match, seat) ?? faultOfRoom(match)
  if (wrong) return wrong
  const before = match.seats[seat]
  if (before && before.kind !== 'open') return refuse('turn', t => t.seatTaken(before.name))
  return done({ ...match, seats: match.seats.with(seat, holder), ...appended(match, { seat, sit: holder }) })
}

/** The person on this seat gives up: alone the match is lost, among several a bot plays on and cannot win. */
export function resign(match: Match, seat: Seat): Result<Match> {
  const wrong = faultOfSeat(match, seat)
  if (wrong) return wrong
  if (actorOf(match).kind === 'over') return refuse('over', t => t.over)
  if (!personsOf(match).includes(seat)) return refuse('turn', t => t.noPerson(seat))
  const resigned = [...match.resigned, { seat, at: match.line.length }]
  return done({ ...match, resigned, ...appended(match, { seat, resign: true }) })
}

/** The seats of people who are still in the match. */
export function personsOf({ seats, resigned }: Match): readonly Seat[] {
  return seats.flatMap((holder, seat) =>
    holder.kind === 'person' && !resigned.some(each => each.seat === seat) ? [seat] : [],
  )
}

function isGivenUp(match: Match): boolean {
  return match.resigned.length > 0 && personsOf(match).length === 0
}

/** Who is to act; nobody once the last person has given up. */
export function actorOf(match: Match): Actor {
  return isGivenUp(match) ? OVER : match.game.actor(match.state)
}

/** How the match ended; null while it goes on. Whoever gave up has not won, whatever the bot did. */
export function resultOf(match: Match): MatchResult | null {
  const result = match.game.result(match.state)
  if (match.resigned.length === 0) return result
  if (!result) return isGivenUp(match) ? { winners: [], reason: RESIGNED } : null
  const winners = result.winners.filter(seat => !match.resigned.some(each => each.seat === seat))
  return { ...result, winners }
}

/** What the seat may know now; null is a spectator. */
export function viewOf(match: Match, seat: Seat | null): View {
  const view = match.game.view(match.state, seat)
  if (match.resigned.length === 0) return view
  const result = resultOf(match)
  return isGivenUp(match) ? { ...view, actor: OVER, prompt: null, result } : { ...view, result }
}

/** A seat of this match and nothing that only looks like one. */
export function faultOfSeat(match: Match, seat: unknown): Refused | null {
  const isSeat = typeof seat === 'number' && Number.isInteger(seat) && match.seats[seat] !== undefined
  return isSeat ? null : refuse('unknown', t => t.noSeat(clipped(String(seat))))
}
