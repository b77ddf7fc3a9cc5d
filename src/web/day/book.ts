/** What was played of the deals of days, as the chronicle and the tables of this device tell it. */
import type { Facts } from '../../engine/types.ts'
import type { ChronicleEntry, Summary } from '../../table/protocol.ts'
import { type Day, dayOfDeal } from './day.ts'

/** One game of one day. */
export interface Played {
  /** Of the matches that are over, the one with the highest score. */
  readonly best: ChronicleEntry | null
  /** How many are over. */
  readonly tries: number
  /** The one that goes on; of several, the one that was touched last. */
  readonly running: Summary | null
}

/** By day and game. */
export type Book = ReadonlyMap<Day, ReadonlyMap<string, Played>>

export const UNPLAYED: Played = { best: null, tries: 0, running: null }

export function playedOn(book: Book, day: Day, game: string): Played {
  return book.get(day)?.get(game) ?? UNPLAYED
}

export function bookOf(
  games: readonly Facts[],
  tables: readonly Summary[],
  entries: readonly ChronicleEntry[],
): Book {
  const book = new Map<Day, Map<string, Played>>()
  const write = (day: Day, game: string, change: (played: Played) => Played) => {
    const page = book.get(day) ?? new Map<string, Played>()
    book.set(day, page.set(game, change(page.get(game) ?? UNPLAYED)))
  }
  for (const facts of games) {
    for (const entry of entries) {
      const day = entry.game === facts.id ? dayOfEntry(entry, facts) : null
      if (day !== null) write(day, facts.id, played => withEntry(played, entry))
    }
    for (const table of tables) {
      const isRunning = table.game === facts.id && !table.over && table.deal !== null
      const day = isRunning && table.deal ? dayOfDeal(table.deal, facts) : null
      if (day !== null) write(day, facts.id, played => withTable(played, table))
    }
  }
  return book
}

function dayOfEntry({ seed, options }: ChronicleEntry, facts: Facts): Day | null {
  return seed === undefined ? null : dayOfDeal({ seed, options }, facts)
}

function withEntry({ best, tries, running }: Played, entry: ChronicleEntry): Played {
  const isBetter = best === null || entry.tale.score > best.tale.score
  return { best: isBetter ? entry : best, tries: tries + 1, running }
}

function withTable(played: Played, table: Summary): Played {
  const isLater = played.running === null || table.touched > played.running.touched
  return isLater ? { ...played, running: table } : played
}
