import { expect, test } from 'vitest'
import { pips } from './pips.ts'

test.each([1, 2, 3, 4, 5, 6])('a %i shows that many pips, the same when turned half round', value => {
  const shown = pips(value).map(({ column, row }) => `${column} ${row}`)
  const turned = pips(value).map(({ column, row }) => `${2 - column} ${2 - row}`)
  expect(new Set(shown).size).toBe(value)
  expect(shown.toSorted()).toEqual(turned.toSorted())
})

test('a die that is not rolled shows none', () => {
  expect(pips(null)).toEqual([])
})
