import { expect, test } from 'vitest'
import { cut, joined, missing, sizeOf } from './range.ts'

test('what was played in any order is a list of ranges, and what touches is one', () => {
  const played = joined([
    { from: 20, to: 30 },
    { from: 0, to: 10 },
    { from: 10, to: 12 },
    { from: 25, to: 40 },
  ])
  expect(played).toEqual([
    { from: 0, to: 12 },
    { from: 20, to: 40 },
  ])
  expect(sizeOf(played)).toBe(32)
})

test('what is missing is what lies between and after, up to the last game that is wanted', () => {
  const played = [
    { from: 5, to: 10 },
    { from: 20, to: 40 },
  ]
  expect(missing(50, played)).toEqual([
    { from: 0, to: 5 },
    { from: 10, to: 20 },
    { from: 40, to: 50 },
  ])
  expect(missing(15, played)).toEqual([
    { from: 0, to: 5 },
    { from: 10, to: 15 },
  ])
  expect(missing(30, [{ from: 0, to: 40 }])).toEqual([])
})

test('pieces begin at multiples of their size, whatever is missing', () => {
  expect(cut([{ from: 3, to: 21 }], 10)).toEqual([
    { from: 3, to: 10 },
    { from: 10, to: 20 },
    { from: 20, to: 21 },
  ])
})
