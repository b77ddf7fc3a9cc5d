import { describe, expect, test } from 'vitest'
import { boardPoint, centredOn, containing, isSeen, moved, OPENING, whole, zoomed } from './camera.ts'

const board = { width: 1128, height: 816 }
const phone = { width: 390, height: 420 }
const desk = { width: 1068, height: 690 }

describe('the camera', () => {
  test('shows the whole board in the middle of the window', () => {
    const camera = whole(board, desk)
    const corner = boardPoint(camera, { x: 0, y: 0 })
    const far = boardPoint(camera, { x: desk.width, y: desk.height })
    expect(corner.x + far.x).toBeCloseTo(board.width)
    expect(corner.y + far.y).toBeCloseTo(board.height)
  })

  test('opens on a hero, never beyond the edge of the board', () => {
    const camera = centredOn({ x: 600, y: 400 }, OPENING, board, phone)
    expect(boardPoint(camera, { x: 195, y: 210 })).toEqual({ x: 600, y: 400 })
    const edge = centredOn({ x: 0, y: 0 }, OPENING, board, phone)
    expect(boardPoint(edge, { x: 0, y: 0 }).x).toBeGreaterThanOrEqual(0)
  })

  test('zooms about the fingers', () => {
    const camera = centredOn({ x: 600, y: 400 }, OPENING, board, phone)
    const before = boardPoint(camera, { x: 100, y: 100 })
    const after = boardPoint(zoomed(camera, 1.3, { x: 100, y: 100 }, board, phone), { x: 100, y: 100 })
    expect(after.x).toBeCloseTo(before.x)
    expect(after.y).toBeCloseTo(before.y)
  })

  test('goes no farther than the whole board and no closer than a hand', () => {
    const camera = whole(board, desk)
    expect(zoomed(camera, 0.1, { x: 0, y: 0 }, board, desk)).toEqual(camera)
    expect(zoomed(camera, 100, { x: 0, y: 0 }, board, desk).scale).toBeLessThan(4)
  })

  test('cannot be dragged off the board', () => {
    const camera = centredOn({ x: 600, y: 400 }, OPENING, board, phone)
    const dragged = moved(camera, 99_999, 99_999, board, phone)
    expect(boardPoint(dragged, { x: 0, y: 0 }).x).toBeCloseTo(7)
  })

  test('steps back until all that can be chosen is in the window', () => {
    const boxes = [
      { x: 100, y: 100, w: 72, h: 48 },
      { x: 500, y: 300, w: 96, h: 96 },
    ]
    const camera = containing(boxes, board, phone)
    const [near, far] = [boardPoint(camera, { x: 0, y: 0 }), boardPoint(camera, { x: 390, y: 420 })]
    expect(near.x).toBeLessThanOrEqual(100)
    expect(near.y).toBeLessThanOrEqual(100)
    expect(far.x).toBeGreaterThanOrEqual(596)
    expect(far.y).toBeGreaterThanOrEqual(396)
  })

  test('knows what is well in sight', () => {
    const camera = centredOn({ x: 600, y: 400 }, OPENING, board, phone)
    expect(isSeen(camera, { x: 600, y: 400 }, phone)).toBe(true)
    expect(isSeen(camera, { x: 720, y: 400 }, phone)).toBe(false)
  })
})
