/** What the page of days shows: the games, what was played of each day, and what can be told of it in words. */
import type { Facts } from '../../engine/types.ts'
import type { Summary } from '../../table/protocol.ts'
import { call } from '../shell/wire.ts'
import { type Book, bookOf } from './book.ts'

export interface Shelf {
  readonly games: readonly Facts[]
  readonly book: Book
  readonly tables: readonly Summary[]
  /** Matches that are still being read. */
  readonly missing: number
}

export async function readShelf(): Promise<Shelf> {
  const [games, tables, { entries, missing }] = await Promise.all([
    call('games', {}),
    call('tables', {}),
    call('chronicle', {}),
  ])
  return { games, tables, missing, book: bookOf(games, tables, entries) }
}
