/**
 * The matches of a program, each on a table of its own. There is no room around it: a program plays thousands of steps a
 * second, chooses the dice itself, and nobody looks on.
 */
import { randomBytes, randomInt } from 'node:crypto'
import { clipped } from '../../engine/limits.ts'
import type { Match } from '../../engine/match.ts'
import { done, refuse } from '../../engine/result.ts'
import { type Chance, seededChance } from '../../engine/rng.ts'
import type { AnyKit, Result, Seat } from '../../engine/types.ts'
import { type Table, tableOf } from '../../table/table.ts'

export interface Played {
  table: Table
  /** For a match that names no source; else its dice are its own, or somebody else's where it was begun online. */
  readonly chance: Chance | undefined
}

/** The matches of one connection, by their ids. */
export interface Tables {
  readonly kits: readonly AnyKit[]
  readonly open: Map<string, Played>
}

/** A program that opens matches and never closes them runs into this before it runs out of memory. */
const MOST = 10_000

export function openTable(tables: Tables, kit: AnyKit, match: Match): Result<{ match: string }> {
  if (tables.open.size >= MOST)
    return refuse('unknown', `There are ${MOST} matches already; close one before opening another.`)
  const id = `m-${randomBytes(6).toString('hex')}`
  const { seed, fair } = match.header
  const chance = seed === undefined && !fair ? seededChance(randomInt(2 ** 31)) : undefined
  tables.open.set(id, { table: tableOf(id, kit, match), chance })
  return done({ match: id })
}

export function playedAt(tables: Tables, id: string): Result<Played> {
  const played = tables.open.get(id)
  return played ? done(played) : refuse('unknown', `There is no match "${clipped(id)}".`)
}

/** The match, when this seat is one of its seats. */
export function playedWith(tables: Tables, id: string, wanted: Seat | null | undefined): Result<Played> {
  const played = playedAt(tables, id)
  if (!played.ok || wanted === null || wanted === undefined) return played
  const count = played.value.table.match.seats.length
  return wanted < count
    ? played
    : refuse('unknown', `There is no seat ${wanted}; the seats are 0 to ${count - 1}.`)
}
