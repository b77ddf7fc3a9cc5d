import { expect, test } from 'vitest'
import type { Saying } from '../../table/protocol.ts'
import { heardOf, merged } from './sayings.ts'

const said = (number: number): Saying => ({ number, seat: 0, name: 'Ada', text: `${number}`, at: 0 })
const numbers = (sayings: readonly Saying[]) => sayings.map(({ number }) => number)

test('what is told twice, or late, stands once and in its place', () => {
  expect(numbers(merged([said(1), said(3)], [said(3), said(2), said(4)]))).toEqual([1, 2, 3, 4])
})

test('who has muted the talk hears nothing newer, and all of it on listening again', () => {
  const sayings = [said(1), said(2), said(3)]
  expect(numbers(heardOf(sayings, 2))).toEqual([1, 2])
  expect(numbers(heardOf(sayings, null))).toEqual([1, 2, 3])
})
