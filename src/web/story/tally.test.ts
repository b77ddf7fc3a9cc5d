import { expect, test } from 'vitest'
import { tallyOf } from './tally.ts'

test('Throws of two dice are counted by their sum up to the moment that is shown.', () => {
  const rolls = [
    { at: 1, faces: [3, 4] },
    { at: 2, faces: [6, 6] },
    { at: 5, faces: [1, 1] },
    { at: 6, faces: [4] },
  ]
  const tally = tallyOf(rolls, 4)
  expect(tally).toMatchObject({ dice: 2, throws: 2 })
  expect(tally?.bars.map(bar => bar.face)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(tally?.bars.find(bar => bar.face === 7)).toEqual({ face: 7, times: 1, due: 2 / 6 })
  expect(tally?.bars.reduce((sum, bar) => sum + bar.due, 0)).toBeCloseTo(2)
})

test('A match without plain dice has nothing to count.', () => {
  expect(tallyOf([], 10)).toBeNull()
})
