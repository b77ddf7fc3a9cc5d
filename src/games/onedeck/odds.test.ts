import { expect, test } from 'vitest'
import { fastRng } from '../../engine/rng.ts'
import { standard } from './content/standard.ts'
import { given } from './given.ts'
import { onedeckKit } from './index.ts'
import { oddsOf } from './placement/odds.ts'
import type { Action } from './types.ts'
import type { DeckView } from './view/types.ts'

const game = onedeckKit.make(standard)
const at = (card: string, more: Parameters<typeof given>[0] = {}) => {
  const view = game.view(given({ dungeon: 'yeti', open: [[card]], ...more }).state, 0) as DeckView
  const sheets = view.doors[0]?.cards[0]?.sheets ?? []
  return sheets.map(sheet => oddsOf(view, sheet, [0], fastRng(1)))
}

test('each way of a peril is gone through roll by roll', () => {
  const [dismantle, climb] = at('Cave-in')
  expect(dismantle).toMatchObject({ isExact: true, damageError: 0 })
  expect(climb).toMatchObject({ isExact: true })
  const sum = (climb?.outcomes ?? []).reduce((total, { p }) => total + p, 0)
  expect(sum).toBeCloseTo(1)
  // Two agility dice never reach 11 and fill the grey 4 as well, so the way always hurts 2 or more.
  expect(climb?.outcomes.every(({ damage }) => damage >= 1)).toBe(true)
  expect(dismantle?.damage).toBeLessThan(climb?.damage ?? 0)
})

test('a peril of one die is counted by hand', () => {
  const [shield] = at('Arrow Wall', { dungeon: 'hydra' })
  // One magic die: a 6 fills the way (or, as 5 and 6 do, the grey box); the way costs 2 and 3, the grey box 1 and 1.
  expect(shield?.damage).toBeCloseTo((1 * 1 + 1 * 2 + 4 * 3) / 6)
})

test('words tell the odds beside a way and a door', () => {
  const view = game.view(given({ dungeon: 'yeti', meet: 'Cave-in' }).state, 0) as DeckView
  expect(onedeckKit.words.en.odds({ kind: 'choose', way: 0 } as Action, view)).toMatch(/expect .*♥ .*t/)
  const table = given({ dungeon: 'yeti', closed: 1 }).play('enter door=0', 'card card=12')
  const door = game.view(table.state, 0) as DeckView
  expect(onedeckKit.words.en.odds({ kind: 'face' }, door)).toContain('about')
  expect(onedeckKit.words.en.odds({ kind: 'flee' }, door)).toBeNull()
})

test('a foe is sampled, and the error says how far to trust it', () => {
  const [ogre] = at('Ogre')
  expect(ogre?.isExact).toBe(false)
  expect(ogre?.damageError).toBeGreaterThan(0)
  expect(ogre?.damageError).toBeLessThan(0.3)
  const [again] = at('Ogre')
  expect(again).toEqual(ogre)
})
