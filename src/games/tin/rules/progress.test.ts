import { expect, test } from 'vitest'
import { standard } from '../content/standard.ts'
import { tinKit } from '../index.ts'
import type { Room, State } from '../types.ts'

const game = tinKit.make(standard)
const far = (state: State) => game.progress?.(state, [])[0] ?? Number.NaN

function start(): State {
  const options = game.parseOptions({})
  if (!options.ok) throw new Error(options.refusal.reason)
  return game.setup(options.value)
}

const first = start()
const [stairwell] = first.rooms
if (!stairwell) throw new Error('There is no stairwell')
const roomOf = (kind: string): Room => ({
  ...stairwell,
  tile: standard.tiles.findIndex(tile => tile.kind === kind),
  locked: true,
  cleared: false,
})
const [vault, lady] = [roomOf('locked'), roomOf('princess')]

test('nothing is won at the start, everything at the end', () => {
  expect(far(first)).toBe(0)
  expect(far({ ...first, step: { kind: 'over', ending: 'rescued' } })).toBe(1)
  expect(far({ ...first, step: { kind: 'over', ending: 'slain' } })).toBe(0)
})

test('every step towards the princess counts for more', () => {
  const laid = { ...first, rooms: [stairwell, vault, lady], stack: [] }
  const cleared = { ...laid, rooms: [stairwell, { ...vault, locked: false, cleared: true }, lady] }
  const opened = { ...cleared, rooms: [...cleared.rooms.slice(0, 2), { ...lady, locked: false }] }
  const freed = {
    ...cleared,
    rooms: [...cleared.rooms.slice(0, 2), { ...lady, locked: false, cleared: true }],
  }
  const carried = { ...freed, wells: ['princess' as const] }
  const course = [first, laid, cleared, opened, freed, carried].map(far)
  expect(course).toEqual([...course].toSorted((a, b) => a - b))
  expect(new Set(course).size).toBe(course.length)
  expect(course.at(-1)).toBeLessThan(1)
})
