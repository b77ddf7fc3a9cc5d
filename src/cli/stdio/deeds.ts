import { randomInt } from 'node:crypto'
import { type Match, type SeatHolder, start } from '../../engine/match.ts'
import { befall, legal, play, playChance } from '../../engine/play.ts'
import { done, refuse, sameAction } from '../../engine/result.ts'
import { actorOf } from '../../engine/seats.ts'
import type { Action, GameEvent, Result } from '../../engine/types.ts'
import { botChoice } from '../../table/bot.ts'
import { findKit } from '../find.ts'
import type { ParamsOf } from './params.ts'
import { seat, type Table, type Tables } from './tables.ts'

export function on<T, U>(result: Result<T>, next: (value: T) => Result<U>): Result<U> {
  return result.ok ? next(result.value) : result
}

export function begin(tables: Tables, params: ParamsOf<'new'>): Result<unknown> {
  return on(findKit(tables.kits, params.game), kit => {
    const match = start(kit, {
      options: params.options ?? {},
      seats: holdersOf(params.seats ?? kit.facts.seats.min),
      practice: params.practice ?? false,
      seed: params.seed ?? randomInt(2 ** 31),
    })
    return on(match, begun => seat(tables, kit, begun))
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

export function advance(table: Table, { seat: at, action }: ParamsOf<'play'>): Result<unknown> {
  const events: GameEvent[] = []
  const emit = (event: GameEvent) => events.push(event)
  const { match } = table
  const played =
    action === undefined
      ? at === undefined
        ? roll(table, emit)
        : refuse('illegal', 'A seat must say which action it plays.')
      : at === undefined
        ? befall(match, action, emit)
        : play(match, at, offered(match, at, action), emit)
  return on(become(table, played), ({ version }) => done({ version, events }))
}

function roll({ match, chance }: Table, emit: (event: GameEvent) => void): Result<Match> {
  if (!chance) return refuse('fair', 'The dice of this match are rolled where it was begun.')
  return playChance(match, chance, emit)
}

/** The game's own object where it is the same: what a stranger sent is compared, never kept. */
function offered(match: Match, at: number, action: Action): Action {
  return legal(match, at).find(candidate => sameAction(candidate, action)) ?? action
}

export function advise({ reader, match }: Table, { seat: at, level }: ParamsOf<'bot'>): Result<unknown> {
  if (legal(match, at).length === 0) return refuse('turn', `Seat ${at} is not to act now.`)
  return done({ action: botChoice({ reader, match }, at, level) })
}

export function become(table: Table, next: Result<Match>): Result<{ version: number }> {
  if (!next.ok) return next
  table.match = next.value
  return done({ version: next.value.version })
}
