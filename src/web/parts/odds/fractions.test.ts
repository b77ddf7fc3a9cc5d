import { describe, expect, test } from 'vitest'
import { orMore, percent, percents, throwsOf36 } from './fractions.ts'

describe('two dice', () => {
  test.each([
    [2, 36],
    [6, 26],
    [8, 15],
    [12, 1],
    [13, 0],
  ])('%i or more: %i of 36', (need, count) => {
    expect(throwsOf36(orMore(need))).toBe(count)
  })
})

describe('per cent', () => {
  test('is rounded', () => {
    expect(percent(26, 36)).toBe(72)
    expect(percent(15, 36)).toBe(42)
  })

  test('says 0 and 100 only of what is certain', () => {
    expect(percent(1, 1000)).toBe(1)
    expect(percent(999, 1000)).toBe(99)
    expect(percent(0, 36)).toBe(0)
    expect(percent(36, 36)).toBe(100)
  })
})

describe('shares of a whole', () => {
  test('always sum to 100', () => {
    expect(percents([1, 1, 1])).toEqual([34, 33, 33])
    expect(percents([15, 6, 6, 7, 2]).reduce((sum, share) => sum + share)).toBe(100)
  })

  test('of nothing are nothing', () => {
    expect(percents([0, 0])).toEqual([0, 0])
  })
})
