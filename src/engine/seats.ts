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
  return done({
    ...match,
    seats: match.seats.with(seat, holder),
    ...appended(match, [{ seat, sit: holder }]),
  })
}

/**
 * Somebody else sits here from now on, or the same under another name: a bot for whoever is away, and the person when
 * they are back. Whose leave that needs is the table's affair. A seat that was given up stays with its bot.
 */
export function reseat(match: Match, seat: Seat, holder: SeatHolder): Result<Match> {
  const wrong = faultOfSeat(match, seat) ?? faultOfRoom(match)
  if (wrong) return wrong
  if (actorOf(match).kind === 'over') return refuse('over', t => t.over)
  if (match.resigned.some(each => each.seat === seat)) return refuse('turn', t => t.seatGivenUp(seat))
  const entry = { seat, sit: holder, instead: true } as const
  return done({ ...match, seats: match.seats.with(seat, holder), ...appended(match, [entry]) })
}

/** The person on this seat gives up: alone the match is lost, among several a bot of this level plays on and cannot win. */
export function resign(match: Match, seat: Seat, level?: string): Result<Match> {
  const wrong = faultOfSeat(match, seat)
  if (wrong) return wrong
  if (actorOf(match).kind === 'over') return refuse('over', t => t.over)
  if (!personsOf(match).includes(seat)) return refuse('turn', t => t.noPerson(seat))
  const bot = level === undefined ? {} : { level }
  const resigned = [...match.resigned, { seat, at: match.line.length, ...bot }]
  return done({ ...match, resigned, ...appended(match, [{ seat, resign: true, ...bot }]) })
}

/** A match never changes, so what many ask of it is found once. */
const PERSONS = new WeakMap<Match, readonly Seat[]>()

/** The seats of people who are still in the match. */
export function personsOf(match: Match): readonly Seat[] {
  const known = PERSONS.get(match)
  if (known) return known
  const { seats, resigned } = match
  const persons = seats.flatMap((holder, seat) =>
    holder.kind === 'person' && !resigned.some(each => each.seat === seat) ? [seat] : [],
  )
  PERSONS.set(match, persons)
  return persons
}

function isGivenUp(match: Match): boolean {
  return match.resigned.length > 0 && personsOf(match).length === 0
}

/** So is who is to act. */
const ACTORS = new WeakMap<Match, Actor>()

/** Who is to act; nobody once the last person has given up. */
export function actorOf(match: Match): Actor {
  const known = ACTORS.get(match)
  if (known) return known
  const actor = isGivenUp(match) ? OVER : match.game.actor(match.state)
  ACTORS.set(match, actor)
  return actor
}

/** How the match ended; null while it goes on. Whoever gave up has not won, whatever the bot did. */
export function resultOf(match: Match): MatchResult | null {
  const result = match.game.result(match.state)
  if (match.resigned.length === 0) return result
  if (!result) return isGivenUp(match) ? { winners: [], reason: RESIGNED } : null
  const winners = result.winners.filter(seat => !match.resigned.some(each => each.seat === seat))
  return { ...result, winners }
}

/** What everybody sees of the match that was looked at last: it is shown to one after the other, and then no more. */
let open: { readonly match: Match; readonly view: View } | null = null

function openView(match: Match): View {
  if (open?.match !== match) open = { match, view: match.game.view(match.state, null) }
  return open.view
}

/** What the game shows the seat of the state as it is; null is a spectator. */
export function lookOf(match: Match, seat: Seat | null): View {
  const { game, state } = match
  if (seat === null) return openView(match)
  return game.seenBy?.(openView(match), seat, state) ?? game.view(state, seat)
}

/** What the seat may know now; null is a spectator. */
export function viewOf(match: Match, seat: Seat | null): View {
  const view = lookOf(match, seat)
  if (match.resigned.length === 0) return view
  const result = resultOf(match)
  return isGivenUp(match) ? { ...view, actor: OVER, prompt: null, result } : { ...view, result }
}

/** A seat of this match and nothing that only looks like one. */
export function faultOfSeat(match: Match, seat: unknown): Refused | null {
  const isSeat = typeof seat === 'number' && Number.isInteger(seat) && match.seats[seat] !== undefined
  return isSeat ? null : refuse('unknown', t => t.noSeat(clipped(String(seat))))
}
