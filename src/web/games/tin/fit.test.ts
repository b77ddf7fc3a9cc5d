import { expect, test } from 'vitest'
import { type Cell, fitted, isSeen, panned, TILE, zoomed } from './fit.ts'

const DESK = { width: 1000, height: 600 }
const PHONE = { width: 390, height: 300 }
const row = (n: number): Cell[] => Array.from({ length: n }, (_, x) => ({ x: x - 1, y: 0 }))
const at = (camera: { x: number; y: number; scale: number }, x: number, y: number) => [
  x * TILE * camera.scale + camera.x,
  y * TILE * camera.scale + camera.y,
]

test('a single tile lies in the middle and is not blown up', () => {
  const camera = fitted([{ x: 0, y: 0 }], DESK, { x: 0, y: 0 }, 96)
  expect(camera.scale).toBeLessThanOrEqual(1.15)
  expect(at(camera, 0.5, 0.5)).toEqual([500, 300])
})

test('every tile of a dungeon is in sight while tiles stay large enough', () => {
  const cells = [...row(5), { x: 2, y: -3 }, { x: 0, y: 2 }]
  const camera = fitted(cells, DESK, { x: 0, y: 0 }, 60)
  expect(cells.every(cell => isSeen(camera, cell, DESK))).toBe(true)
})

test('where they would be too small, the hero is in sight and no empty border is shown', () => {
  const cells = row(9)
  for (const hero of [cells[0], cells[4], cells[8]]) {
    if (!hero) throw new Error('no cell')
    const camera = fitted(cells, PHONE, hero, 96)
    expect(camera.scale * TILE).toBeCloseTo(96)
    expect(isSeen(camera, hero, PHONE)).toBe(true)
    expect(at(camera, -1.16, 0)[0]).toBeLessThanOrEqual(0.01)
    expect(at(camera, 8.16, 0)[0]).toBeGreaterThanOrEqual(389.99)
  }
})

test('zooming keeps the point under the fingers, within limits', () => {
  const camera = fitted(row(3), DESK, { x: 0, y: 0 }, 96)
  const finger = { x: 210, y: 140 }
  const before = [(finger.x - camera.x) / camera.scale, (finger.y - camera.y) / camera.scale]
  const close = zoomed(camera, 1.3, finger)
  expect((finger.x - close.x) / close.scale).toBeCloseTo(before[0] ?? 0)
  expect((finger.y - close.y) / close.scale).toBeCloseTo(before[1] ?? 0)
  expect(zoomed(camera, 1000, finger).scale).toBe(2)
  expect(zoomed(camera, 0.001, finger).scale).toBe(0.3)
})

test('panning moves what is seen by so many pixels', () => {
  const camera = fitted(row(3), DESK, { x: 0, y: 0 }, 96)
  expect(panned(camera, 30, -12)).toEqual({ ...camera, x: camera.x + 30, y: camera.y - 12 })
})
