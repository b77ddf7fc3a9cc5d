import { expect, test } from 'vitest'
import { findingsOf } from '../../sim/lab/findings.ts'
import { newTally } from '../../sim/lab/tally.ts'
import { thingLines } from './things.ts'

const tally = newTally()
tally.seats['0'] = { of: 1000, won: 500 }
tally.things['card'] = Object.fromEntries(
  Array.from({ length: 10 }, (_, card) => [`card-${card}`, { of: 100, won: 10 * card, times: 100 }]),
)
tally.things['tile'] = { cave: { of: 29, won: 29, times: 29 } }

test('the best and the worst are told, with intervals, and nothing of what was hardly there', () => {
  const lines = thingLines(findingsOf(tally))
  expect(lines).toHaveLength(11)
  expect(lines[1]).toMatch(/^card +sides +won with +without +difference +95% between$/)
  expect(lines[2]).toMatch(/^card-9 +100 +90\.0% +45\.6% +\+44\.4% +\+36\.\d% to \+50\.\d%$/)
  expect(lines[6]).toBe('…')
  expect(lines[10]).toMatch(/^card-0 +100 +0\.0% +55\.6% +−55\.6% /)
})
