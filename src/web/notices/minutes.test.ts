import { expect, test } from 'vitest'
import { minuteOf, timeOf } from './minutes.ts'

test.each<[string, number]>([
  ['00:00', 0],
  ['07:05', 425],
  ['23:59', 1439],
])('%s is minute %i of the day, and back', (text, minute) => {
  expect(minuteOf(text)).toBe(minute)
  expect(timeOf(minute)).toBe(text)
})

test.each(['', '7:00', 'noon'])('"%s" is no time', text => expect(minuteOf(text)).toBeNull())
