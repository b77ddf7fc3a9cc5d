import { expect, test } from 'vitest'
import type { CompanySeat } from '../../table/protocol.ts'
import { presenceOf } from './presence.ts'
import { en } from './text/en.ts'

const bram: CompanySeat = {
  holder: { kind: 'person', name: 'Bram' },
  isPresent: false,
  awaySince: 0,
  isHost: false,
  isReady: true,
  isLent: false,
}
const MINUTE = 60_000

test.each([
  [30_000, 'away'],
  [5 * MINUTE, 'away for 5 min'],
  [150 * MINUTE, 'away for 2 h'],
  [-MINUTE, 'away'],
])('who left so many milliseconds ago (%i) is away, and told since when', (now, told) => {
  expect(presenceOf(bram, now, en)).toBe(told)
})

test('who is there is here, and a bot or an open seat is neither here nor away', () => {
  expect(presenceOf({ ...bram, isPresent: true }, 0, en)).toBe('here')
  expect(presenceOf({ ...bram, holder: { kind: 'bot', name: 'Odile' } }, 0, en)).toBeNull()
  expect(presenceOf({ ...bram, holder: { kind: 'open', name: '' } }, 0, en)).toBeNull()
})

test('whose seat is lent to a bot is still away', () => {
  const lent = { ...bram, holder: { kind: 'bot', name: 'Bram' }, isLent: true } as const
  expect(presenceOf(lent, MINUTE, en)).toBe('away for 1 min')
})
