import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { fastRng, seededChance } from './rng.ts'
import type { Rng } from './types.ts'

const draw = (rng: Rng, n: number, count: number) => Array.from({ length: count }, () => rng.below(n))

describe('fastRng', () => {
  test('gives these numbers for ever: recorded seeds must deal the same game', () => {
    expect(draw(fastRng(0), 6, 12)).toEqual([2, 0, 1, 3, 4, 5, 4, 3, 1, 3, 0, 5])
    expect(draw(fastRng(1), 6, 12)).toEqual([5, 5, 4, 2, 5, 3, 4, 4, 2, 3, 0, 5])
    expect(draw(fastRng(1, 1), 6, 12)).toEqual([1, 3, 4, 0, 2, 0, 5, 5, 3, 3, 2, 1])
    expect(draw(fastRng(42), 1000, 6)).toEqual([286, 472, 920, 824, 119, 813])
    expect(draw(fastRng(4_294_967_295), 2 ** 32 - 1, 3)).toEqual([368_907_444, 4_057_752_003, 2_640_389_709])
  })

  property.prop([fc.integer(), fc.integer({ min: 1, max: 1_000_000 })])(
    'stays below its bound',
    (seed, n) => {
      for (const value of draw(fastRng(seed), n, 20)) {
        expect(Number.isInteger(value) && value >= 0 && value < n).toBe(true)
      }
    },
  )

  test('is even: every face comes about as often as the others', () => {
    const faces = [0, 0, 0, 0, 0, 0]
    for (const face of draw(fastRng(7), 6, 60_000)) faces[face] = (faces[face] ?? 0) + 1
    // Chi-squared with 5 degrees of freedom: 20.5 is passed by 999 of 1000 fair dice.
    const chi = faces.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
    expect(chi).toBeLessThan(20.5)
  })

  test('neighbouring seeds and steps do not resemble each other in their first number', () => {
    const firsts = Array.from({ length: 6000 }, (_, seed) => fastRng(seed).below(6))
    const steps = Array.from({ length: 6000 }, (_, step) => seededChance(1)(step).below(6))
    for (const list of [firsts, steps]) {
      const counts = [0, 1, 2, 3, 4, 5].map(face => list.filter(value => value === face).length)
      expect(counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)).toBeLessThan(20.5)
      const repeats = list.filter((value, index) => value === list[index + 1]).length
      expect(repeats).toBeGreaterThan(850)
      expect(repeats).toBeLessThan(1150)
    }
  })
})
