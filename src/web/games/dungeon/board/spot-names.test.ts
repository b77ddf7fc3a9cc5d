import { expect, test, vi } from 'vitest'
import { indexOf, spaceFact } from '../../../../games/dungeon/content/content-index.ts'
import { given } from '../../../../games/dungeon/given.ts'
import { NONE } from '../../../../games/dungeon/types.ts'
import { viewOf } from '../../../../games/dungeon/view/index.ts'
import { boxOf } from '../box.ts'
import type { Target } from '../targets.ts'

vi.mock('../text/index.ts', async () => ({ text: { value: (await import('../text/en.ts')).en } }))
const { spotNames } = await import('./spot-names.ts')

const content = indexOf(null)
const box = boxOf({ content: null })
const view = viewOf(content, given({ heroes: [{ class: 'rogue', at: 'great-hall' }] }).state, 0)
const idOf = (space: number) => spaceFact(content, space).id

/** Every space within five steps, all doors known, with the way there. */
function targetsFrom(start: number): Target[] {
  const trails = new Map([[start, [start]]])
  for (const [space, trail] of trails) {
    if (trail.length > 5) continue
    for (const { to } of content.ways[space] ?? []) if (!trails.has(to)) trails.set(to, [...trail, to])
  }
  return [...trails]
    .slice(1)
    .map(([space, trail]) => ({ space: idOf(space), trail: trail.map(idOf), way: null, choice: null }))
}

test('Wherever a hero stands, no two spaces within five steps have the same name.', () => {
  for (let start = 0; start < content.spaces; start++) {
    const names = [...spotNames(box, view, targetsFrom(start), idOf(start)).values()]
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  }
})

test('Stairs say which levels they join, and a way is told where the wind tells too little.', () => {
  const names = (start: string) =>
    spotNames(box, view, targetsFrom(content.spaceIds.at.get(start) ?? NONE), start)
  expect(names('c-3').get('c-4')).toBe('Stairs between levels 1 and 2, 1 step, west')
  const told = [...names('great-hall').values()].filter(name => name.includes('first'))
  expect(told.slice(0, 2)).toEqual([
    'Corridor, level 1, 3 steps, north-west, first 1 north-west, then 2 west',
    'Corridor, level 1, 3 steps, north-west, first 1 north-west, then 1 west, then 1 north',
  ])
})
