import { expect, test } from 'vitest'
import { agoIn } from './ago.ts'

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime()
const now = at(17, 9)

test.each([
  [at(17, 9), 'now', 'jetzt'],
  [at(17, 8, 59), '1 minute ago', 'vor 1 Minute'],
  [at(17, 6, 30), '2 hours ago', 'vor 2 Stunden'],
  [at(16, 23), '10 hours ago', 'vor 10 Stunden'],
  [at(16, 1), 'yesterday', 'gestern'],
  [at(15, 23), '2 days ago', 'vorgestern'],
  [at(1, 9), '16 days ago', 'vor 16 Tagen'],
  [at(17, 10), 'now', 'jetzt'],
])('what was touched at %i is told in words', (then, english, german) => {
  expect(agoIn('en', then, now)).toBe(english)
  expect(agoIn('de', then, now)).toBe(german)
})
