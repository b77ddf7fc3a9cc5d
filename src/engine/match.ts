/**
 * A match is a header and a log; its state is the fold of one over the other. A `Match` is an immutable value:
 * every function returns a new one and leaves the old one as it was. The log is shared between them and only ever
 * appended to (a match knows how much of it is its own), so a step costs the same at the start and at the end.
 */
import { contentHash } from './content-hash.ts'
import { faultOfFair, type Secret } from './fair.ts'
import { fitting } from './fitting.ts'
import { clipped } from './limits.ts'
import { type Line, lineFrom } from './line.ts'
import type { Entry, Fair, Header, SeatHolder } from './log.ts'
import { gameOf } from './made.ts'
import { plain } from './plain.ts'
import { done } from './result.ts'
import { isSeed } from './rng.ts'
import { en } from './text/en.ts'
import { refuse } from './text/index.ts'
import type { AnyGame, AnyKit, Facts, Refused, Result, Seat } from './types.ts'

export type { Entry, Header, SeatHolder, Step } from './log.ts'

/** What can be done again: the line as it was before it was taken back, and what was taken back before that. */
export interface Undone {
  readonly line: Line
  readonly below: Undone | null
}

/** Who gave up, after how many steps of the line, and how well the bot plays that goes on, where that was said. */
export interface Resigned {
  readonly seat: Seat
  readonly at: number
  readonly level?: string
}

export interface Match {
  readonly game: AnyGame
  /** What the game was made with. */
  readonly content: unknown
  readonly header: Header
  readonly state: unknown
  /** Who sits at the table now. */
  readonly seats: readonly SeatHolder[]
  readonly line: Line
  readonly undone: Undone | null
  readonly resigned: readonly Resigned[]
  /** How many entries of `log` belong to this match; a caller's expected version. */
  readonly version: number
  /** Entries of chance ever logged, those taken back included. */
  readonly rolls: number
  /** Shared with the matches before this one; only `appended` writes to it. */
  readonly log: Entry[]
  /** The secret of a fair match, once it has been shown. */
  readonly secret?: Secret
}

export interface Setup {
  /** The game's options; `content` may hold a content pack. */
  readonly options?: Readonly<Record<string, unknown>>
  readonly seats?: readonly SeatHolder[]
  readonly practice?: boolean
  readonly seed?: number
  readonly fair?: Fair
}

/** A new match, before its first step. */
export function start(kit: AnyKit, setup: Setup = {}): Result<Match> {
  const small = fitting(setup.options, 'options')
  if (!small.ok) return small
  const { content: pack, ...given } = setup.options ?? {}
  const content = pack === undefined ? done(kit.packs.standard) : kit.packs.check(pack)
  if (!content.ok) return content
  const { seed } = setup
  if (seed !== undefined && !isSeed(seed)) return refuse('options', t => t.seed(clipped(String(seed))))
  return startWith(kit, content.value, setup, given, pack !== undefined)
}

/** A new match with content that has been checked; `isPack` when it is not the standard set. */
export function startWith(
  kit: AnyKit,
  content: unknown,
  setup: Setup,
  given: Readonly<Record<string, unknown>>,
  isPack: boolean,
): Result<Match> {
  const game = gameOf(kit, content)
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
    content: contentHash(kit, content),
    ...(isPack ? { pack: plain(content) } : {}),
    seats,
    practice: setup.practice ?? false,
    chance: 2,
    ...(setup.seed === undefined ? {} : { seed: setup.seed }),
    ...(setup.fair === undefined ? {} : { fair: setup.fair }),
  }
  const unfair = faultOfFair(header)
  return unfair ?? done(matchFrom(game, content, header, game.setup(options.value)))
}

function matchFrom(game: AnyGame, content: unknown, header: Header, state: unknown): Match {
  const { seats } = header
  return {
    game,
    content,
    header,
    state,
    seats,
    line: lineFrom(state),
    undone: null,
    resigned: [],
    version: 0,
    rolls: 0,
    log: [],
  }
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
): Refused | null {
  if (count < min || count > max) return refuse('options', t => t.seats(title, min, max, count))
  const wanted = seatsOption === undefined ? undefined : given[seatsOption]
  if (seatsOption === undefined || wanted === undefined || wanted === count) return null
  return refuse('options', t => t.seatsOption(seatsOption, count, JSON.stringify(wanted)))
}

function persons(count: number): SeatHolder[] {
  return Array.from({ length: count }, (_, seat) => ({ kind: 'person', name: en.player(seat + 1) }))
}

/** Appends in place when this match is the newest holder of the log, and to a copy when another went on from it. */
export function appended(match: Match, entries: readonly Entry[]): { log: Entry[]; version: number } {
  const log = match.log.length === match.version ? match.log : match.log.slice(0, match.version)
  for (const entry of entries) log.push(entry)
  return { log, version: match.version + entries.length }
}

/** Whether the log takes one more entry. */
export function faultOfRoom({ version, game: { facts } }: Match): Refused | null {
  return version < facts.cap ? null : refuse('over', t => t.full(facts.cap))
}
