import { expect, test } from 'vitest'
import { type Cell, centred, fitted, isSeen, panned, TILE, zoomed } from './fit.ts'

const DESK = { width: 1000, height: 600, taken: [] }
const PHONE = { width: 390, height: 300, taken: [] }
const LEAST = { whole: 60, near: 46, part: 96 }
/** The buttons on the lower left edge of a desk. */
const BUTTONS = { left: 16, top: 540, right: 160, bottom: 584 }
const row = (n: number): Cell[] => Array.from({ length: n }, (_, x) => ({ x: x - 1, y: 0 }))
const at = (camera: { x: number; y: number; scale: number }, x: number, y: number) => [
  x * TILE * camera.scale + camera.x,
  y * TILE * camera.scale + camera.y,
]

test('a single tile lies in the middle and is not blown up', () => {
  const camera = fitted([{ x: 0, y: 0 }], DESK, [{ x: 0, y: 0 }], LEAST)
  expect(camera.scale).toBeLessThanOrEqual(1.15)
  expect(at(camera, 0.5, 0.5)).toEqual([500, 300])
})

test('every tile of a dungeon is in sight while tiles stay large enough', () => {
  const cells = [...row(5), { x: 2, y: -3 }, { x: 0, y: 2 }]
  const camera = fitted(cells, DESK, [{ x: 0, y: 0 }], LEAST)
  expect(cells.every(cell => isSeen(camera, cell, DESK))).toBe(true)
})

test('what lies on the lower edge takes room only where it would hide a tile', () => {
  const column = [0, 1, 2, 3, 4].map(y => ({ x: 0, y }))
  const desk = { ...DESK, taken: [BUTTONS] }
  const free = fitted(column, DESK, [{ x: 0, y: 0 }], LEAST)
  expect(fitted(column, desk, [{ x: 0, y: 0 }], LEAST)).toEqual(free)
  const wide = [
    ...column,
    ...[1, 2, 3, 4].flatMap(x => [
      { x, y: 4 },
      { x: -x, y: 4 },
    ]),
  ]
  const camera = fitted(wide, desk, [{ x: 0, y: 0 }], LEAST)
  expect(camera.scale).toBeLessThan(free.scale)
  expect(wide.every(cell => isSeen(camera, cell, { width: 1000, height: BUTTONS.top }))).toBe(true)
})

test('below what lies on the upper edge everything is in sight as on a lower board', () => {
  const slip = { left: 8, top: 6, right: 382, bottom: 80 }
  const drawers = { left: 200, top: 250, right: 390, bottom: 300 }
  const near = [0, 1, 2].map(y => ({ x: 0, y }))
  const camera = fitted(near, { ...PHONE, taken: [slip, drawers] }, near, LEAST)
  const shifted = { ...camera, y: camera.y - slip.bottom }
  expect(near.every(cell => isSeen(shifted, cell, { width: 390, height: 170 }))).toBe(true)
})

test('what reaches far up from the lower edge is not taken for something on the upper one', () => {
  const board = { width: 390, height: 410 }
  const drawers = { left: 270, top: 113, right: 390, bottom: 180 }
  const rail = { left: 0, top: 166, right: 390, bottom: 262 }
  const cards = { left: 0, top: 262, right: 390, bottom: 480 }
  const cells = [...row(6), { x: 0, y: 1 }, { x: 0, y: 2 }]
  const hero = { x: 0, y: 2 }
  const camera = fitted(cells, { ...board, taken: [drawers, rail, cards] }, [hero], LEAST)
  expect(isSeen(camera, hero, { width: 390, height: drawers.top })).toBe(true)
})

test('a tile is shown as small as it may be rather than half', () => {
  const column = [0, 1, 2, 3].map(y => ({ x: 0, y }))
  const camera = fitted(column, PHONE, [{ x: 0, y: 3 }], LEAST)
  expect(column.every(cell => isSeen(camera, cell, PHONE))).toBe(true)
  expect(camera.scale * TILE).toBeLessThan(LEAST.part)
})

