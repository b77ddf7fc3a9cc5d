import { expect, test } from 'vitest'
import { indexOf } from '../content/content-index.ts'
import { standard } from '../content/standard.ts'
import { afterLoss, afterWin, type Bout } from './bouts.ts'
import { handOf, handsOf } from './hands.ts'

const BOUT: Bout = {
  hearts: 3,
  maxHearts: 6,
  level: 3,
  toLevel: 9,
  helmeted: 1,
  plain: 2,
  burden: 0,
}

/** What winning the next round leaves, with these cards. */
function won(change: Partial<Bout>, cards: readonly number[] = [0, 3]): number {
  const hands = handsOf(indexOf(standard))
  if (!hands) throw new Error('There are too many cards')
  return afterWin(hands, { ...BOUT, ...change })[handOf(cards)] ?? 0
}

test('hearts and cards are good, monsters and helmets are not', () => {
  expect(won({ hearts: 4 })).toBeGreaterThan(won({}))
  expect(won({}, [0, 1, 3])).toBeGreaterThan(won({}))
  expect(won({ plain: 3 })).toBeLessThan(won({}))
  expect(won({ helmeted: 2, plain: 1 })).toBeLessThan(won({}))
})

test('T-42 the princess is a burden', () => {
  expect(won({ burden: -1 })).toBeLessThan(won({}))
})

test('T-36 a level within reach heals', () => {
  expect(won({ toLevel: 2 })).toBeGreaterThan(won({}))
  expect(won({ toLevel: 4 })).toBe(won({ toLevel: 5 }))
})

test('T-06 nothing is left to one who loses the last heart', () => {
  const hands = handsOf(indexOf(standard))
  expect(hands && afterLoss(hands, { ...BOUT, hearts: 1 })).toEqual([])
})
