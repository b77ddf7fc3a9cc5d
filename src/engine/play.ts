/** Steps of seats and of chance. What is not on the list of legal actions changes nothing. */

import { fitting } from './fitting.ts'
import { clipped } from './limits.ts'
import { longer } from './line.ts'
import { appended, faultOfRoom, type Match, type Step } from './match.ts'
import { done, keyOf, sameAction } from './result.ts'
import type { Chance } from './rng.ts'
import { actorOf, faultOfSeat } from './seats.ts'
import { refuse } from './text/index.ts'
import type { Action, Emit, Facts, GameEvent, Refused, Result, Seat } from './types.ts'

/** Every legal action of the seat. */
export function legal(match: Match, seat: Seat): readonly Action[] {
  return actorOf(match).kind === 'over' ? [] : match.game.actions(match.state, seat)
}

/** Plays one step of a seat. An action that is not legal changes nothing. `joined`: by the same press as the one before. */
export function play(
  match: Match,
  seat: Seat,
  action: Action,
  emit: Emit | null = null,
  joined = false,
): Result<Match> {
  const wrong =
    faultOfSeat(match, seat) ??
    faultOfTurn(match, seat) ??
    faultOfRoom(match) ??
    faultOfAction(match, seat, action)
  return wrong ?? done(accept(match, { seat, action, ...(joined ? { joined } : {}) }, emit))
}

/** Lets chance act: the outcome is drawn from the stream that is due. */
export function playChance(match: Match, chance: Chance, emit: Emit | null = null): Result<Match> {
  const wrong = faultOfTurn(match, undefined) ?? faultOfRoom(match)
  if (wrong) return wrong
  return done(accept(match, { action: match.game.sample(match.state, chance(streamOf(match))) }, emit))
}

/** A step of chance whose outcome is given: for replays, lessons and studies, never for players. */
export function befall(match: Match, action: Action, emit: Emit | null = null): Result<Match> {
  const wrong = faultOfTurn(match, undefined) ?? faultOfRoom(match) ?? faultOfOutcome(match, action)
  return wrong ?? done(accept(match, { action }, emit))
}

/** Which stream the next roll comes from. */
export function streamOf({ header, rolls, version }: Match): number {
  return header.chance === 2 ? rolls : version
}

/** Makes a step that is known to be allowed. Always listens: what tells one seat alone, or lays something open, shuts it. */
function accept(match: Match, step: Step, emit: Emit | null): Match {
  return acceptAll(match, [step], emit)
}

/** The same for many, one after the other on one state. */
export function acceptAll(match: Match, steps: readonly Step[], emit: Emit | null = null): Match {
  if (steps.length === 0) return match
  const { game } = match
  const state = game.clone(match.state)
  let { line, rolls } = match
  let shut = false
  const heard: Emit = event => {
    shut ||= isShowing(game.facts, event)
    emit?.(event)
  }
  for (const step of steps) {
    shut = false
    game.apply(state, step.action, heard)
    line = longer(line, step, shut, () => game.clone(state))
    if (step.seat === undefined) rolls += 1
  }
  const { log, version } = appended(match, steps)
  return { ...match, state, line, undone: null, rolls, log, version }
}

function isShowing({ reveals }: Facts, { kind, to }: GameEvent): boolean {
  return to !== undefined || (reveals?.includes(kind) ?? false)
}

function faultOfAction(match: Match, seat: Seat, action: Action): Refused | null {
  const wrong = faultOfSize(action)
  if (wrong) return wrong
  const offered = legal(match, seat)
  if (offered.some(candidate => sameAction(candidate, action))) return null
  return illegal(match, action, offered)
}

/** What else could have been drawn is nobody's to know: it may be somebody's hand. */
function faultOfOutcome(match: Match, action: Action): Refused | null {
  const wrong = faultOfSize(action)
  if (wrong) return wrong
  const outcomes = match.game.outcomes(match.state)
  const isDue = outcomes
    ? outcomes.some(outcome => sameAction(outcome.action, action))
    : isPossible(match, action)
  return isDue ? null : illegal(match, action, [])
}

/** Actions are flat; only one that is not has a depth that needs to be measured (S27). */
function faultOfSize(action: Action): Refused | null {
  if (!Object.values(action).some(field => typeof field === 'object')) return null
  const small = fitting(action, 'illegal')
  return small.ok ? null : small
}

/** Where the outcomes are too many to list, the rules themselves throw at an impossible one. */
function isPossible(match: Match, action: Action): boolean {
  try {
    match.game.apply(match.game.clone(match.state), action, null)
    return true
  } catch {
    return false
  }
}

function faultOfTurn(match: Match, seat: Seat | undefined): Refused | null {
  const actor = actorOf(match)
  if (actor.kind === 'over') return refuse('over', t => t.over)
  if (actor.kind === 'chance') return seat === undefined ? null : refuse('turn', t => t.chanceFirst)
  if (seat === undefined) return refuse('turn', t => t.noChance)
  if (actor.seats.includes(seat)) return null
  return refuse('turn', t => t.notYourTurn(seat, actor.seats))
}

/** How many possible actions a refusal names. */
const SHOWN = 6

/** One sentence that names the action and what could be done instead, with the rule that governs it. */
function illegal(match: Match, action: Action, offered: readonly Action[]): Refused {
  const sameKind = offered.filter(candidate => candidate.kind === action.kind)
  const instead =
    sameKind.length > 0 ? sameKind.map(keyOf) : [...new Set(offered.map(candidate => candidate.kind))]
  const rule = match.game.facts.rules[action.kind] ?? match.game.view(match.state, null).prompt?.rule
  const [shown, more] = [instead.slice(0, SHOWN), instead.length - SHOWN]
  return refuse('illegal', t => t.illegal(clipped(keyOf(action)), shown, more), rule)
}
