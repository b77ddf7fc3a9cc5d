/** What a chronicle comes to: rates of winning, streaks, best results, luck, the fallen and the deeds. Plain functions. */
import { levelNamed } from '../bots/names.ts'
import type { Fall, Luck } from '../engine/tale.ts'
import type { Json, Seat } from '../engine/types.ts'
import { placeOf } from './chronicle.ts'
import type { ChronicleEntry, MatchId } from './protocol.ts'

/** How often something was won, and between which bounds the true rate lies, 19 times out of 20. */
export interface Rate {
  readonly won: number
  readonly of: number
  readonly low: number
  readonly high: number
}

/** Standard deviations of 95 of 100. */
const Z = 1.96

/** Wilson's interval: it stays between 0 and 1, and says little of few matches. */
export function rateOf(won: number, of: number): Rate {
  if (of === 0) return { won, of, low: 0, high: 1 }
  const [share, spread] = [won / of, Z ** 2 / of]
  const middle = share + spread / 2
  const wide = Z * Math.sqrt((share * (1 - share) + spread / 4) / of)
  const bound = (value: number) => Math.min(1, Math.max(0, value / (1 + spread)))
  return { won, of, low: bound(middle - wide), high: bound(middle + wide) }
}

export function rateIn(entries: readonly ChronicleEntry[]): Rate {
  return rateOf(entries.filter(({ won }) => won).length, entries.length)
}

/** By id of the trait; a match of several heroes counts for each. The most played first. */
export function ratesBy(entries: readonly ChronicleEntry[], trait: string): ReadonlyMap<string, Rate> {
  const groups = grouped(entries, ({ tale }) => (tale.traits[trait] ?? []).map(id => knownAs(trait, id)))
  const rates = [...groups].map(([id, matches]) => [id, rateIn(matches)] as const)
  return new Map(rates.toSorted(([a, left], [b, right]) => right.of - left.of || (a < b ? -1 : 1)))
}

/** A bot whose level was called otherwise once counts as what that is now. */
function knownAs(trait: string, id: string): string {
  return trait === 'bots' ? (levelNamed(id) ?? id) : id
}

/** Names of all traits that any of them has. */
export function traitsIn(entries: readonly ChronicleEntry[]): readonly string[] {
  return [...new Set(entries.flatMap(({ tale }) => Object.keys(tale.traits)))]
}

function grouped(
  entries: readonly ChronicleEntry[],
  keysOf: (entry: ChronicleEntry) => readonly string[],
): ReadonlyMap<string, ChronicleEntry[]> {
  const groups = new Map<string, ChronicleEntry[]>()
  for (const entry of entries)
    for (const key of new Set(keysOf(entry))) groups.set(key, [...(groups.get(key) ?? []), entry])
  return groups
}

/** From the oldest to the newest. */
export function inOrder(entries: readonly ChronicleEntry[]): readonly ChronicleEntry[] {
  return entries.toSorted((a, b) => a.ended - b.ended || (placeOf(a) < placeOf(b) ? -1 : 1))
}

/** Matches won in a row: up to now, and the most ever. */
export interface Streaks {
  readonly current: number
  readonly longest: number
}

export function streaksIn(entries: readonly ChronicleEntry[]): Streaks {
  let [current, longest] = [0, 0]
  for (const { won } of inOrder(entries)) {
    current = won ? current + 1 : 0
    longest = Math.max(longest, current)
  }
  return { current, longest }
}

/** A deal is known by its dice and by what it was set up with: the same text for equal deals. */
export function dealOf({
  game,
  seed,
  options,
}: Pick<ChronicleEntry, 'game' | 'seed' | 'options'>): string | null {
  return seed === undefined ? null : JSON.stringify([game, seed, sorted(options)])
}

/** Names of options in one order, whoever wrote them. */
function sorted(value: Json): Json {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** By deal: the entry with the highest score, of equal ones the first. */
export function bestByDeal(entries: readonly ChronicleEntry[]): ReadonlyMap<string, ChronicleEntry> {
  const best = new Map<string, ChronicleEntry>()
  for (const entry of inOrder(entries)) {
    const deal = dealOf(entry)
    if (deal === null) continue
    const before = best.get(deal)
    if (!before || entry.tale.score > before.tale.score) best.set(deal, entry)
  }
  return best
}

export function luckIn(entries: readonly ChronicleEntry[]): Luck {
  const none: Luck = { dice: 0, sum: 0, expected: 0 }
  return entries.reduce((total, { tale: { luck } }) => added(total, luck), none)
}

function added(a: Luck, b: Luck): Luck {
  return { dice: a.dice + b.dice, sum: a.sum + b.sum, expected: a.expected + b.expected }
}

/** A hero who did not come back. */
export interface Fallen extends Fall {
  readonly match: MatchId
  readonly game: string
  readonly seat: Seat
  readonly ended: number
}

/** The latest first. */
export function fallenIn(entries: readonly ChronicleEntry[]): readonly Fallen[] {
  return inOrder(entries)
    .toReversed()
    .flatMap(({ match, game, seat, ended, tale: { fellTo } }) =>
      fellTo ? [{ ...fellTo, match, game, seat, ended }] : [],
    )
}

/** By id of the deed, within one game: the entry that did it first, and how many did. */
export interface DeedDone {
  readonly first: ChronicleEntry
  readonly times: number
}

export function deedsIn(entries: readonly ChronicleEntry[]): ReadonlyMap<string, DeedDone> {
  const done = new Map<string, DeedDone>()
  for (const entry of inOrder(entries))
    for (const deed of entry.tale.deeds) {
      const before = done.get(deed)
      done.set(deed, { first: before?.first ?? entry, times: (before?.times ?? 0) + 1 })
    }
  return done
}
