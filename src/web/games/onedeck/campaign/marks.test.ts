import { expect, test } from 'vitest'
import { newSheet } from '../../../../games/onedeck/campaign/sheet.ts'
import { standard } from '../../../../games/onedeck/content/standard.ts'
import { given } from '../../../../games/onedeck/given.ts'
import { onedeckKit } from '../../../../games/onedeck/index.ts'
import { marks } from './marks.ts'

test('O-110 what a match has earned is one thing, and what is unspent of all matches another', () => {
  const { state } = given({ heroes: ['mage'] })
  Object.assign(state, { descents: 2, ups: 1 })
  expect(marks.earnedBy(onedeckKit.make(standard).view(state, 0))).toBe(3)
  expect(marks.left({ ...newSheet('Greta', 'mage'), earned: [4, 2, 3] })).toBe(9)
  expect(marks.left(null)).toBe(0)
})
