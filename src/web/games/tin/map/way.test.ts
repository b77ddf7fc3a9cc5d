import { expect, test } from 'vitest'
import { given, sceneIn } from '../../../../games/tin/given.ts'
import type { Direction } from '../../../../games/tin/types.ts'
import { wayTo } from './way.ts'

type Situation = NonNullable<Parameters<typeof given>[0]>
type Rooms = NonNullable<Situation['rooms']>

const wayIn = (rooms: Rooms, dir: Direction, goal: string, more: Situation = {}) =>
  wayTo(sceneIn(given({ rooms, ...more })), dir, goal).map(({ tile }) => tile.id)

// From the crossroads two ways lead to the barracks: by the refectory, and by the gallery, where fewer monsters come.
const loop = (waiting = 0): Rooms => [
  { tile: 'crossroads', x: 0, y: -1 },
  { tile: 'refectory', x: 0, y: -2 },
  { tile: 'gallery', x: 1, y: -1, turn: 2, plain: waiting },
  { tile: 'barracks', x: 1, y: -2, turn: 2 },
]

test('the way goes by the fewest monsters, those that wait and those that will come', () => {
  expect(wayIn(loop(), 'north', 'barracks')).toEqual(['crossroads', 'gallery', 'barracks'])
  expect(wayIn(loop(2), 'north', 'barracks')).toEqual(['crossroads', 'refectory', 'barracks'])
})

test('it begins at the doorway that is lit, or there is none', () => {
  expect(wayIn(loop(), 'south', 'barracks')).toEqual([])
  const north = { at: 'crossroads', entry: 2 }
  expect(wayIn(loop(), 'north', 'barracks', north)).toEqual(['refectory', 'barracks'])
})

test('a lock is where it ends, never on it', () => {
  const rooms = [...loop(), { tile: 'vault', x: 0, y: -3, turn: 2, locked: true }]
  expect(wayIn(rooms, 'north', 'vault')).toEqual(['crossroads', 'refectory', 'vault'])
})

test('it crosses a chasm by a rope alone', () => {
  const chasm = (roped: boolean) => [
    { tile: 'chasm', x: 0, y: 1, roped },
    { tile: 'passage', x: 0, y: 2 },
  ]
  expect(wayIn(chasm(true), 'south', 'passage')).toEqual(['chasm', 'passage'])
  expect(wayIn(chasm(false), 'south', 'passage')).toEqual([])
})
