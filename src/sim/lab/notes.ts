/** Writes what a watcher sees into a tally: what a seat had counts when it is known who won. */
import type { Seat } from '../../engine/types.ts'
import type { Notes } from '../../engine/watch.ts'
import { meetingsOf } from './meetings.ts'
import {
  bump,
  type Counts,
  entry,
  type Foretold,
  type Held,
  type Kind,
  type Rate,
  type Tally,
} from './tally.ts'

/** Of a side: which of its kind it was, under what it is counted by. */
export interface Was {
  readonly kind: Kind
  readonly name: string
  readonly id: string
}

export interface Book {
  readonly notes: Notes
  /** What a side was so far in the match that goes on. */
  readonly was: (side: Seat) => readonly Was[]
  /** What the policy gave a side to win: whether it came true is known at the end. */
  readonly hoped: (seat: Seat, chance: number) => void
  /** The match is over; by side, whether it won. */
  readonly close: (won: readonly boolean[]) => void
}

/** Bins of shown chances: twentieths. */
const BINS = 20

export function bookOf(tally: Tally, sides: number): Book {
  const held = Array.from({ length: sides }, () => new Set<Rate>())
  const were = Array.from({ length: sides }, (): Was[] => [])
  const meetings = meetingsOf(tally)
  const hopes = new Map<string, { readonly seat: Seat; readonly chance: number }>()
  const notes: Notes = {
    was(seat, trait, id) {
      held[seat]?.add(entry(entry(tally.traits, trait, empty), id, newRate))
      were[seat]?.push({ kind: 'trait', name: trait, id })
    },
    could: (seat, kind) => held[seat]?.add(entry(tally.able, kind, newRate)),
    had(seat, kind, id) {
      const thing = entry(entry(tally.things, kind, empty), id, newHeld)
      thing.times += 1
      held[seat]?.add(thing)
    },
    met: (kind, id) => {
      meetings.of(kind, id).met += 1
    },
    lost: (kind, id, hits) => {
      meetings.of(kind, id).lost += hits
    },
    tried: (kind, id, won) => count(entry(entry(tally.trials, kind, empty), id, newRate), won),
    fell(by, where, place) {
      bump(entry(tally.deaths, by, empty), where)
      meetings.fell(by)
      if (place !== null) entry(tally.places, place, newHeat).fell += 1
    },
    came: place => {
      entry(tally.places, place, newHeat).came += 1
    },
    ended(scale, farthest, fellAt) {
      const ends = entry(tally.ends, scale, empty)
      entry(ends, `${farthest}`, newEnded).of += 1
      if (fellAt !== null) entry(ends, `${fellAt}`, newEnded).fell += 1
    },
    rolled: (die, face, faces) =>
      bump(
        entry(tally.dice, die, () => unseen(faces)),
        face,
      ),
    foretold: (what, chance, happened) => foretell(entry(tally.foretold, what, empty), chance, happened),
  }
  return {
    notes,
    was: side => were[side] ?? [],
    // Ten times a sixth in one game is no more proof than once: of every bin the first is kept.
    hoped(seat, chance) {
      if (!hopes.has(binOf(chance))) hopes.set(binOf(chance), { seat, chance })
    },
    close(won) {
      for (const { seat, chance } of hopes.values()) foretell(tally.expected, chance, won[seat] ?? false)
      hopes.clear()
      for (const [side, rates] of held.entries()) {
        for (const rate of rates) count(rate, won[side] ?? false)
        rates.clear()
      }
      for (const [side] of were.entries()) were[side] = []
      meetings.close()
    },
  }
}

function binOf(chance: number): string {
  return `${Math.min(BINS - 1, Math.floor(chance * BINS))}`
}

function foretell(bins: Record<string, Foretold>, chance: number, happened: boolean): void {
  const bin = entry(bins, binOf(chance), () => ({ of: 0, happened: 0, millionths: 0 }))
  bin.of += 1
  bin.happened += happened ? 1 : 0
  bin.millionths += Math.round(chance * 1e6)
}

export function count(rate: Rate, won: boolean): void {
  rate.of += 1
  if (won) rate.won += 1
}

export const newRate = (): Rate => ({ of: 0, won: 0 })
const newHeld = (): Held => ({ of: 0, won: 0, times: 0 })
const newEnded = () => ({ of: 0, fell: 0 })
const newHeat = () => ({ came: 0, fell: 0 })
const empty = () => ({})

/** A face that never shows must be missed. */
function unseen(faces: number): Counts {
  return Object.fromEntries(Array.from({ length: faces }, (_, face) => [face + 1, 0]))
}
