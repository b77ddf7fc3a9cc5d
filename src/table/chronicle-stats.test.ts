import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { entryWith } from '../testing/chronicle-entry.ts'
import { newTo } from './chronicle-file.ts'
import {
  bestByDeal,
  dealOf,
  deedsIn,
  fallenIn,
  inOrder,
  luckIn,
  rateIn,
  rateOf,
  ratesBy,
  streaksIn,
  traitsIn,
} from './chronicle-stats.ts'
import type { ChronicleEntry, ChronicleRow } from './protocol.ts'

const wins = (...results: boolean[]) =>
  results.map((won, index) => entryWith({ match: `m-${index}`, ended: index, won }))

describe('a rate of winning', () => {
  test('lies within Wilson’s bounds, which few matches leave wide', () => {
    expect(rateOf(0, 0)).toEqual({ won: 0, of: 0, low: 0, high: 1 })
    const { low, high } = rateOf(8, 10)
    expect([low.toFixed(3), high.toFixed(3)]).toEqual(['0.490', '0.943'])
    expect(rateOf(800, 1000).low).toBeGreaterThan(0.77)
    expect(rateOf(3, 3).high).toBe(1)
  })

  test('counts a match of two heroes for each of them, the most played first', () => {
    const rates = ratesBy(
      [
        entryWith({ match: 'a', won: true, tale: { traits: { hero: ['mage', 'rogue'] } } }),
        entryWith({ match: 'b', won: false, tale: { traits: { hero: ['mage'] } } }),
      ],
      'hero',
    )
    expect([...rates].map(([id, { won, of }]) => [id, won, of])).toEqual([
      ['mage', 1, 2],
      ['rogue', 1, 1],
    ])
  })
})

describe('a streak', () => {
  test('is what was won in a row up to now, and the longest there was', () => {
    expect(streaksIn(wins(true, true, true, false, true, true))).toEqual({ current: 2, longest: 3 })
    expect(streaksIn(wins(true, false))).toEqual({ current: 0, longest: 1 })
    expect(streaksIn([])).toEqual({ current: 0, longest: 0 })
  })

  test('goes by when matches ended, however they are listed', () => {
    expect(streaksIn(wins(false, true, true).toReversed())).toEqual({ current: 2, longest: 2 })
  })
})

describe('a deal', () => {
  test('is the same for the same dice and options, in whatever order these were written', () => {
    const one = entryWith({ seed: 7, options: { hearts: 6, turnLimit: null } })
    const same = entryWith({ match: 'other', seed: 7, options: { turnLimit: null, hearts: 6 } })
    expect(dealOf(one)).toBe(dealOf(same))
    expect(dealOf({ ...one, seed: 8 })).not.toBe(dealOf(one))
    expect(dealOf({ ...one, options: { hearts: 5, turnLimit: null } })).not.toBe(dealOf(one))
  })

  test('has its best result; of equal ones the first', () => {
    const played = [900, 1010, 1010, 1005].map((score, index) =>
      entryWith({ match: `m-${index}`, ended: index, seed: 7, tale: { score } }),
    )
    expect([...bestByDeal(played).values()].map(({ match }) => match)).toEqual(['m-1'])
  })

  test('of a match whose dice came from elsewhere is nobody’s', () => {
    const { seed: _, ...unseeded } = entryWith({})
    expect(bestByDeal([unseeded]).size).toBe(0)
  })
})

test('entries go from the oldest to the newest, and those of one moment always alike', () => {
  const [a, b, c] = [
    entryWith({ match: 'a', ended: 2 }),
    entryWith({ match: 'b', ended: 1 }),
    entryWith({ match: 'c', ended: 2 }),
  ]
  expect(inOrder([c, a, b])).toEqual([b, a, c])
  expect(inOrder([a, b, c])).toEqual([b, a, c])
})

test('luck adds up over all dice', () => {
  const lucky = entryWith({ match: 'a', tale: { luck: { dice: 2, sum: 11, expected: 7 } } })
  const poor = entryWith({ match: 'b', tale: { luck: { dice: 4, sum: 9, expected: 14 } } })
  expect(luckIn([lucky, poor])).toEqual({ dice: 6, sum: 20, expected: 21 })
})

test('the fallen are listed with what they fell to, the latest first', () => {
  const fall = (by: string) => ({ hero: null, by, where: 'cellar', at: 3 })
  const entries = [
    entryWith({ match: 'a', ended: 1, tale: { fellTo: fall('monster') } }),
    entryWith({ match: 'b', ended: 2 }),
    entryWith({ match: 'c', ended: 3, tale: { fellTo: fall('helmet') } }),
  ]
  expect(fallenIn(entries).map(({ match, by }) => [match, by])).toEqual([
    ['c', 'helmet'],
    ['a', 'monster'],
  ])
})

test('a deed has the day it was first done, and how often it was', () => {
  const entries = [
    entryWith({ match: 'late', ended: 9, tale: { deeds: ['rescued', 'sober'] } }),
    entryWith({ match: 'early', ended: 2, tale: { deeds: ['rescued'] } }),
  ]
  const done = deedsIn(entries)
  expect(done.get('rescued')).toMatchObject({ first: { match: 'early' }, times: 2 })
  expect(done.get('sober')).toMatchObject({ first: { match: 'late' }, times: 1 })
})

describe('laws', () => {
  const entry: fc.Arbitrary<ChronicleEntry> = fc
    .record({
      match: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      seat: fc.nat(2),
      won: fc.boolean(),
      ended: fc.nat(100),
      version: fc.nat(3),
      dungeon: fc.constantFrom('dragon', 'hydra', 'yeti'),
    })
    .map(({ dungeon, ...rest }) => entryWith({ ...rest, tale: { traits: { dungeon: [dungeon] } } }))
  const entries = fc.uniqueArray(entry, { selector: ({ match, seat }) => `${match} ${seat}` })

  test('the rates of a trait that every match has once sum up to all matches', () => {
    fc.assert(
      fc.property(entries, played => {
        const rates = [...ratesBy(played, 'dungeon').values()]
        const sum = (of: 'won' | 'of') => rates.reduce((total, rate) => total + rate[of], 0)
        expect([sum('won'), sum('of')]).toEqual([rateIn(played).won, played.length])
        for (const { won, of, low, high } of rates) {
          expect(low).toBeLessThanOrEqual(won / of + 1e-9)
          expect(high).toBeGreaterThanOrEqual(won / of - 1e-9)
        }
      }),
    )
  })

  test('what was merged once is not merged again, and nothing that was here is lost', () => {
    fc.assert(
      fc.property(entries, fc.array(entry), (here, came) => {
        const places = (list: readonly ChronicleRow[]) =>
          new Map(list.map(each => [`${each.match} ${each.seat}`, each]))
        const merged = places([...here, ...newTo(here, came)])
        for (const place of [...places(here).keys(), ...places(came).keys()])
          expect(merged.has(place)).toBe(true)
        expect(newTo([...merged.values()], came)).toEqual([])
      }),
    )
  })

  test('a longest streak is never shorter than the current one, nor longer than what was won', () => {
    fc.assert(
      fc.property(entries, played => {
        const { current, longest } = streaksIn(played)
        expect(current).toBeLessThanOrEqual(longest)
        expect(longest).toBeLessThanOrEqual(rateIn(played).won)
      }),
    )
  })

  test('traits are named once each', () => {
    fc.assert(
      fc.property(entries, played => {
        expect(traitsIn(played)).toEqual(played.length === 0 ? [] : ['dungeon'])
      }),
    )
  })
})
