import { expect, test } from 'vitest'
import { everySecond, marksOf, spread, stepLine } from './progress-lines.ts'

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

test('Marks show what turned the game, and the end, and keep their distance.', () => {
  const line = (at: number, kind: string) => ({ at, kind, seat: 0, text: kind })
  const lines = [line(10, 'moved'), line(11, 'died'), line(12, 'died'), line(60, 'got')]
  const series = Array.from({ length: 101 }, (_, step) => [step >= 60 ? 0.5 : 0])
  const ending = { text: 'over', result: { winners: [0], reason: 'home' } }
  const marks = marksOf(lines, series, { length: 100, ending }, 10)
  expect(marks.map(mark => mark.at)).toEqual([11, 60, 100])
})
