/**
 * Taking back and doing again. Never across chance, another seat's step, a step that laid something open, or the end:
 * what was seen cannot be unseen. In practice it goes anywhere; further back in earnest only when every person agrees.
 */
import { type Line, shorter, stateAt } from './line.ts'
import { appended, type Entry, faultOfRoom, type Match } from './match.ts'
import { done } from './result.ts'
import { actorOf, faultOfSeat, personsOf } from './seats.ts'
import { refuse } from './text/index.ts'
import type { Refused, Result, Seat } from './types.ts'

/** Takes back the seat's latest press; in a practice match the latest decision of anyone, whatever was rolled since. */
export function undo(match: Match, seat: Seat): Result<Match> {
  const wrong = faultOfUndo(match, seat) ?? faultOfRoom(match)
  if (wrong) return wrong
  const count = sincePress(match)
  return done(wentBack(match, count, { seat, undo: count }))
}

/** Goes back so many steps, across dice and all, because every person at the table wants it. */
export function undoAgreed(match: Match, seat: Seat, count: number, agreed: readonly Seat[]): Result<Match> {
  const wrong = faultOfSeat(match, seat) ?? faultOfEnd(match) ?? faultOfRoom(match)
  if (wrong) return wrong
  const missing = personsOf(match).filter(person => !agreed.includes(person))
  if (missing.length > 0) return refuse('undo', t => t.notAgreed(missing))
  const [strange] = agreed.filter(each => !personsOf(match).includes(each))
  if (strange !== undefined) return refuse('undo', t => t.agreedBy(strange))
  if (!Number.isInteger(count) || count < 1 || count > match.line.length)
    return refuse('undo', t => t.undoCount)
  return done(wentBack(match, count, { seat, undo: count, agreed }))
}

/** Does again what was taken back last, dice included. */
export function redo(match: Match, seat: Seat): Result<Match> {
  const wrong = faultOfRedo(match, seat) ?? faultOfRoom(match)
  if (wrong || !match.undone) return wrong ?? refuse('undo', t => t.nothingToRedo)
  const { line, below } = match.undone
  const count = line.length - match.line.length
  const state = stateAt(match.game, line)
  return done({ ...match, state, line, undone: below, ...appended(match, [{ seat, redo: count }]) })
}

/** Asks without doing: nothing is folded. */
export function canUndo(match: Match, seat: Seat): boolean {
  // Most who are asked about cannot, and no sentence need say why.
  const isOwn = match.header.practice || match.line.step?.seat === seat
  return isOwn && faultOfUndo(match, seat) === null
}

export function canRedo(match: Match, seat: Seat): boolean {
  return match.undone !== null && faultOfRedo(match, seat) === null
}

function wentBack(match: Match, count: number, entry: Entry): Match {
  const line = shorter(match.line, count)
  const undone = { line: match.line, below: match.undone }
  return { ...match, state: stateAt(match.game, line), line, undone, ...appended(match, [entry]) }
}

function faultOfUndo(match: Match, seat: Seat): Refused | null {
  const wrong = faultOfSeat(match, seat) ?? faultOfEnd(match)
  if (wrong) return wrong
  const { line, header } = match
  if (header.practice) return decision(line).step ? null : refuse('undo', t => t.nothingToUndo)
  if (!line.step) return refuse('undo', t => t.nothingToUndo)
  const by = line.step.seat
  if (by === undefined) return refuse('undo', t => t.undoChance)
  if (by !== seat) return refuse('undo', t => t.undoOther(by))
  return line.shut ? refuse('undo', t => t.undoShown) : null
}

function faultOfRedo(match: Match, seat: Seat): Refused | null {
  const wrong = faultOfSeat(match, seat) ?? faultOfEnd(match)
  if (wrong) return wrong
  const { undone, line, header } = match
  if (!undone) return refuse('undo', t => t.nothingToRedo)
  const first = shorter(undone.line, undone.line.length - line.length - 1).step
  return header.practice || first?.seat === seat ? null : refuse('undo', t => t.nothingToRedo)
}

/** An end stands: in earnest it has laid everything open, and a match that was given up is over in practice too. */
function faultOfEnd(match: Match): Refused | null {
  if (actorOf(match).kind !== 'over') return null
  const isGame = match.game.actor(match.state).kind === 'over'
  return match.header.practice && isGame ? null : refuse('undo', t => t.undoEnd)
}

/** How many steps lie between here and before the latest press; in earnest none that lies before what was laid open. */
function sincePress({ line, header }: Match): number {
  let first = decision(line)
  while (first.before && isJoined(first, first.before) && (header.practice || !first.before.shut))
    first = first.before
  return line.length - first.length + 1
}

/** The line up to the latest decision; its beginning where nobody has decided yet. */
function decision(line: Line): Line {
  let at = line
  while (at.step && at.step.seat === undefined && at.before) at = at.before
  return at
}

function isJoined({ step }: Line, before: Line): boolean {
  return step?.joined === true && before.step?.seat === step.seat
}
