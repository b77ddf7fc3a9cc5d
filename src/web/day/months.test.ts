import { expect, test } from 'vitest'
import { daysFrom, monthsFrom, weekdayOf, weeksOf } from './months.ts'

test('days are counted over the ends of months and years', () => {
  expect(daysFrom('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysFrom('2028-03-01', -1)).toBe('2028-02-29')
})

test('a month later is the same day, or the last where the month is shorter', () => {
  expect(monthsFrom('2026-11-17', 1)).toBe('2026-12-17')
  expect(monthsFrom('2027-01-31', 1)).toBe('2027-02-28')
  expect(monthsFrom('2028-01-31', 1)).toBe('2028-02-29')
  expect(monthsFrom('2026-01-17', -1)).toBe('2025-12-17')
})

test('weeks begin on Monday and hold the days of their month alone', () => {
  const weeks = weeksOf('2026-11-17')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null])
  expect(weekdayOf('2026-11-16')).toBe(0)
  expect(weeksOf('2027-02-14')).toHaveLength(4)
})
