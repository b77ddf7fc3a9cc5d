import { describe, expect, test } from 'vitest'
import { standard } from '../../../../games/dungeon/content/standard.ts'
import { centredOn, OPENING } from '../camera/camera.ts'
import { planOf } from '../plan.ts'
import type { Target } from '../targets.ts'
import { edgesOf, MARK } from './edges.ts'

const plan = planOf(standard)
const phone = { width: 390, height: 520 }
const hall = plan.byId.get('great-hall')?.centre ?? { x: 0, y: 0 }
const camera = centredOn(hall, OPENING, plan, phone)
const lit = (...spaces: string[]): Target[] =>
  spaces.map(space => ({ space, trail: [], way: null, choice: null }))

describe('lit spaces out of sight', () => {
  test('are counted at the edge they lie beyond, with the nearest to go to', () => {
    const [edge, ...others] = edgesOf(lit('room-1-9', 'kitchen', 'guard-room'), plan, camera, phone)
    expect([edge?.side, edge?.count, ...others.map(({ side }) => side)]).toEqual(['east', 1, 'west'])
    expect(others[0]).toMatchObject({ count: 2, nearest: plan.byId.get('guard-room')?.centre })
  })

  test('need no mark while they are in sight', () => {
    expect(edgesOf(lit('great-hall'), plan, camera, phone)).toEqual([])
  })

  test('are marked where the mark hides no lit space', () => {
    const all = plan.places.map(({ id }) => id)
    for (const { x, y } of edgesOf(lit(...all), plan, camera, phone)) {
      const under = plan.places.filter(place => {
        const [left, top] = [camera.x + place.x * camera.scale, camera.y + place.y * camera.scale]
        const [right, bottom] = [left + place.w * camera.scale, top + place.h * camera.scale]
        const half = MARK / 2
        return x + half > left && x - half < right && y + half > top && y - half < bottom
      })
      expect(under).toEqual([])
    }
  })
})
