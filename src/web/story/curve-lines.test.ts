import { expect, test } from 'vitest'
import { everySecond, spread, stepLine } from './curve-lines.ts'

test('A line has a corner only where something changed.', () => {
  expect(stepLine([[0], [0], [0.5], [0.5], [1]], 0)).toBe('M0 100H50V50H100V0H100')
})

test('Labels that would cover each other move apart and stay inside.', () => {
  expect(spread([10, 12, 90], 10)).toEqual([10, 20, 90])
  expect(spread([99, 100, 98], 5)).toEqual([95, 100, 90])
})

test('Every second label from the top stands aside.', () => {
  expect(everySecond([30, 10, 40, 20])).toEqual([false, false, true, true])
})
