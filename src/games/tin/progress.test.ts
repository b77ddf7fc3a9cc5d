import { expect, test } from 'vitest'
import { standard } from './content/standard.ts'
import { tinKit } from './index.ts'
import { progress } from './progress.ts'
import type { TinView } from './view.ts'

function start(): TinView {
  const game = tinKit.make(standard)
  const options = game.parseOptions({})
  if (!options.ok) throw new Error(options.refusal.reason)
  return game.view(game.setup(options.value), 0) as TinView
}

const first = start()
const [stairwell] = first.rooms
if (!stairwell) throw new Error('There is no stairwell')
const vault = { ...stairwell, name: 'Vault', kind: 'locked' as const, locked: true, cleared: false }
const lady = { ...stairwell, name: 'Princess', kind: 'princess' as const, locked: true, cleared: false }

test('nothing is won at the start, everything at the end', () => {
  expect(progress(first)).toEqual([0])
  expect(progress({ ...first, result: { winners: [0], reason: 'rescued' } })).toEqual([1])
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
  const far = [first, laid, cleared, opened, freed, carried].map(view => progress(view)[0] ?? 0)
  expect(far).toEqual([...far].toSorted((a, b) => a - b))
  expect(new Set(far).size).toBe(far.length)
  expect(far.at(-1)).toBeLessThan(1)
})
