import { expect, test, vi } from 'vitest'
import { keyOf } from '../../../../engine/result.ts'
import { content, type Given, game, given } from '../../../../games/dungeon/given.ts'
import { dungeonKit } from '../../../../games/dungeon/index.ts'
import { viewOf } from '../../../../games/dungeon/view/index.ts'
import type { DungeonView } from '../../../../games/dungeon/view/types.ts'
import type { TableProps } from '../../../table/look.ts'

vi.mock('../text/index.ts', async () => ({ text: { value: (await import('../text/en.ts')).en } }))
const { blockedButtons } = await import('./blocked.ts')

/** What stands greyed beside the actions: `Teleport: Only from a chamber. (D-53)`. */
function offsOf(facts: Given, ...acts: readonly string[]): string[] {
  const { state } = given(facts).does(...acts)
  const view = viewOf(content, state, 0)
  const { en } = dungeonKit.reader(dungeonKit.packs.standard).words
  const blocked = (game.blocked?.(state, 0) ?? []).map(each => ({
    key: keyOf(each.action),
    action: each.action,
    text: en.action(each.action, view),
    why: en.blocked?.(each, view) ?? '',
    rule: each.rule,
  }))
  const choices = game
    .actions(state, 0)
    .map(action => ({ key: keyOf(action), action, text: '', odds: null, rule: null }))
  const props = { picture: { blocked }, view, choices } as unknown as TableProps<DungeonView>
  return blockedButtons(props).map(({ label, why, rule }) => `${label}: ${why} (${rule})`)
}

test('D-51 D-53 spells that are held and cannot be cast, each once', () => {
  expect(offsOf({ heroes: [{ class: 'wizard', at: 'c-2', spells: [2, 0, 1] }] })).toEqual([
    'Fireball: There is nothing to clear beside you. (D-51)',
    'Teleport: Only from a chamber. (D-53)',
  ])
})

test('D-109 nothing is said of a spell that can be cast somewhere', () => {
  const lairs = { 'room-1-7': { monster: 'Black Pudding@5' } }
  expect(offsOf({ heroes: [{ class: 'wizard', at: 'c-59', spells: [0, 1, 0] }], lairs })).toEqual([])
})

test('D-14 D-63 a door searched for in vain, and a power that is used up', () => {
  const goods = ['ESP Medallion@3']
  expect(offsOf({ heroes: [{ class: 'fighter', at: 'c-67' }] }, 'search c-67 c-225', 'die 1')).toEqual([
    'Search, north: A search in vain ends the movement. (D-14)',
  ])
  expect(
    offsOf({ heroes: [{ class: 'rogue', at: 'c-57', goods }] }, 'esp room-1-1', 'monster Goblin@1'),
  ).toEqual(['Look beyond a door: Only one look a turn. (D-63)'])
})

test('D-119 one button for all spells to be regained, and D-70 the win where it would be had', () => {
  const goods = ['Silver Ring@3']
  expect(
    offsOf({ heroes: [{ class: 'wizard', at: 'c-1', spells: [1, 0, 0], goods }] }, 'step great-hall'),
  ).toEqual([
    'Fireball: There is nothing to clear beside you. (D-51)',
    'Regain a spell: Only for a whole turn in the Great Hall. (D-119)',
    'Win the match: You carry 2,000 gp; it takes 30,000 gp. (D-70)',
  ])
})
