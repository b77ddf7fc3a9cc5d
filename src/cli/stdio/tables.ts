import { randomBytes, randomInt } from 'node:crypto'
import { clipped } from '../../engine/limits.ts'
import type { Match } from '../../engine/match.ts'
import { done, refuse } from '../../engine/result.ts'
import { type Chance, seededChance } from '../../engine/rng.ts'
import type { AnyKit, Reader, Result, Seat } from '../../engine/types.ts'

/** A match that a program plays. */
export interface Table {
  readonly kit: AnyKit
  readonly reader: Reader
  match: Match
  /** Null where the dice are somebody else's: a match that was begun online. */
  readonly chance: Chance | null
}

/** The matches of one connection, by their ids. */
export interface Tables {
  readonly kits: readonly AnyKit[]
  readonly open: Map<string, Table>
}

/** A program that opens matches and never closes them runs into this before it runs out of memory. */
const MOST = 10_000

export function seat(tables: Tables, kit: AnyKit, match: Match): Result<{ match: string }> {
  if (tables.open.size >= MOST)
    return refuse('unknown', `There are ${MOST} matches already; close one before opening another.`)
  const id = `m-${randomBytes(6).toString('hex')}`
  const seed = match.header.seed ?? randomInt(2 ** 31)
  tables.open.set(id, {
    kit,
    reader: kit.reader(match.content),
    match,
    chance: match.header.fair ? null : seededChance(seed),
  })
  return done({ match: id })
}

export function tableOf(tables: Tables, id: string): Result<Table> {
  const table = tables.open.get(id)
  return table ? done(table) : refuse('unknown', `There is no match "${clipped(id)}".`)
}

/** The table, when this seat is one of its seats. */
export function tableWith(tables: Tables, id: string, wanted: Seat | null | undefined): Result<Table> {
  const table = tableOf(tables, id)
  if (!table.ok || wanted === null || wanted === undefined) return table
  const count = table.value.match.seats.length
  return wanted < count
    ? table
    : refuse('unknown', `There is no seat ${wanted}; the seats are 0 to ${count - 1}.`)
}
