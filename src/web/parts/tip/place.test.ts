import { describe, expect, test } from 'vitest'
import { type Box, placed } from './place.ts'

const SCREEN = { width: 400, height: 300 }
const SLIP = { width: 100, height: 40 }
const thing = (x: number, y: number, width = 20, height = 20): Box => ({ x, y, width, height })

describe('a slip', () => {
  test('lies above what it is about, in its middle', () => {
    expect(placed(thing(200, 150), SLIP, SCREEN)).toEqual({ x: 160, y: 104 })
  })

  test('lies below where there is no room above', () => {
    expect(placed(thing(200, 10), SLIP, SCREEN)).toEqual({ x: 160, y: 36 })
  })

  test('lies at a side where what it is about is as high as the screen', () => {
    expect(placed(thing(50, 0, 20, 300), SLIP, SCREEN)).toEqual({ x: 76, y: 130 })
    expect(placed(thing(350, 0, 20, 300), SLIP, SCREEN)).toEqual({ x: 244, y: 130 })
  })

  test.each([0, 380])('stays within the screen beside something at %i', x => {
    const { x: left } = placed(thing(x, 150), SLIP, SCREEN)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left + SLIP.width).toBeLessThanOrEqual(SCREEN.width)
  })

  test('never covers what it is about, wherever there is room at any side', () => {
    for (let x = 0; x <= 380; x += 20)
      for (let y = 0; y <= 280; y += 20) {
        const about = thing(x, y)
        const at = placed(about, SLIP, SCREEN)
        const isBeside = at.x + SLIP.width <= x || at.x >= x + 20 || at.y + SLIP.height <= y || at.y >= y + 20
        expect(isBeside).toBe(true)
      }
  })
})
