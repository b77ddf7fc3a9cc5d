/** A match on a table, with what has been told of it: what is kept in memory of every match in play. */

import { ownNamesIn, readerOf } from '../engine/called.ts'
import { type Chain, chainOf, fairChance, fairLots, type Secret } from '../engine/fair.ts'
import { shorter, stateAfter, stepsOf } from '../engine/line.ts'
import type { Header, Match } from '../engine/match.ts'
import { befall, play, playChance } from '../engine/play.ts'
import { done } from '../engine/result.ts'
import type { Opened, Stopped } from '../engine/resume.ts'
import { type Chance, seededChance } from '../engine/rng.ts'
import type { Action, AnyKit, GameEvent, OwnNames, Reader, Result, Seat, TimeLimit } from '../engine/types.ts'
import type { MatchId } from './protocol.ts'
import type { StepRecord } from './story.ts'
import { refuse } from './text/index.ts'

export interface Table {
  readonly id: MatchId
  readonly kit: AnyKit
  readonly reader: Reader
  /** Own names that its options bring along. */
  readonly names: OwnNames
  readonly match: Match
  /** The limit of real time that it is played under, if it is. */
  readonly limit: TimeLimit | null
  /** A record for each step of the line, missing where nobody has asked for it. Shared with the tables before this one. */
  readonly story: (StepRecord | undefined)[]
  /** A match of older rules that holds only so far: it can be looked at, and played on as another. */
  readonly stopped: Stopped | null
  /** True when it was over, and today ends otherwise. */
  readonly differs: boolean
  /** Of sealed dice, where they are thrown. */
  readonly sealed: Sealed | null
}

/** What comes from the secret of a match: its dice, the lots of its bots, and the chain over its entries. */
export interface Sealed {
  readonly secret: Secret
  readonly dice: Chance
  readonly lots: Chance
  readonly chain: Chain
}

function sealedBy(secret: Secret, header: Header): Sealed {
  const [dice, lots] = [fairChance(secret, header), fairLots(secret, header)]
  return { secret, dice, lots, chain: chainOf(secret, header) }
}

export function tableOf(id: MatchId, kit: AnyKit, match: Match, secret?: Secret): Table {
  return tableWith(id, kit, { match, stopped: null, differs: false }, secret)
}

/** The table of a match that was opened: it may hold only so far, or end otherwise than it did. */
export function tableWith(
  id: MatchId,
  kit: AnyKit,
  { match, stopped, differs }: Opened,
  secret?: Secret,
): Table {
  const [reader, names, limit] = [readerOf(kit, match), ownNamesIn(kit, match), limitOf({ kit, match })]
  const sealed = secret === undefined ? null : sealedBy(secret, match.header)
  return { id, kit, reader, names, match, limit, story: untold(match.line.length), stopped, differs, sealed }
}

/** How many steps the line has. */
export function lengthOf({ match }: Table): number {
  return match.line.length
}

/** The records of these steps: after the first `since`, up to `at`. Those that are missing are found, and kept. */
export function recordsIn(table: Table, since: number, at: number): readonly StepRecord[] {
  const known = table.story.slice(since, at)
  if (known.every(record => record !== undefined)) return known
  const records = toldAgain(table.match, since, at).map((record, index) => known[index] ?? record)
  for (const [index, record] of records.entries()) table.story[since + index] = record
  return records
}

const untold = (length: number): undefined[] => Array.from({ length }, () => undefined)

/** What these steps told, from playing them again. */
function toldAgain(match: Match, since: number, at: number): StepRecord[] {
  const state = stateAfter(match, since)
  return stepsOf({ line: shorter(match.line, match.line.length - at) }, since).map(step => {
    const events: GameEvent[] = []
    match.game.apply(state, step.action, event => events.push(event))
    return { step, events }
  })
}

/** The same table after the match went back or forth: what still stands is not told again. */
export function travelled(table: Table, match: Match): Table {
  const { length } = match.line
  const common = table.story.slice(0, Math.min(lengthOf(table), length))
  return { ...table, match, story: [...common, ...untold(length - common.length)] }
}

/** `joined`: by the same press as the step before. */
export function playSeat(table: Table, seat: Seat, action: Action, joined = false): Result<Table> {
  return told(table, emit => play(table.match, seat, action, emit, joined))
}

/** Dice and cards that were prepared: for lessons. */
export function befallTable(table: Table, action: Action): Result<Table> {
  return told(table, emit => befall(table.match, action, emit))
}

/** Rolls or draws what is due, from the source of the match. */
export function rollChance(table: Table, chance = chanceOf(table)): Result<Table> {
  if (!chance) return refuse('fair', t => t.diceElsewhere)
  return told(table, emit => playChance(table.match, chance, emit))
}

function chanceOf({ match: { header }, sealed }: Table): Chance | null {
  if (sealed) return sealed.dice
  return header.seed === undefined ? null : seededChance(header.seed)
}

function told(table: Table, run: (emit: (event: GameEvent) => void) => Result<Match>): Result<Table> {
  const events: GameEvent[] = []
  const played = run(event => events.push(event))
  if (!played.ok) return played
  const { step } = played.value.line
  if (!step) return refuse('unknown', t => t.noRoll)
  return done({ ...table, match: played.value, story: appended(table, { step, events }) })
}

/** In place when this table is the newest holder of the story, and to a copy when another went on from it. */
function appended(table: Table, record: StepRecord): Table['story'] {
  const length = lengthOf(table)
  const story = table.story.length === length ? table.story : table.story.slice(0, length)
  story.push(record)
  return story
}

/** The limit of real time that this match is played under, if it is. */
export function limitOf({ kit, match }: Pick<Table, 'kit' | 'match'>): TimeLimit | null {
  const options = match.game.parseOptions(match.header.options)
  return options.ok ? (kit.timeLimit?.(options.value) ?? null) : null
}
