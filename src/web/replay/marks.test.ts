import { expect, test } from 'vitest'
import { marksOf } from './marks.ts'

test('Marks show what turned the game, and the end, and keep their distance.', () => {
  const line = (at: number, kind: string) => ({ at, kind, seat: 0, text: kind })
  const lines = [line(10, 'moved'), line(11, 'died'), line(12, 'died'), line(60, 'got')]
  const series = Array.from({ length: 101 }, (_, step) => [step >= 60 ? 0.5 : 0])
  const ending = { text: 'over', result: { winners: [0], reason: 'home' } }
  const marks = marksOf(lines, series, { length: 100, ending }, 10)
  expect(marks.map(mark => mark.at)).toEqual([11, 60, 100])
})
