import { expect, test } from 'vitest'
import { keyOf } from '../engine/result.ts'
import { pigKit } from '../testing/pig.ts'
import { mindFor } from './given.ts'
import type { AnyPolicy } from './mind.ts'
import { novice } from './novice.ts'

/** How often each action is taken in so many tries, by a policy that always rolls and shares as it is told. */
function taken(shares: readonly number[], other: Partial<AnyPolicy> = {}): Map<string, number> {
  const mind = mindFor(pigKit, 7)
  const policy: AnyPolicy = {
    ...mind.policy,
    choose: () => ({ kind: 'roll' }),
    shares: () => shares,
    ...other,
  }
  const bot = novice({ ...mind, policy })
  const state = mind.game.setup({ goal: 50 })
  const counts = new Map<string, number>()
  for (let tries = 0; tries < 300; tries++) {
    const key = keyOf(bot(state, 0))
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

test('a novice mostly does what is sensible, and sometimes what is not', () => {
  const counts = taken([0.9, 0.1])
  expect(counts.get('roll')).toBeGreaterThan(200)
  expect(counts.get('hold')).toBeGreaterThan(15)
})

test('a novice never does what no sensible player would', () => {
  expect(taken([0.9999, 0.0001]).has('hold')).toBe(false)
})

test('a novice makes no mistakes in details', () => {
  expect(taken([0.5, 0.5], { isDetail: () => true }).has('hold')).toBe(false)
})
