/** The odds that a table shows are what then happens; `npm run odds` asks at 200 positions of each game. */
import { expect, test } from 'vitest'
import { isOff, positionsOf, verdictsOf } from '../../bench/shown/check.ts'
import { dungeonShowing } from '../../bench/shown/dungeon.ts'
import { onedeckShowing } from '../../bench/shown/onedeck.ts'
import { tinShowing } from '../../bench/shown/tin.ts'
import type { Showing, Shown } from '../../bench/shown/types.ts'

function offAt<S>(showing: Showing<S>, positions: number, attempts: number) {
  const found = [...positionsOf(showing, positions)]
  return found.flatMap((shown, index) => verdictsOf(shown, attempts, index)).filter(isOff)
}

test('Dungeon in a Tin: the chance to win a round', () => {
  expect(offAt(tinShowing, 12, 100)).toEqual([])
})

test('Dungeon!: a round against what is seen and unseen, spells and secret doors', () => {
  expect(offAt(dungeonShowing, 12, 100)).toEqual([])
})

test('One Deck Dungeon: damage, time and death of an encounter', () => {
  expect(offAt(onedeckShowing, 3, 20)).toEqual([])
})

test('odds that are wrong are found', () => {
  const wrong: Shown = {
    name: 'a coin',
    told: [{ what: 'heads', mean: 0.6, error: 0, isShare: true }],
    attempt: rng => [rng.below(2)],
  }
  const [verdict] = verdictsOf(wrong, 1000, 1)
  // 0.1 apart, and √(0.6 · 0.4 / 10,000) = 0.0049: it was tried again, ten times as often.
  expect(verdict?.apart).toBeGreaterThan(17)
  expect(verdict?.apart).toBeLessThan(24)
})

test('odds that came of few rolls are told of more before they are called wrong', () => {
  const fair = { what: 'heads', mean: 0.5, error: 0.01, isShare: true }
  const unlucky: Shown = {
    name: 'a coin',
    told: [{ ...fair, mean: 0.6 }],
    toldAgain: () => [fair],
    attempt: rng => [rng.below(2)],
  }
  expect(verdictsOf(unlucky, 1000, 1).filter(isOff)).toEqual([])
  expect(verdictsOf({ ...unlucky, toldAgain: () => unlucky.told }, 1000, 1).filter(isOff)).toHaveLength(1)
})
