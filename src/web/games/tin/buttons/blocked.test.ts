import { expect, test, vi } from 'vitest'
import { keyOf } from '../../../../engine/result.ts'
import { standard } from '../../../../games/tin/content/standard.ts'
import { given, sceneIn } from '../../../../games/tin/given.ts'
import { tinKit } from '../../../../games/tin/index.ts'
import type { Props } from '../seen.tsx'

vi.mock('../text/index.ts', async () => ({ text: { value: (await import('../text/en.ts')).en } }))
const { blockedButtons } = await import('./blocked.ts')

const game = tinKit.make(standard)
const { words } = tinKit.reader(standard)
const crossroads = { tile: 'crossroads', x: 0, y: -1 }

/** What the dock shows of what the rules block. */
function shown(situation: Parameters<typeof given>[0]): [label: string, why: string][] {
  const table = given(situation)
  const { state } = table
  const view = game.view(state, 0)
  const blocked = (game.blocked?.(state, 0) ?? []).map(each => ({
    key: keyOf(each.action),
    action: each.action,
    text: words.en.action(each.action, view),
    why: words.en.blocked?.(each, view) ?? '',
    rule: each.rule,
  }))
  return blockedButtons({ view: sceneIn(table), picture: { blocked } } as unknown as Props).map(
    ({ label, why }) => [label, why],
  )
}

test('T-22 a lock without a key is a button with the reason that the rules give', () => {
  const vault = { tile: 'vault', x: 0, y: -2, turn: 2, locked: true }
  expect(shown({ rooms: [crossroads, vault], at: 'crossroads', entry: 2, wells: [] })).toEqual([
    ['Unlock the Vault', 'The Vault is locked, and you have no key.'],
  ])
})

test('T-105 where the princess does not fit, she alone is shown', () => {
  const floor = ['rope', 'princess'] as const
  const wells = ['key', 'bomb', 'bomb'] as const
  expect(shown({ rooms: [{ ...crossroads, floor }], at: 'crossroads', entry: 2, wells })).toEqual([
    ['Take her by the hand', 'She needs a free well: drop something first.'],
  ])
})

test('T-24 T-34 T-23 what is only of no use now has no button in the dock', () => {
  const rich = { gold: [10, 10], wells: ['potion', 'rope'] as const }
  expect(shown(rich)).toEqual([])
  expect(shown({ ...rich, more: { hearts: 5 } })).toEqual([
    ['Rest and heal', 'The stairwell heals only once 2 hearts are lost.'],
  ])
})

test('T-23 a chasm without a rope says what it needs', () => {
  const rooms = [crossroads, { tile: 'chasm', x: 0, y: -2 }]
  expect(shown({ rooms, at: 'chasm', entry: 2, wells: [] })).toEqual([
    ['Cross the chasm', 'You need a rope to get across.'],
  ])
})

test('T-17 T-109 a doorway that takes no tile is shown, but not every one once the princess room lies', () => {
  const rooms = [
    crossroads,
    { tile: 'gallery', x: 0, y: -2, turn: 0 },
    { tile: 'refectory', x: 1, y: -2, turn: 1 },
  ]
  expect(shown({ rooms, stack: ['passage'], at: 'crossroads', entry: 2, wells: [] })).toEqual([
    ['Explore east', 'No tile that is left can be laid there.'],
  ])
  const last = { tile: 'princess', x: 0, y: -2, turn: 2 }
  expect(shown({ rooms: [crossroads, last], at: 'crossroads', entry: 2, wells: [] })).toEqual([])
})
