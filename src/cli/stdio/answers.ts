/** What the methods that take more than a line do and answer. */
import { randomInt } from 'node:crypto'
import type { Level } from '../../bots/names.ts'
import { type Match, type SeatHolder, start } from '../../engine/match.ts'
import { legal } from '../../engine/play.ts'
import { done, refuse, sameAction } from '../../engine/result.ts'
import { actorOf, resign } from '../../engine/seats.ts'
import type { Action, Result, Seat } from '../../engine/types.ts'
import { botChoice } from '../../table/bot.ts'
import { faultOfNames, levelFrom } from '../../table/names.ts'
import { befallTable, playSeat, recordsIn, rollChance, type Table, travelled } from '../../table/table.ts'
import { findKit } from '../find.ts'
import type { ParamsOf } from './params.ts'
import { openTable, type Played, type Tables } from './tables.ts'

export function on<T, U>(result: Result<T>, next: (value: T) => Result<U>): Result<U> {
  return result.ok ? next(result.value) : result
}

export function begin(tables: Tables, params: ParamsOf<'new'>): Result<unknown> {
  return on(findKit(tables.kits, params.game), kit => {
    const seats = holdersOf(params.seats ?? kit.facts.seats.min)
    const unnamed = faultOfNames(seats)
    if (unnamed) return unnamed
    const match = start(kit, {
      options: params.options ?? {},
      seats,
      practice: params.practice ?? false,
      seed: params.seed ?? randomInt(2 ** 31),
    })
    return on(match, begun => openTable(tables, kit, begun))
  })
}

function holdersOf(seats: number | readonly SeatHolder[]): readonly SeatHolder[] {
  if (typeof seats !== 'number') return seats
  return Array.from({ length: seats }, (_, index) => ({ kind: 'bot', name: `Player ${index + 1}` }))
}

export function offers(
  { reader, match }: Table,
  at: number,
): { action: Action; text: string; odds?: string }[] {
  const view = match.game.view(match.state, at)
  return legal(match, at).map(action => {
    const chances = reader.words.en.odds(action, view)
    return {
      action,
      text: reader.words.en.action(action, view),
      ...(chances === null ? {} : { odds: chances }),
    }
  })
}

export function odds({ reader, match }: Table): { action: Action; p: number; text: string }[] | null {
  if (actorOf(match).kind !== 'chance') return null
  const view = match.game.view(match.state, null)
  const outcomes = match.game.outcomes(match.state)
  return outcomes?.map(({ action, p }) => ({ action, p, text: reader.words.en.action(action, view) })) ?? null
}

/** One step, and everything that came of it. */
export function advance(played: Played, { seat, action }: ParamsOf<'play'>): Result<unknown> {
  return on(stepped(played, seat, action), table => {
    played.table = table
    const { version, line } = table.match
    const [told] = recordsIn(table, line.length - 1, line.length)
    return done({ version, events: told?.events ?? [] })
  })
}

function stepped(
  { table, chance }: Played,
  seat: Seat | undefined,
  action: Action | undefined,
): Result<Table> {
  if (seat === undefined) return action === undefined ? rollChance(table, chance) : befallTable(table, action)
  if (action === undefined) return refuse('illegal', 'A seat must say which action it plays.')
  return playSeat(table, seat, offered(table.match, seat, action))
}

/** The game's own object where it is the same: what a stranger sent is compared, never kept. */
function offered(match: Match, at: number, action: Action): Action {
  return legal(match, at).find(candidate => sameAction(candidate, action)) ?? action
}

/** Without a level it plays as the bot on that seat does. */
export function advise({ kit, match }: Table, { seat: at, level, budget }: ParamsOf<'bot'>): Result<unknown> {
  if (legal(match, at).length === 0) return refuse('turn', `Seat ${at} is not to act now.`)
  return on(levelIn(level), found =>
    done({ action: botChoice({ kit, match }, at, { level: found, budget }) }),
  )
}

/** The person gives up; without a level the bot that plays on is of the usual one. */
export function giveUp(played: Played, { seat, level }: ParamsOf<'resign'>): Result<unknown> {
  return on(levelIn(level), found => become(played, resign(played.table.match, seat, found)))
}

/** As it is called, or was once. */
function levelIn(name: string | undefined): Result<Level | undefined> {
  return name === undefined ? done(undefined) : levelFrom(name)
}

/** The match went back or forth, or on without somebody. */
export function become(played: Played, next: Result<Match>): Result<{ version: number }> {
  return on(next, match => {
    played.table = travelled(played.table, match)
    return done({ version: match.version })
  })
}
