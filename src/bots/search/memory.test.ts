import { describe, expect, test } from 'vitest'
import { fastRng } from '../../engine/rng.ts'
import type { AnyGame, AnyKit } from '../../engine/types.ts'
import { type PigState, pig, pigKit } from '../../testing/pig.ts'
import { twoCardsKit } from '../../testing/two-cards.ts'
import { mindFor } from '../given.ts'
import { branchesIn, type Memory, memoryFor, newMemory } from './memory.ts'
import { think } from './think.ts'

const BUDGET = { iterations: 400 }

/** All that is thought from here, and what is then done. */
function thought(kit: AnyKit, state: unknown, memory?: Memory) {
  const thoughts = think(mindFor(kit, 5, BUDGET), state, 0, memory)
  const told: unknown[] = []
  for (let next = thoughts.next(); ; next = thoughts.next()) {
    if (next.done) return { told, action: next.value }
    told.push(next.value)
  }
}

const mine = { game: pig as AnyGame, seat: 0 }

/** The most that is known of any action here. */
function knownIn(memory: Memory, state: unknown, whose = mine): number {
  const branchOf = branchesIn({ ...memory }, whose, state)
  return Math.max(...pig.actions(state as PigState, 0).map(action => branchOf({ action, goal: null }).visits))
}

/** Where the seat that rolled so much decides again. */
function afterThrow(state: PigState, value: number): PigState {
  const next = pig.clone(state)
  pig.apply(next, { kind: 'roll' }, null)
  pig.apply(next, { kind: 'die', value }, null)
  return next
}

describe('a memory of what was thought', () => {
  const first = pig.setup({ goal: 40 })

  test('a seat goes on from the tree below what it chose', () => {
    const memory = newMemory()
    const { action } = thought(pigKit, first, memory)
    expect(action).toEqual({ kind: 'roll' })
    const second = afterThrow(first, 4)
    expect(knownIn(memory, second)).toBeGreaterThan(3)
    expect(thought(pigKit, second, memory).told).not.toEqual(thought(pigKit, second).told)
  })

  test('begins anew where the table looks otherwise than in the tree', () => {
    const memory = newMemory()
    thought(pigKit, first, memory)
    const other = pig.setup({ goal: 41 })
    expect(knownIn(memory, other)).toBe(0)
    expect(thought(pigKit, other, memory)).toEqual(thought(pigKit, other))
  })

  test('keeps nothing of what was thought before its last decision', () => {
    const memory = newMemory()
    thought(pigKit, first, memory)
    thought(pigKit, pig.setup({ goal: 41 }), memory)
    expect(knownIn(memory, afterThrow(first, 4))).toBe(0)
  })

  test('keeps of a tree only what is gone on with, even while that is thought about', () => {
    const memory = newMemory()
    thought(pigKit, first, memory)
    const [second, other] = [4, 5].map(value => afterThrow(first, value))
    if (!second || !other) throw new Error('two throws are two states')
    expect([second, other].map(state => knownIn(memory, state) > 0)).toEqual([true, true])
    think(mindFor(pigKit, 5, { iterations: 64 }), second, 0, memory).next()
    expect([second, other].map(state => knownIn(memory, state) > 0)).toEqual([true, false])
  })

  test('tells nothing to another seat, nor in a game of another pack', () => {
    const memory = newMemory()
    thought(pigKit, first, memory)
    const second = afterThrow(first, 4)
    expect(knownIn(memory, second, { ...mine, seat: 1 })).toBe(0)
    expect(knownIn(memory, second, { ...mine, game: { ...mine.game } })).toBe(0)
    expect(knownIn(memory, second)).toBeGreaterThan(0)
  })

  test('is of whoever thinks by the clock, in a game where nothing is hidden', () => {
    const memory = newMemory()
    expect(memoryFor(memory, mindFor(pigKit, 1, { milliseconds: 100 }))).toBe(memory)
    expect(memoryFor(memory, mindFor(pigKit, 1, { iterations: 100 }))).toBeUndefined()
    expect(memoryFor(memory, mindFor(twoCardsKit, 1, { milliseconds: 100 }))).toBeUndefined()
  })

  test.each<AnyKit>([pigKit, twoCardsKit])(
    'from the same lots two thoughts in a row are alike: $facts.title',
    kit => {
      const rules = kit.make(null)
      const state = rules.setup(kit === pigKit ? { goal: 40 } : {})
      const rng = fastRng(3)
      while (rules.actor(state).kind === 'chance') rules.apply(state, rules.sample(state, rng), null)
      const [one, other] = [newMemory(), newMemory()].map(memory => [
        thought(kit, state, memory),
        thought(kit, state, memory),
      ])
      expect(one).toEqual(other)
    },
  )
})
