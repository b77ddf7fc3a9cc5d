import { expect, test } from 'vitest'
import type { OnlineSummary, Summary } from '../../table/protocol.ts'
import { en } from '../text/en.ts'
import { isUnderWay, isWaitingForYou, othersAt, standingOf, turnsIn, waitedFor } from './standing.ts'

const here: Summary = {
  match: 'm',
  game: 'dungeon',
  seats: [
    { kind: 'person', name: 'Ada' },
    { kind: 'person', name: 'Bram' },
  ],
  steps: 3,
  touched: 0,
  text: 'Move?',
  over: false,
  waits: true,
  standing: '',
  won: null,
  deal: null,
}
const online: OnlineSummary = {
  ...here,
  match: 'o-m',
  phase: 'begun',
  yours: [0],
  waitsFor: [1],
  waitsSince: 0,
}

test('a match of this device waits for you whenever it waits', () => {
  expect(isWaitingForYou(here)).toBe(true)
  expect(standingOf(here, en)).toBe('Move?')
})

test('a match of a server waits for you only on your turn, and else says for whom', () => {
  expect(isWaitingForYou(online)).toBe(false)
  expect(standingOf(online, en)).toBe('Move? · waits for Bram')
  const turn = { ...online, waitsFor: [0] }
  expect(isWaitingForYou(turn)).toBe(true)
  expect(standingOf(turn, en)).toBe('Move?')
})

test('a waiting room says that it waits for people, and whoever only looks on is told so', () => {
  expect(standingOf({ ...online, phase: 'gathering', waitsFor: [] }, en)).toBe(en.gathers)
  expect(standingOf({ ...online, yours: [] }, en)).toContain(en.looksOn)
})

test('what cannot be asked now is what was last known', () => {
  expect(standingOf({ ...online, isLastKnown: true }, en)).toContain(en.lastKnown)
})

test('others are those who sit elsewhere and have a name', () => {
  const seats = [...online.seats, { kind: 'open', name: '' } as const]
  expect(othersAt({ ...online, yours: [1], seats })).toEqual(['Ada'])
})

test('what is over or was closed is not under way', () => {
  expect(isUnderWay(online)).toBe(true)
  expect(isUnderWay({ ...online, phase: 'closed' })).toBe(false)
  expect(isUnderWay({ ...here, over: true })).toBe(false)
})

test('the tables where others wait for somebody here are those of a server on their turn', () => {
  const turn = { ...online, match: 'o-turn', waitsFor: [0] }
  expect(turnsIn([here, online, turn])).toEqual(['o-turn'])
})

test.each([
  [59_000, null],
  [60_000, 'waiting for 1 min'],
  [59 * 60_000, 'waiting for 59 min'],
  [23.5 * 3_600_000, 'waiting for 23 h'],
  [24 * 3_600_000, 'waiting for 1 day'],
  [72 * 3_600_000, 'waiting for 3 days'],
])('whoever has been waited for %i ms is told so', (now, told) => {
  expect(waitedFor(online, en, now)).toBe(told)
})

test('nobody is waited for on this device, nor before a match has begun', () => {
  expect(waitedFor(here, en, 1e9)).toBeNull()
  expect(waitedFor({ ...online, waitsFor: [] }, en, 1e9)).toBeNull()
})
