/**
 * A match is a header and a log; its state is the fold of one over the other. A `Match` is an immutable value:
 * every function returns a new one and leaves the old one as it was. The log is shared between them and only ever
 * appended to (a match knows how much of it is its own), so a step costs the same at the start and at the end.
 */
import { hash } from './hash.ts'
import { done, keyOf, sameAction } from './result.ts'
import type { Chance } from './rng.ts'
import { en } from './text/en.ts'
import { refuse } from './text/index.ts'
import type { Action, AnyGame, AnyKit, Emit, Facts, Json, Refusal, Result, Seat } from './types.ts'

export interface SeatHolder {
  /** An open seat waits for whoever comes. */
  readonly kind: 'person' | 'bot' | 'open'
  readonly name: string
  /** How well a bot plays; where it is missing, its name says so. */
  readonly level?: string
}

export interface Header {
  readonly game: string
  readonly rulesVersion: number
  readonly options: Json
  /** The hash of the content in play. */
  readonly content: string
  /** The content itself where it is not the standard one, so that a match file stands alone. */
  readonly pack?: Json
  readonly seats: readonly SeatHolder[]
  /** Solo or hot-seat practice: undo may go back anywhere. */
  readonly practice: boolean
  /** Local play: chance follows from this number and the step. */
  readonly seed?: number
  /** Online play: published before the first step; the secret follows after the last. */
  readonly fair?: { readonly commitment: string; readonly salt: string }
}

/** A step without a seat is a step of chance. */
export interface Step {
  readonly seat?: Seat
  readonly action: Action
}

/** What a log holds: steps, and how many of them were taken back or done again. Nothing is ever removed. */
export type Entry =
  | Step
  | { readonly seat: Seat; readonly undo: number }
  | { readonly seat: Seat; readonly redo: number }

export interface Match {
  readonly game: AnyGame
  readonly header: Header
  readonly state: unknown
  /** How many entries of `log` belong to this match; a caller's expected version. */
  readonly version: number
  /** Shared with the matches before this one; only `appended` writes to it. */
  readonly log: Entry[]
}

export interface Setup {
  /** The game's options; `content` may hold a content pack. */
  readonly options?: Readonly<Record<string, unknown>>
  readonly seats?: readonly SeatHolder[]
  readonly practice?: boolean
  readonly seed?: number
  readonly fair?: Header['fair']
}

/** A new match, before its first step. */
export function start(kit: AnyKit, setup: Setup = {}): Result<Match> {
  const { content: pack, ...given } = setup.options ?? {}
  const content = pack === undefined ? done(kit.packs.standard) : kit.packs.check(pack)
  if (!content.ok) return content
  const game = kit.make(content.value)
  const seats = setup.seats ?? persons(seatCount(game, given))
  const wrong = faultOfSeats(kit.facts, seats.length, given)
  if (wrong) return wrong
  const { seatsOption } = kit.facts
  const options = game.parseOptions(
    seatsOption === undefined ? given : { ...given, [seatsOption]: seats.length },
  )
  if (!options.ok) return options
  const header: Header = {
    game: kit.facts.id,
    rulesVersion: kit.facts.rulesVersion,
    options: plain(options.value),
    content: hash(content.value),
    ...(pack === undefined ? {} : { pack: plain(content.value) }),
    seats,
    practice: setup.practice ?? false,
    ...(setup.seed === undefined ? {} : { seed: setup.seed }),
    ...(setup.fair === undefined ? {} : { fair: setup.fair }),
  }
  return done({ game, header, state: game.setup(options.value), version: 0, log: [] })
}

/** How many sit down when nobody says: what the game makes of its options, or else as few as it needs. */
function seatCount(game: AnyGame, given: Readonly<Record<string, unknown>>): number {
  const { seats, seatsOption } = game.facts
  const options = game.parseOptions(given)
  const counted =
    seatsOption !== undefined && options.ok
      ? new Map(Object.entries(plain(options.value) ?? {})).get(seatsOption)
      : undefined
  return typeof counted === 'number' ? counted : seats.min
}

function faultOfSeats(
  { seats: { min, max }, seatsOption, title }: Facts,
  count: number,
  given: Readonly<Record<string, unknown>>,
): Wrong {
  if (count < min || count > max) return refuse('options', t => t.seats(title, min, max, count))
  const wanted = seatsOption === undefined ? undefined : given[seatsOption]
  if (seatsOption === undefined || wanted === undefined || wanted === count) return null
  return refuse('options', t => t.seatsOption(seatsOption, count, JSON.stringify(wanted)))
}

