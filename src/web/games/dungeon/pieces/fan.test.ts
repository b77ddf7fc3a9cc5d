import { describe, expect, test } from 'vitest'
import { standard } from '../../../../games/dungeon/content/standard.ts'
import { type Place, planOf } from '../plan.ts'
import { feetAt, tokenAt } from './fan.ts'

const plan = planOf(standard)

function place(id: string): Place {
  const found = plan.places.find(candidate => candidate.id === id)
  if (!found) throw new Error(`There is no ${id}`)
  return found
}

const feet = (id: string, count: number, hasToken = false) =>
  Array.from({ length: count }, (_, index) => feetAt(place(id), index, count, hasToken))

describe('where pieces stand', () => {
  test('eight heroes in the Great Hall stand apart, all inside', () => {
    const { x, w } = place('great-hall')
    const all = feet('great-hall', 8).map(point => point.x)
    expect(new Set(all).size).toBe(8)
    expect(Math.min(...all)).toBeGreaterThan(x)
    expect(Math.max(...all)).toBeLessThan(x + w)
  })

  test('several on one space fan out', () => {
    const [left, right] = feet('c-1', 2)
    expect(right?.x).toBeGreaterThan(left?.x ?? 0)
  })

  test('a hero leaves room for the token beside it', () => {
    const [hero] = feet('room-3-2', 1, true)
    expect(tokenAt(place('room-3-2'), true).x - (hero?.x ?? 0)).toBeGreaterThan(30)
    expect(tokenAt(place('room-3-2'), false)).toEqual(place('room-3-2').centre)
  })
})
