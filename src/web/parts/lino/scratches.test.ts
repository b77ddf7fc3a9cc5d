import { expect, test } from 'vitest'
import { numbers, scratches } from './scratches.ts'

test('the same numbers come each time, all within 0 and 1', () => {
  const [a, b] = [numbers(7), numbers(7)]
  const drawn = Array.from({ length: 50 }, a)
  expect(drawn).toEqual(Array.from({ length: 50 }, b))
  expect(drawn.every(n => n >= 0 && n <= 1)).toBe(true)
})

test('scratches are drawn once, as strokes only', () => {
  expect(scratches()).toBe(scratches())
  expect(scratches()).toMatch(/^(M-?[\d.]+ -?[\d.]+L-?[\d.]+ -?[\d.]+)+$/)
})
