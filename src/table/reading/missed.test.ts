import { expect, test } from 'vitest'
import type { Seat } from '../../engine/types.ts'
import { newIn } from '../shown.ts'
import type { Seen, SeenStep } from '../sight.ts'
import { happenedIn, missedBy } from './missed.ts'

const step = (seat: Seat | null, kind: string): SeenStep => ({ seat, events: [{ kind }] })
const seen = (seat: Seat | null, steps: readonly SeenStep[]): Seen => ({ seat, steps }) as Seen
const kinds = (of: Seen) =>
  missedBy(of)
    .flat()
    .map(({ kind }) => kind)

const ROUND = [step(1, 'fight'), step(null, 'dice'), step(0, 'walk'), step(null, 'fall'), step(0, 'stop')]

test('Whoever takes the device has missed what the others did since, but not the dice of the own turn.', () => {
  expect(kinds(seen(1, ROUND))).toEqual(['walk', 'fall'])
})

test('In the midst of one’s own turn nothing was missed, and a spectator misses nothing.', () => {
  expect(kinds(seen(1, ROUND.slice(0, 2)))).toEqual([])
  expect(kinds(seen(0, ROUND))).toEqual([])
  expect(kinds(seen(null, ROUND))).toEqual([])
  expect(kinds(seen(1, ROUND.slice(-1)))).toEqual([])
})

test('Who has not had a turn yet has missed everything.', () => {
  expect(kinds(seen(2, [step(null, 'deal'), ...ROUND]))).toEqual(['deal', 'fight', 'dice', 'walk', 'fall'])
})

test('The latest step is always told, and is new unless one has gone back to it.', () => {
  const happened = happenedIn(seen(0, ROUND.slice(-2)))
  expect(happened.map(([event]) => event?.kind)).toEqual(['fall', 'stop'])
  expect(newIn({ happened, at: 5, since: 3 })).toEqual(happened)
  expect(newIn({ happened, at: 5, since: 0 })).toEqual(happened)
  expect(newIn({ happened, at: 5, since: 4 })).toEqual(happened.slice(1))
  expect(newIn({ happened, at: 5, since: 5 })).toEqual([])
})