function persons(count: number): SeatHolder[] {
  return Array.from({ length: count }, (_, seat) => ({ kind: 'person', name: en.player(seat + 1) }))
}

/** Gives an open seat to somebody; who sits is no part of the log, since the rules do not ask. */
export function sit(match: Match, seat: Seat, holder: SeatHolder): Result<Match> {
  const { header } = match
  const before = header.seats[seat]
  if (!before) return refuse('unknown', t => t.noSeat(seat))
  if (before.kind !== 'open') return refuse('turn', t => t.seatTaken(before.name))
  return done({ ...match, header: { ...header, seats: header.seats.with(seat, holder) } })
}

/** Every legal action of the seat. */
export function legal(match: Match, seat: Seat): readonly Action[] {
  return match.game.actions(match.state, seat)
}

/** Plays one step; without a seat it is a step of chance. An action that is not legal changes nothing. */
export function play(match: Match, step: Step, emit: Emit | null = null): Result<Match> {
  const wrong =
    step.seat === undefined ? faultOfChance(match, step.action) : faultOfSeat(match, step.seat, step.action)
  return wrong ?? done(accept(match, step, emit))
}

/** Lets chance act: the outcome is drawn from the stream of this very step. */
export function playChance(match: Match, chance: Chance, emit: Emit | null = null): Result<Match> {
  const wrong = faultOfTurn(match, undefined)
  if (wrong) return wrong
  return done(accept(match, { action: match.game.sample(match.state, chance(match.version)) }, emit))
}

function accept(match: Match, step: Step, emit: Emit | null): Match {
  const state = match.game.clone(match.state)
  match.game.apply(state, step.action, emit)
  return { ...match, state, ...appended(match, step) }
}

/** Appends in place when this match is the newest holder of the log, and to a copy when another went on from it. */
export function appended(match: Match, entry: Entry): { log: Entry[]; version: number } {
  const log = match.log.length === match.version ? match.log : match.log.slice(0, match.version)
  log.push(entry)
  return { log, version: match.version + 1 }
}

type Wrong = { readonly ok: false; readonly refusal: Refusal } | null

function faultOfSeat(match: Match, seat: Seat, action: Action): Wrong {
  const wrong = faultOfTurn(match, seat)
  if (wrong) return wrong
  const offered = legal(match, seat)
  if (offered.some(candidate => sameAction(candidate, action))) return null
  return illegal(match, action, offered)
}

function faultOfChance(match: Match, action: Action): Wrong {
  const wrong = faultOfTurn(match, undefined)
  if (wrong) return wrong
  const outcomes = match.game.outcomes(match.state)
  if (outcomes === null) return isPossible(match, action) ? null : illegal(match, action, [])
  if (outcomes.some(outcome => sameAction(outcome.action, action))) return null
  return illegal(
    match,
    action,
    outcomes.map(outcome => outcome.action),
  )
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

function faultOfTurn(match: Match, seat: Seat | undefined): Wrong {
  const actor = match.game.actor(match.state)
  if (actor.kind === 'over') return refuse('over', t => t.over)
  if (actor.kind === 'chance') return seat === undefined ? null : refuse('turn', t => t.chanceFirst)
  if (seat === undefined) return refuse('turn', t => t.noChance)
  if (actor.seats.includes(seat)) return null
  return refuse('turn', t => t.notYourTurn(seat, actor.seats))
}

/** How many possible actions a refusal names. */
const SHOWN = 6

/** One sentence that names the action and what could be done instead, with the rule that governs it. */
function illegal(match: Match, action: Action, offered: readonly Action[]): NonNullable<Wrong> {
  const sameKind = offered.filter(candidate => candidate.kind === action.kind)
  const instead =
    sameKind.length > 0 ? sameKind.map(keyOf) : [...new Set(offered.map(candidate => candidate.kind))]
  const rule = match.game.facts.rules[action.kind] ?? match.game.view(match.state, null).prompt?.rule
  const [shown, more] = [instead.slice(0, SHOWN), instead.length - SHOWN]
  return refuse('illegal', t => t.illegal(keyOf(action), shown, more), rule)
}

function plain(value: unknown): Json {
  return JSON.parse(JSON.stringify(value))
}
