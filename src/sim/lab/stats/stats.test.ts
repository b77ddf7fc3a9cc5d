import { describe, expect, test } from 'vitest'
import { fastRng } from '../../../engine/rng.ts'
import { calibrationOf } from './calibration.ts'
import { chiSquared, tailOf } from './chi-squared.ts'
import { byRisk, riskOf } from './dangers.ts'
import { gammaAbove, lnGamma } from './gamma.ts'
import { pairedMean, pairedShare } from './paired.ts'
import { comparedWith, differenceOf } from './shares.ts'
import { spreadOf } from './spread.ts'
import { survivalOf, thinned } from './survival.ts'

describe('the gamma function', () => {
  test('is a factorial at whole numbers, and the root of pi at one half', () => {
    for (const [n, factorial] of [1, 1, 2, 6, 24, 120, 720].entries())
      expect(Math.exp(lnGamma(n + 1))).toBeCloseTo(factorial, 8)
    expect(Math.exp(lnGamma(0.5))).toBeCloseTo(Math.sqrt(Math.PI), 12)
  })

  test('has the tails that can be written down: e^-x, and for shape 3 e^-x (1 + x + x²/2)', () => {
    for (const x of [0.01, 0.5, 1, 1.9, 2.1, 5, 20, 60]) {
      expect(gammaAbove(1, x)).toBeCloseTo(Math.exp(-x), 13)
      expect(gammaAbove(3, x)).toBeCloseTo(Math.exp(-x) * (1 + x + x ** 2 / 2), 13)
    }
    expect(gammaAbove(4, 0)).toBe(1)
  })
})

describe('chi-squared', () => {
  test('has the critical values of printed tables', () => {
    for (const [freedom, at5, at1] of [
      [1, 3.841, 6.635],
      [2, 5.991, 9.21],
      [5, 11.07, 15.086],
      [10, 18.307, 23.209],
    ] as const) {
      expect(tailOf(at5, freedom)).toBeCloseTo(0.05, 4)
      expect(tailOf(at1, freedom)).toBeCloseTo(0.01, 4)
    }
  })

  test('of 60 rolls with 5, 8, 9, 8, 10, 20: (25 + 4 + 1 + 4 + 0 + 100) / 10 = 13.4', () => {
    const { statistic, freedom, p } = chiSquared([5, 8, 9, 8, 10, 20])
    expect([statistic, freedom]).toEqual([13.4, 5])
    expect(p).toBeCloseTo(0.0199, 4)
  })

  test('of two faces is the square of a normal: 60 of 100 is two standard errors away', () => {
    expect(chiSquared([60, 40]).statistic).toBe(4)
    expect(chiSquared([60, 40]).p).toBeCloseTo(0.0455, 4)
  })

  test('even counts are no surprise, and nothing rolled proves nothing', () => {
    expect(chiSquared([7, 7, 7])).toEqual({ statistic: 0, freedom: 2, p: 1 })
    expect(chiSquared([0, 0]).p).toBe(1)
  })
})

test('a spread is that of the numbers written out', () => {
  // 1 1 1 2 5 5 9 9 9 30
  const { low, high, ...spread } = spreadOf({ 30: 1, 1: 3, 5: 2, 2: 1, 9: 3 })
  // Squares add up to 1200: the mean is ± 1.96 √((1200 - 72² / 10) / 9 / 10).
  for (const reach of [7.2 - low, high - 7.2]) expect(reach).toBeCloseTo(1.96 * Math.sqrt(681.6 / 90), 12)
  expect(spread).toEqual({
    count: 10,
    mean: 7.2,
    least: 1,
    tenth: 1,
    median: 5,
    ninetieth: 9,
    most: 30,
  })
  expect(spreadOf({}).count).toBe(0)
})

describe('with against without', () => {
  test('the rest is what is left of all', () => {
    const {
      with: held,
      without,
      difference,
      times,
    } = comparedWith('key', { of: 30, won: 20, times: 41 }, { of: 100, won: 40 })
    expect([held.of, held.won, without.of, without.won, times]).toEqual([30, 20, 70, 20, 41])
    expect(difference.value).toBeCloseTo(20 / 30 - 20 / 70, 12)
  })

  test("Newcombe's interval: 56 of 70 against 48 of 80 is 0.0524 to 0.3339, as in his paper", () => {
    const { value, low, high } = differenceOf({ of: 70, won: 56 }, { of: 80, won: 48 })
    expect(value).toBeCloseTo(0.2, 12)
    expect(low).toBeCloseTo(0.0524, 4)
    expect(high).toBeCloseTo(0.3339, 4)
  })

  test('against nobody nothing is known', () => {
    expect(differenceOf({ of: 5, won: 5 }, { of: 0, won: 0 })).toEqual({ value: 0, low: -1, high: 1 })
  })
})

describe('dangers', () => {
  // Two games: two meetings that cost three in all and one that kills, and one meeting that costs nothing.
  const danger = { games: 2, met: 3, lost: 3, fell: 1, metMet: 5, metLost: 6, lostLost: 9 }

  test('deaths are of meetings, by Wilson', () => {
    const { fell } = riskOf('ogre', danger)
    expect([fell.won, fell.of, fell.share]).toEqual([1, 3, 1 / 3])
    expect(fell.low).toBeCloseTo(0.0615, 4)
    expect(fell.high).toBeCloseTo(0.7923, 4)
  })

  test('the mean of losses is as sure as there are games: they are 1 over and 1 under, √(2 · 2 / 9)', () => {
    const { value, low, high } = riskOf('ogre', danger).each
    expect([value, low]).toEqual([1, 0])
    expect(high - value).toBeCloseTo(1.96 * (2 / 3), 4)
  })

  test('one game alone says nothing of others', () => {
    const one = { games: 1, met: 2, lost: 3, fell: 1, metMet: 4, metLost: 6, lostLost: 9 }
    expect(riskOf('ogre', one).each).toEqual({ value: 1.5, low: 0, high: Infinity })
  })

  test('the deadliest come first, then those that cost most', () => {
    const rat = { ...danger, fell: 0 }
    const rows = [riskOf('rat', rat), riskOf('bat', { ...rat, lost: 5 }), riskOf('ogre', danger)]
    expect(rows.toSorted(byRisk).map(({ id }) => id)).toEqual(['ogre', 'bat', 'rat'])
  })
})

