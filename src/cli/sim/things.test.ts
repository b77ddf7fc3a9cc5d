import { expect, test } from 'vitest'
import { findingsOf } from '../../sim/lab/findings.ts'
import { newTally } from '../../sim/lab/tally.ts'
import { signed, thingLines } from './things.ts'

const tally = newTally()
tally.seats['0'] = { of: 1000, won: 500 }
tally.things['card'] = Object.fromEntries(
  Array.from({ length: 10 }, (_, card) => [`card-${card}`, { of: 100, won: 10 * card, times: 250 }]),
)
tally.things['tile'] = { cave: { of: 29, won: 29, times: 29 } }

test('the best and the worst are told, with intervals, and nothing of what was hardly there', () => {
  const lines = thingLines(findingsOf(tally))
  expect(lines).toHaveLength(13)
  expect(lines[1]).toContain('such a difference is no cause')
  expect(lines[3]).toMatch(/^card +sides +times +won with +without +difference +95% between$/)
  expect(lines[4]).toMatch(/^card-9 +100 +250 +90\.0% +45\.6% +\+44\.4% +\+36\.\d% to \+50\.\d%$/)
  expect(lines[8]).toBe('…')
  expect(lines[12]).toMatch(/^card-0 +100 +250 +0\.0% +55\.6% +−55\.6% /)
})

test('a difference that rounds to nothing leans to no side', () => {
  expect([0.25, -0.001, 0.0004, 0, -0.0004].map(signed)).toEqual([
    '+25.0%',
    '−0.1%',
    '±0.0%',
    '±0.0%',
    '±0.0%',
  ])
})
