import { describe, expect, test } from 'vitest'
import { plain } from '../engine/plain.ts'
import { resign, resultOf } from '../engine/seats.ts'
import type { AnyKit } from '../engine/types.ts'
import { KITS } from '../games/index.ts'
import { lawGames } from '../testing/law-games.ts'
import { walk } from '../testing/walk.ts'
import type { Table } from './table.ts'
import { taleOf } from './tale.ts'

/** A match played at random to its end. */
function played(kit: AnyKit, seed: number): Table {
  const last = [...walk(kit, { options: {} }, seed)].at(-1)
  if (!last) throw new Error(`No match came of seed ${seed}`)
  return last
}

const TOLD = KITS.filter(kit => kit.tales).map(kit => ({ kit, id: kit.facts.id }))

describe.each(TOLD)('of every match of $id', ({ kit }) => {
  test('each seat tells what follows from the log, in plain data', () => {
    for (let seed = 0; seed < lawGames(12); seed++) {
      const table = played(kit, seed)
      const { match } = table
      for (const seat of match.seats.keys()) {
        const tale = taleOf(table, seat)
        expect(tale).toEqual(taleOf(table, seat))
        expect(plain(tale)).toEqual(tale)
        expect(tale?.luck.expected).toBe((tale?.luck.dice ?? 0) * 3.5)
        expect((tale?.score ?? 0) >= 1000).toBe(resultOf(match)?.winners.includes(seat))
        for (const step of [tale?.turn ?? 1, tale?.fellTo?.at ?? 1]) {
          expect(step).toBeGreaterThanOrEqual(1)
          expect(step).toBeLessThanOrEqual(match.line.length)
        }
      }
    }
  })

  test('nothing is told before it is over, and of one given up only what was done until then', () => {
    const tables = [...walk(kit, { options: {} }, 3)]
    const early = tables[Math.floor(tables.length / 2)]
    if (!early) throw new Error('too short')
    expect(taleOf(early, 0)).toBeNull()
    const left = resign(early.match, 0)
    if (!left.ok) throw new Error(left.refusal.reason)
    const others = left.value.seats.slice(1).map((_, index) => index + 1)
    const over = others.reduce((match, seat) => {
      const next = resign(match, seat)
      return next.ok ? next.value : match
    }, left.value)
    const tale = taleOf({ ...early, match: over }, 0)
    expect(tale?.score).toBeLessThan(1000)
  })
})
