import { expect, test } from 'vitest'
import type { TinEvent } from '../../../../games/tin/types.ts'
import { followed } from './rounds.ts'

const NONE = { turned: null, rolled: null }
const attacked: TinEvent = { kind: 'attacked', technique: 'low', helmet: false }
const turned: TinEvent = { kind: 'used', card: 'lunge', turned: true, change: -2 }
const dealt: TinEvent = { kind: 'dealt', card: 'hook' }
const explored: TinEvent = { kind: 'explored', dir: 'east' }
const rolled: TinEvent = { kind: 'rolled', value: 4, change: -2, won: false }

test('a card that was turned over unseen and the roll are told together', () => {
  const round = [[attacked], [turned], [rolled, { kind: 'wounded', hearts: 3 } as const]].reduce(
    followed,
    NONE,
  )
  expect(round).toMatchObject({ turned: 'lunge', rolled: { value: 4, won: false } })
})

test('they stay in sight while cards are drawn, until the next attack or the next room', () => {
  const round = followed(NONE, [rolled])
  expect(followed(round, [dealt])).toEqual(round)
  expect(followed(round, [attacked])).toEqual(NONE)
  expect(followed(round, [explored])).toEqual(NONE)
})
