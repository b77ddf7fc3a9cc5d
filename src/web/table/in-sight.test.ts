import { describe, expect, test } from 'vitest'
import { shift } from './in-sight.ts'

describe('what is pointed at in something that scrolls', () => {
  test('stays where it is in sight', () => {
    expect(shift([20, 60], [0, 100])).toBe(0)
  })

  test('comes down from above and up from below, with a little room around it', () => {
    expect(shift([-30, 10], [0, 100])).toBe(-38)
    expect(shift([90, 130], [0, 100])).toBe(38)
  })

  test('is shown from its beginning where it is larger than all there is to see', () => {
    expect(shift([50, 300], [0, 100])).toBe(42)
  })
})
