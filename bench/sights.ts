/** What a house sends: how long the sights of a step take and how large they are; and how long it takes to open a match. */
import { hash } from '../src/engine/hash.ts'
import { type Match, start } from '../src/engine/match.ts'
import { play, playChance } from '../src/engine/play.ts'
import { refold } from '../src/engine/resume.ts'
import { fastRng, pick, seededChance } from '../src/engine/rng.ts'
import type { AnyKit, Rng } from '../src/engine/types.ts'
import { undo } from '../src/engine/undo.ts'
import { KITS } from '../src/games/index.ts'
import { changeOf } from '../src/table/change.ts'
import { seenNow } from '../src/table/see.ts'
import type { NextSight, Seen } from '../src/table/sight.ts'
import { lengthOf, type Table, tableOf } from '../src/table/table.ts'
import { walk } from '../src/testing/walk.ts'
import { best, kitOf, must } from './given.ts'

const TRIES = 5
const ENTRIES = 1000
const HEROES = ['warrior', 'mage', 'rogue', 'archer']
const SEATS = HEROES.map(name => ({ kind: 'person', name }) as const)

export interface SightCosts {
  /** Milliseconds for the sights of one step, for four seats. */
  readonly dungeon: number
  readonly onedeck: number
  /** Bytes of a sight of One Deck with four heroes, whole and as the next, at the median. */
  readonly whole: number
  readonly next: number
  /** Milliseconds to open a match of a thousand entries from the own store, by game. */
  readonly opening: Readonly<Record<string, number>>
}

export function sightCosts(): SightCosts {
  const race = [...walk(kitOf('dungeon'), { seats: SEATS }, 1, 0.9)]
  const delve = [...walk(kitOf('onedeck'), { seats: SEATS, options: { heroes: HEROES } }, 1, 0.9)]
  const sights = sightsOf(delve)
  return {
    dungeon: best(TRIES, () => sightsOf(race)) / race.length,
    onedeck: best(TRIES, () => sightsOf(delve)) / delve.length,
    whole: median(delve.map(table => bytesOf(seenNow(table, [0], lengthOf(table) - 1)))),
    next: median(sights.map(bytesOf)),
    opening: Object.fromEntries(KITS.map(kit => [kit.facts.id, openingOf(kit)])),
  }
}

/** What is pushed to every seat along a match. */
function sightsOf(tables: readonly Table[]): NextSight[] {
  const last = new Map<number, Seen>()
  return tables.flatMap(table =>
    SEATS.map((_, seat) => {
      const seen = seenNow(table, [seat], lengthOf(table) - 1)
      const { view, ...rest } = seen
      const change = changeOf(last.get(seat)?.view ?? view, view)
      last.set(seat, seen)
      return { ...rest, number: 1, after: 0, change }
    }),
  )
}

function openingOf(kit: AnyKit): number {
  const { header, log, version, state } = longMatch(kit)
  const [entries, end] = [log.slice(0, version), hash(state)]
  return best(TRIES, () => {
    const match = refold(kit, header, entries, end)
    if (!match) throw new Error('The match does not fold')
    tableOf('m', kit, match)
  })
}

/** Random practice that goes back a little whenever it is at an end. */
function longMatch(kit: AnyKit): Match {
  const rng = fastRng(7)
  let match = must(start(kit, { practice: true, seed: 7 }))
  while (match.version < ENTRIES) match = stepped(match, rng)
  return match
}

function stepped(match: Match, rng: Rng): Match {
  const actor = match.game.actor(match.state)
  if (actor.kind === 'chance') return must(playChance(match, seededChance(7)))
  if (actor.kind === 'over') return [1, 2, 3].reduce(now => must(undo(now, 0)), match)
  const seat = pick(actor.seats, rng)
  return must(play(match, seat, pick(match.game.actions(match.state, seat), rng)))
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value))
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
