import { describe, expect, test } from 'vitest'
import { MOVEMENT } from '../types.ts'
import { farWays, type Terrain, trailTo, turnsFor } from './far-ways.ts'
import { standard } from './standard.ts'
import { doorId, secretDoors } from './ways.ts'

const { board } = standard
const isLair = (space: string) =>
  ['room', 'chamber'].includes(board.spaces.find(({ id }) => id === space)?.kind ?? '')
const stranger: Terrain = { knows: () => false, ends: isLair }
const native: Terrain = { knows: () => true, ends: () => false }
const known = new Map([stranger, native].map(terrain => [terrain, farWays(board, 'great-hall', terrain)]))
const trail = (terrain: Terrain, to: string) => trailTo(known.get(terrain) ?? new Map(), to) ?? []

describe('ways over the whole board', () => {
  test('D-60 lead through secret doors only where the hero knows them', () => {
    const doors = new Set(secretDoors(board).flatMap(door => [`${door.a} ${door.b}`, `${door.b} ${door.a}`]))
    const steps = (way: readonly string[]) => way.slice(1).map((to, index) => `${way[index]} ${to}`)
    const all = board.spaces.flatMap(({ id }) => steps(trail(stranger, id)))
    expect(all.filter(step => doors.has(step))).toEqual([])
    const open = board.spaces.flatMap(({ id }) => steps(trail(native, id)))
    expect(open.some(step => doors.has(step))).toBe(true)
  })

  test('D-12 go round a room that ends the move, however far that is, and through it where they must', () => {
    const [from = '', room = '', ...on] = trail(native, 'room-2-1')
    const goal = on.at(-1) ?? ''
    const shut = { ...native, ends: (space: string) => space === room }
    const round = trailTo(farWays(board, from, shut), goal) ?? []
    expect(round.length).toBeGreaterThan(on.length + 2)
    expect(round).not.toContain(room)
    const all = board.spaces.filter(({ id }) => trail(stranger, id).length === 0)
    expect(all.length).toBeLessThan(board.spaces.length / 4)
  })

  test('D-12 go through the room that lies highest where they must go through one', () => {
    const [from, high, deep, goal] = ['great-hall', 'room-1-1', 'room-6-1', 'kitchen'] as const
    const [opening] = board.openings
    if (!opening) throw new Error('no opening')
    const doors = [from, deep, goal, 'crypt', high, from].flatMap((a, at, ring) => {
      const b = ring[at + 1]
      return b === undefined ? [] : [{ ...opening, kind: 'door' as const, a, b }]
    })
    const ring = { ...board, openings: doors }
    const shut = { ...native, ends: (space: string) => space === high || space === deep }
    expect(trailTo(farWays(ring, from, shut), goal)).toEqual([from, high, 'crypt', goal])
  })

  test('know of no way through a door that nobody has found', () => {
    const [door] = secretDoors(board)
    const only = { ...board, openings: board.openings.filter(opening => opening === door) }
    const from = door?.a ?? ''
    expect(trailTo(farWays(only, from, stranger), door?.b ?? '')).toBeNull()
    const finder = { ...stranger, knows: (id: string) => door !== undefined && id === doorId(door) }
    expect(trailTo(farWays(only, from, finder), door?.b ?? '')).toEqual([from, door?.b])
  })
})

describe('turns', () => {
  const open = { ends: () => false, knows: () => true }

  test('D-11 are five spaces each, the first what is left of it', () => {
    const way = Array.from({ length: 15 }, (_, at) => `${at}`)
    expect([5, 4, 3, 0].map(left => turnsFor(way, left, open))).toEqual([3, 3, 4, 4])
    expect(turnsFor(way.slice(0, MOVEMENT + 1), MOVEMENT, open)).toBe(1)
  })

  test('D-12 end in a room on the way', () => {
    expect(turnsFor(['0', '1', '2', '3'], MOVEMENT, { ...open, ends: space => space === '2' })).toBe(2)
  })
})