test('where they would be too small, the hero is in sight and no empty border is shown', () => {
  const cells = row(9)
  for (const hero of [cells[0], cells[4], cells[8]]) {
    if (!hero) throw new Error('no cell')
    const camera = fitted(cells, PHONE, [hero], LEAST)
    expect(camera.scale * TILE).toBeCloseTo(96)
    expect(isSeen(camera, hero, PHONE)).toBe(true)
    expect(at(camera, -1.16, 0)[0]).toBeLessThanOrEqual(0.01)
    expect(at(camera, 8.16, 0)[0]).toBeGreaterThanOrEqual(389.99)
  }
})

test('where one can go to is in sight, with tiles as small as that needs', () => {
  const cells = Array.from({ length: 9 }, (_, y) => ({ x: 0, y }))
  const short = { width: 360, height: 240, taken: [{ left: 200, top: 190, right: 350, bottom: 230 }] }
  const near = [4, 3, 5].map(y => ({ x: 0, y }))
  const camera = fitted(cells, short, near, LEAST)
  expect(near.every(cell => isSeen(camera, cell, short))).toBe(true)
  expect(camera.scale * TILE).toBeGreaterThan(LEAST.near)
  const east = [{ x: 0, y: 4 }, ...near.slice(1), { x: 1, y: 5 }]
  const above = fitted([...cells, { x: 1, y: 5 }], short, east, LEAST)
  expect(east.every(cell => isSeen(above, cell, { width: 360, height: 190 }))).toBe(true)
})

test('what a hint is about is in sight, too, above what lies on the edge', () => {
  const cells = Array.from({ length: 8 }, (_, x) => ({ x, y: 0 }))
  const slip = { left: 8, top: 200, right: 382, bottom: 300 }
  const sought = { x: 6, y: 0 }
  const phone = { ...PHONE, taken: [slip] }
  const near = [{ x: 0, y: 0 }]
  const seen = (camera: ReturnType<typeof fitted>, cell: Cell) =>
    isSeen(camera, cell, { width: 390, height: slip.top })
  expect(seen(fitted(cells, phone, near, LEAST), sought)).toBe(false)
  const camera = fitted(cells, phone, near, LEAST, sought)
  expect([...near, sought].every(cell => seen(camera, cell))).toBe(true)
  expect(camera.scale * TILE).toBeGreaterThanOrEqual(LEAST.near)
})

test('what is sought too far away changes nothing', () => {
  const cells = row(30)
  const far = { x: 28, y: 0 }
  expect(fitted(cells, PHONE, [{ x: 0, y: 0 }], LEAST, far)).toEqual(
    fitted(cells, PHONE, [{ x: 0, y: 0 }], LEAST),
  )
})

test('zooming keeps the point under the fingers, within limits', () => {
  const camera = fitted(row(3), DESK, [{ x: 0, y: 0 }], LEAST)
  const finger = { x: 210, y: 140 }
  const before = [(finger.x - camera.x) / camera.scale, (finger.y - camera.y) / camera.scale]
  const close = zoomed(camera, 1.3, finger)
  expect((finger.x - close.x) / close.scale).toBeCloseTo(before[0] ?? 0)
  expect((finger.y - close.y) / close.scale).toBeCloseTo(before[1] ?? 0)
  expect(zoomed(camera, 1000, finger).scale).toBe(2)
  expect(zoomed(camera, 0.001, finger).scale).toBe(0.3)
})

test('panning moves what is seen by so many pixels', () => {
  const camera = fitted(row(3), DESK, [{ x: 0, y: 0 }], LEAST)
  expect(panned(camera, 30, -12)).toEqual({ ...camera, x: camera.x + 30, y: camera.y - 12 })
})

test('a room that keys have reached lies in the middle, as large as before', () => {
  const camera = fitted(row(30), DESK, [{ x: 0, y: 0 }], LEAST)
  const last = { x: 29, y: 0 }
  expect(isSeen(camera, last, DESK)).toBe(false)
  const there = centred(camera, last, DESK)
  expect(isSeen(there, last, DESK)).toBe(true)
  expect(there.scale).toBe(camera.scale)
})
