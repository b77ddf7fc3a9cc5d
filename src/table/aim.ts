/**
 * What bots were after, as the log tells it. It follows from the step and from what could be seen before it, so it is kept
 * nowhere: whoever comes later, opens the match again or watches it again is told the same.
 */
import { levelOf } from '../bots/levels.ts'
import { stateAfter } from '../engine/line.ts'
import type { Match, SeatHolder, Step } from '../engine/match.ts'
import type { Reason, Seat } from '../engine/types.ts'
import { recordsIn, type Table } from './table.ts'
import { quitter } from './turn.ts'

/** What takes several steps is told with the first of them. */
export function newAimAt(table: Table, index: number): Reason | null {
  const aim = aimAt(table, index)
  return aim && JSON.stringify(aim) !== JSON.stringify(aimBefore(table, index)) ? aim : null
}

/** What the same seat was after the last time that it was after anything. */
function aimBefore(table: Table, index: number): Reason | null {
  const seat = seatAt(table, index)
  for (let at = index - 1; at >= 0; at--) {
    const aim = seatAt(table, at) === seat ? aimAt(table, at) : null
    if (aim) return aim
  }
  return null
}

function seatAt(table: Table, index: number): Seat | undefined {
  return recordsIn(table, index, index + 1)[0]?.step.seat
}

/** By what is told of the step: found when somebody first asks. */
const FOUND = new WeakMap<object, Reason | null>()

function aimAt(table: Table, index: number): Reason | null {
  const [record] = recordsIn(table, index, index + 1)
  if (!record) return null
  const found = FOUND.get(record)
  if (found !== undefined) return found
  const aim = meantIn(table.match).has(record.step) ? aimOf(table, index, record.step) : null
  FOUND.set(record, aim)
  return aim
}

/**
 * Where seats have secrets, what a bot was after could tell one: there a game says what is plain to everybody. So may one
 * whose reasons take long, or speak of what lies there for a moment.
 */
function aimOf(
  { match: { game, ...match }, reader: { advice } }: Table,
  index: number,
  step: Step,
): Reason | null {
  const state = stateAfter({ game, line: match.line }, index)
  if (advice.aim) return advice.aim(game.view(state, null), step.action)
  if (game.facts.hidden) return null
  return advice.reasons?.(game.view(state, step.seat ?? null), step.action)[0] ?? null
}

const MEANT = new WeakMap<Match, ReadonlySet<Step>>()

/** The steps of bots; whoever does anything is after nothing. */
function meantIn(match: Match): ReadonlySet<Step> {
  const known = MEANT.get(match) ?? new Set(stepsOfBots(match))
  MEANT.set(match, known)
  return known
}

function* stepsOfBots({ header, log, version }: Match): Generator<Step> {
  const seats: (SeatHolder | undefined)[] = [...header.seats]
  for (const entry of log.slice(0, version)) {
    if ('sit' in entry) seats[entry.seat] = entry.sit
    if ('resign' in entry) seats[entry.seat] = quitter(seats[entry.seat], entry.level)
    if ('action' in entry && entry.seat !== undefined && isMinded(seats[entry.seat])) yield entry
  }
}

function isMinded(holder: SeatHolder | undefined): boolean {
  return holder?.kind === 'bot' && levelOf(holder) !== 'random'
}
