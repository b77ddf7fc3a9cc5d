import { expect, test } from 'vitest'
import { wilson } from './wilson.ts'

test('the interval of a share is as it comes out by hand', () => {
  // 8 of 10: (0.8 + 0.19208 ± 1.96 √(0.016 + 0.009604)) / 1.38416
  const { low, high } = wilson(8, 10)
  expect(low).toBeCloseTo(0.4902, 4)
  expect(high).toBeCloseTo(0.9433, 4)
})

test('none and all of a few games prove little, and no games prove nothing', () => {
  expect(wilson(0, 4).low).toBe(0)
  expect(wilson(0, 4).high).toBeCloseTo(0.4899, 4)
  expect(wilson(4, 4).high).toBe(1)
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 })
})

test('a hundred times the games give a tenth of the width', () => {
  const [few, many] = [wilson(50, 100), wilson(5000, 10_000)]
  expect((few.high - few.low) / (many.high - many.low)).toBeCloseTo(9.82, 1)
})
