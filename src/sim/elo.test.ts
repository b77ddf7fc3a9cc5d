import { expect, test } from 'vitest'
import { eloFrom } from './elo.ts'

test('of two, who wins three times as often is 147 points ahead: 400 log10(3.5 / 1.5), with half a game of doubt', () => {
  const [first, second] = eloFrom([
    [0, 1],
    [3, 0],
  ])
  expect(first).toEqual({ elo: 0, give: 0 })
  expect(second?.elo).toBeCloseTo(400 * Math.log10(3.5 / 1.5), 6)
  // Five games with a chance of 0.7: 400 / ln 10 · 1.96 / √(5 · 0.7 · 0.3)
  expect(second?.give).toBeCloseTo(((400 / Math.LN10) * 1.96) / Math.sqrt(1.05), 6)
})

test('equals are equal, and nobody is infinitely strong', () => {
  const [, equal] = eloFrom([
    [0, 20],
    [20, 0],
  ])
  expect(equal?.elo).toBeCloseTo(0, 9)
  const [, best] = eloFrom([
    [0, 0],
    [10, 0],
  ])
  expect(best?.elo).toBeCloseTo(400 * Math.log10(21), 6)
})

test('who never won, and who never lost, has a number and a margin, and so has a game that nobody won', () => {
  const results = eloFrom([
    [0, 0, 9],
    [9, 0, 9],
    [0, 0, 0],
  ])
  expect(results.map(({ elo }) => Math.sign(elo))).toEqual([0, 1, -1])
  const [, undecided] = eloFrom([
    [0, 0],
    [0, 0],
  ])
  expect(undecided?.elo).toBeCloseTo(0, 9)
  for (const { elo, give } of [...results, ...(undecided ? [undecided] : [])])
    expect([elo, give].every(Number.isFinite)).toBe(true)
  // Of a single game in doubt: 400 / ln 10 · 1.96 / √(1 · 0.5 · 0.5)
  expect(undecided?.give).toBeCloseTo((400 / Math.LN10) * 1.96 * 2, 1)
})

test('strength adds up over somebody in between', () => {
  // Odds of 3 and of 3 again; the first and the last never met but for doubt.
  const [, middle, last] = eloFrom([
    [0, 1000, 0],
    [3000, 0, 1000],
    [0, 3000, 0],
  ])
  expect(middle?.elo).toBeCloseTo(190.8, 0)
  expect(last?.elo).toBeGreaterThan(375)
  expect(last?.elo).toBeLessThan(383)
  expect(last?.give).toBeGreaterThan(middle?.give ?? 0)
})
