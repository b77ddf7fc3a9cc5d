/** What a chronicle comes to: rates, rows, best results, luck and deeds. */
import type { Fall, Luck } from '../../engine/tale.ts'
import type { ChronicleEntry } from '../../table/protocol.ts'

type Entries = readonly ChronicleEntry[]

export interface Rate {
  readonly id: string
  readonly won: number
  readonly played: number
  /** The interval of Wilson: 95 of 100 such intervals hold the true rate. */
  readonly low: number
  readonly high: number
}

const Z = 1.96

export function rateOf(id: string, entries: Entries): Rate {
  const played = entries.length
  const won = entries.filter(entry => entry.won).length
  const share = played === 0 ? 0 : won / played
  const wide = 1 + Z ** 2 / Math.max(1, played)
  const middle = (share + Z ** 2 / (2 * Math.max(1, played))) / wide
  const reach = (Z / wide) * Math.sqrt((share * (1 - share)) / played + Z ** 2 / (4 * played ** 2))
  return { id, won, played, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) }
}

/** A rate for each id that some match has, the most played first. */
export function ratesBy(entries: Entries, idsOf: (entry: ChronicleEntry) => readonly string[]): Rate[] {
  const groups = new Map<string, ChronicleEntry[]>()
  for (const entry of entries)
    for (const id of idsOf(entry)) groups.set(id, [...(groups.get(id) ?? []), entry])
  return [...groups].map(([id, group]) => rateOf(id, group)).toSorted((a, b) => b.played - a.played)
}

export interface Rows {
  /** Won in a row up to now; lost ones are below 0. */
  readonly now: number
  readonly longest: number
}

export function rowsOf(entries: Entries): Rows {
  let now = 0
  let longest = 0
  for (const { won } of inOrder(entries)) {
    now = won ? Math.max(0, now) + 1 : Math.min(0, now) - 1
    longest = Math.max(longest, now)
  }
  return { now, longest }
}

function inOrder(entries: Entries): Entries {
  return entries.toSorted((a, b) => a.ended - b.ended)
}

export function luckOver(entries: Entries): Luck {
  const sums = { dice: 0, sum: 0, expected: 0 }
  for (const { tale } of entries) {
    sums.dice += tale.luck.dice
    sums.sum += tale.luck.sum
    sums.expected += tale.luck.expected
  }
  return sums
}

/** How far the sum of so many dice strays on the average: one die has a variance of 35 twelfths. */
export function strayOf(dice: number): number {
  return Math.sqrt((dice * 35) / 12)
}

export interface Best {
  readonly best: ChronicleEntry
  readonly tries: number
}

/** Of each deal that was played more than once, the best; what was played last comes first. */
export function bestByDeal(entries: Entries): Best[] {
  const deals = new Map<string, ChronicleEntry[]>()
  for (const entry of inOrder(entries).filter(({ seed }) => seed !== undefined)) {
    const deal = JSON.stringify([entry.game, entry.seed, entry.options])
    deals.set(deal, [...(deals.get(deal) ?? []), entry])
  }
  return [...deals.values()]
    .filter(tries => tries.length > 1)
    .toSorted((a, b) => (b.at(-1)?.ended ?? 0) - (a.at(-1)?.ended ?? 0))
    .flatMap(tries => {
      const best = tries.reduce((so, next) => (next.tale.score > so.tale.score ? next : so))
      return { best, tries: tries.length }
    })
}

export interface Fallen {
  readonly entry: ChronicleEntry
  readonly fall: Fall
}

/** The last to fall comes first. */
export function fallenIn(entries: Entries): Fallen[] {
  return inOrder(entries)
    .toReversed()
    .flatMap(entry => (entry.tale.fellTo ? [{ entry, fall: entry.tale.fellTo }] : []))
}

/** The match that did each deed of a game first, by the id of the deed. */
export function deedsDone(entries: Entries, game: string): ReadonlyMap<string, ChronicleEntry> {
  const done = new Map<string, ChronicleEntry>()
  for (const entry of inOrder(entries).filter(each => each.game === game))
    for (const deed of entry.tale.deeds) if (!done.has(deed)) done.set(deed, entry)
  return done
}
