/** What one sees of a table who looks with these eyes. */
import { stateAfter } from '../engine/line.ts'
import type { Match } from '../engine/match.ts'
import { legal } from '../engine/play.ts'
import { sameAction } from '../engine/result.ts'
import { actorOf, resultOf, viewOf } from '../engine/seats.ts'
import type { Action, GameEvent, Seat } from '../engine/types.ts'
import { canRedo, canUndo } from '../engine/undo.ts'
import { newAimAt } from './aim.ts'
import type { Eyes } from './eyes.ts'
import type { Common, Offer, Outcome, Own, Seen, SeenStep } from './sight.ts'
import { lengthOf, recordsIn, type Table } from './table.ts'
import { askedOf, holdersOf } from './turn.ts'

/** The newest moment; `since` is how many steps the reader knows already. */
export function seenNow(table: Table, eyes: Eyes, since = 0, clock: number | null = null): Seen {
  const view = viewOf(table.match, lookingThrough(eyes))
  return { ...commonNow(table, clock), ...ownNow(table, eyes, since), view }
}

/** What everybody who looks is told alike. */
export function commonNow(table: Table, clock: number | null): Common {
  return {
    ...commonAt(table, lengthOf(table)),
    asked: askedOf(table),
    clock,
    stopped: table.stopped,
  }
}

/** What is told to these eyes alone. */
export function ownNow(table: Table, eyes: Eyes, since: number): Own {
  const { match, stopped } = table
  return {
    ...ownAt(table, eyes, since, lengthOf(table)),
    offers: eyes.map(seat => offerTo(table, seat)),
    canUndo: !stopped && eyes.some(seat => canUndo(match, seat)),
    canRedo: !stopped && eyes.some(seat => canRedo(match, seat)),
  }
}

/** A moment of the past: the same table, with nothing to choose. */
export function seenAt(table: Table, eyes: Eyes, at: number, since = 0): Seen {
  const { match } = table
  const shown = Math.max(0, Math.min(at, lengthOf(table)))
  const isNow = shown === lengthOf(table)
  const state = isNow ? match.state : stateAfter(match, shown)
  const seat = lookingThrough(eyes)
  const view = isNow ? viewOf(match, seat) : match.game.view(state, seat)
  return {
    ...commonAt(table, shown),
    ...ownAt(table, eyes, since, shown),
    view,
    asked: askedOf(table, state),
  }
}

function lookingThrough([seat]: Eyes): Seat | null {
  return seat ?? null
}

function commonAt(table: Table, at: number): Common {
  const { id, match } = table
  const length = lengthOf(table)
  const { seats, resigned, outcome } = standingOf(match)
  return {
    match: id,
    game: match.header.game,
    content: match.header.content,
    seats,
    resigned,
    practice: match.header.practice,
    version: match.version,
    at,
    length,
    asked: [],
    clock: null,
    outcome: at === length ? outcome : null,
    stopped: null,
    differs: table.differs,
  }
}

function ownAt(table: Table, eyes: Eyes, since: number, at: number): Own {
  const seat = lookingThrough(eyes)
  return {
    seat,
    offers: eyes.map(nothingTo),
    since: Math.min(since, at),
    steps: stepsSeen(table, seat, Math.min(since, at - 1), at),
    canUndo: false,
    canRedo: false,
  }
}

/** Who sits at the table, who gave up, and how it ended. */
export function standingOf(match: Match): Pick<Seen, 'seats' | 'resigned' | 'outcome'> {
  return { seats: holdersOf(match), resigned: match.resigned, outcome: outcomeOf(match) }
}

function outcomeOf(match: Match): Outcome | null {
  const result = resultOf(match)
  return result && { result, played: match.game.result(match.state) }
}

function stepsSeen(table: Table, seat: Seat | null, since: number, at: number): SeenStep[] {
  const first = Math.max(0, since)
  return recordsIn(table, first, at).map((_, index) => stepSeen(table, seat, first + index))
}

/** What is told in one line with the step before tells all of it. */
function stepSeen(table: Table, seat: Seat | null, index: number): SeenStep {
  const [record] = recordsIn(table, index, index + 1)
  const by = record?.step.seat ?? null
  const events = record?.events.filter(event => maySee(event, seat)) ?? []
  const whole = joinedFrom(table, seat, index, events[0])
  const step: SeenStep = whole
    ? { seat: by, events: [whole, ...events.slice(1)], joins: true }
    : { seat: by, events }
  const reason = newAimAt(table, index)
  return reason ? { ...step, reason } : step
}

function joinedFrom(
  table: Table,
  seat: Seat | null,
  index: number,
  event: GameEvent | undefined,
): GameEvent | null {
  const { reader } = table
  const last = recordsIn(table, index - 1, index)[0]?.events.findLast(told => maySee(told, seat))
  if (index === 0 || !event || !last || !reader.joined?.(last, event)) return null
  const before = stepSeen(table, seat, index - 1).events.at(-1)
  return before ? reader.joined(before, event) : null
}

function maySee({ to }: GameEvent, seat: Seat | null): boolean {
  return to === undefined || (seat !== null && to.includes(seat))
}

function nothingTo(seat: Seat): Offer {
  return { seat, actions: [], blocked: [] }
}

function offerTo(table: Table, seat: Seat): Offer {
  const { match, stopped } = table
  if (stopped || !hasTurn(match, seat)) return nothingTo(seat)
  return { seat, actions: actionsOf(table, seat), blocked: match.game.blocked?.(match.state, seat) ?? [] }
}

/** What the seat may do; that time is up is for the clock to say. */
export function actionsOf({ match, limit }: Table, seat: Seat): readonly Action[] {
  const actions = legal(match, seat)
  return limit ? actions.filter(action => !sameAction(action, limit.action)) : actions
}

function hasTurn(match: Match, seat: Seat): boolean {
  const actor = actorOf(match)
  return actor.kind === 'seats' && actor.seats.includes(seat)
}