describe('survival', () => {
  // Of ten, two fall at 1, one is rescued at 2, of the seven that come to 3 three fall.
  const stages = survivalOf({ 3: { of: 7, fell: 3 }, 1: { of: 2, fell: 2 }, 2: { of: 1, fell: 0 } })

  test('is the share of all who have not fallen so far, and ends at those who never did', () => {
    expect(stages.map(({ stage, reached, fell, last }) => [stage, reached, fell, last])).toEqual([
      [1, 10, 2, 2],
      [2, 8, 0, 1],
      [3, 7, 3, 7],
    ])
    expect(stages.map(({ alive }) => alive)).toEqual([0.8, 0.8, 0.5])
  })

  test('is as sure as there are who set out: 8 of 10 is 49.0% to 94.3%, 5 of 10 is 23.7% to 76.3%', () => {
    const [first, , last] = stages
    expect([first?.low, first?.high, last?.low, last?.high].map(share => share?.toFixed(3))).toEqual([
      '0.490',
      '0.943',
      '0.237',
      '0.763',
    ])
  })

  test('who turned back falls where it happened: of four that came to 2 one fell there and one at 1', () => {
    expect(survivalOf({ 1: { of: 0, fell: 1 }, 2: { of: 4, fell: 1 } })).toMatchObject([
      { stage: 1, reached: 4, fell: 1, last: 0, alive: 0.75 },
      { stage: 2, reached: 4, fell: 1, last: 4, alive: 0.5 },
    ])
  })

  test('in fewer rows is added up, so that none who fell is missing', () => {
    expect(
      thinned(stages, 2).map(({ stage, reached, fell, last, alive }) => [stage, reached, fell, last, alive]),
    ).toEqual([
      [2, 10, 2, 3, 0.8],
      [3, 7, 3, 7, 0.5],
    ])
    expect(thinned(stages, 3)).toEqual(stages)
    expect(thinned([], 3)).toEqual([])
  })
})

test('calibration: a shown chance holds where the interval of what happened has it', () => {
  const bins = calibrationOf({
    16: { of: 100, happened: 50, millionths: 83_333_300 },
    10: { of: 100, happened: 50, millionths: 55_000_000 },
  })
  expect(bins.map(({ shown, share, holds }) => [shown, share, holds])).toEqual([
    [0.55, 0.5, true],
    [0.833333, 0.5, false],
  ])
})

describe('paired games', () => {
  test('McNemar: 121 against 59 of 314 is 21.36, as in every textbook', () => {
    const { value, p, first, other } = pairedShare({ both: 101, first: 121, other: 59, neither: 33 })
    expect(value).toBeCloseTo(-62 / 314, 12)
    expect(p).toBeCloseTo(tailOf(62 ** 2 / 180, 1), 12)
    expect([first, other]).toEqual([121, 59])
  })

  test('the interval, by hand: 10 against 4 of 98', () => {
    // (5 - 11) / 100 = -0.06; 1.96 √((0.16 - 0.0036) / 100) = 0.07751
    const { low, high } = pairedShare({ both: 40, first: 10, other: 4, neither: 44 })
    expect(low).toBeCloseTo(-0.06 - 0.07751, 5)
    expect(high).toBeCloseTo(-0.06 + 0.07751, 5)
  })

  test('no game that differs is no proof of no difference', () => {
    const { value, low, high, p } = pairedShare({ both: 10, first: 0, other: 0, neither: 0 })
    expect([value, p]).toEqual([0, 1])
    expect(high - low).toBeGreaterThan(0.4)
  })

  test('a mean of differences: 1, 2, 3, 6 is 3 ± 1.96 √(14/3 / 4)', () => {
    const { value, low, high } = pairedMean({ sum: 12, squares: 50 }, 4)
    expect(value).toBe(3)
    expect(high - value).toBeCloseTo(1.96 * Math.sqrt(14 / 12), 12)
    expect(value - low).toBeCloseTo(high - value, 12)
    expect(pairedMean({ sum: 3, squares: 9 }, 1).high).toBe(Infinity)
  })

  test('95 of 100 such intervals have the truth: 400 studies of 200 pairs', () => {
    const rng = fastRng(5)
    let holds = 0
    for (let study = 0; study < 400; study++) {
      const four = { both: 0, first: 0, other: 0, neither: 0 }
      const cells = [
        'both',
        'both',
        'both',
        'both',
        'first',
        'other',
        'other',
        'neither',
        'neither',
        'neither',
      ] as const
      for (let game = 0; game < 200; game++) four[cells[rng.below(10)] ?? 'both'] += 1
      const { low, high } = pairedShare(four)
      if (low <= 0.1 && 0.1 <= high) holds += 1
    }
    expect(holds).toBeGreaterThan(400 * 0.92)
    expect(holds).toBeLessThan(400 * 0.98)
  })
})
