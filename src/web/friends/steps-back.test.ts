import { expect, test } from 'vitest'
import type { Line } from '../../table/protocol.ts'
import { stepsBack } from './steps-back.ts'

const line = (at: number, seat: number | null): Line => ({ at, seat, kind: 'moved', text: '' })

test('the others are asked to go back to before the last step of one’s own, dice and their steps included', () => {
  const lines = [line(1, 0), line(2, null), line(3, 1), line(4, 0), line(5, null), line(6, 1)]
  expect(stepsBack(lines, 6, [0])).toBe(3)
  expect(stepsBack(lines, 6, [1])).toBe(1)
})

test('whoever has done nothing yet has nothing to ask for', () => {
  expect(stepsBack([line(1, null), line(2, 1)], 2, [0])).toBeNull()
  expect(stepsBack([], 0, [0])).toBeNull()
})
