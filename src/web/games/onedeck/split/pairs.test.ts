import { expect, test } from 'vitest'
import type { Choice } from '../../../../table/protocol.ts'
import { pairOf, splitOf } from './pairs.ts'

const PAIRS = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
] as const

const choices = [0, 1].flatMap(first =>
  PAIRS.map(([a, b]): Choice => {
    const action = { kind: 'split', first, a, b }
    return { key: `${first}/${a}${b}`, action, text: '', odds: null, rule: null }
  }),
)

test('the pair of a choice is the one that leads back to it', () => {
  for (const { key } of choices) {
    const pair = pairOf(choices, key) ?? []
    expect([0, 1].map(place => splitOf(choices, pair, place)?.key)).toContain(key)
  }
})

test('what splits nobody has no pair', () => {
  for (const key of ['face', null]) expect(pairOf(choices, key)).toBeNull()
})
