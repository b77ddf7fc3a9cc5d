import { expect, test } from 'vitest'
import { awakeClock, BEAT } from './awake-clock.ts'

test('time that passes is counted, a night asleep is not', () => {
  let source = 1_000_000
  const clock = awakeClock(() => source)
  for (let beat = 0; beat < 12; beat++) {
    source += BEAT
    clock()
  }
  expect(clock()).toBe(12 * BEAT)
  source += 8 * 3600 * 1000
  expect(clock()).toBeLessThan(20 * BEAT)
  source += 7
  const before = clock()
  source += 3
  expect(clock()).toBe(before + 3)
})
