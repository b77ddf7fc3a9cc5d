import { expect, test } from 'vitest'
import { standard } from '../content/standard.ts'
import { given, sceneAt, viewAt } from '../given.ts'
import { onedeckKit } from '../index.ts'
import type { Action } from '../types.ts'
import { afterDone, canLay } from './afterwards.ts'

const PAIR = { heroes: ['warrior', 'mage'], seats: 2, dungeon: 'yeti' }
const done: Action = { kind: 'done', hero: 0 }
const { words } = onedeckKit.reader(standard)

test('O-201 what a hero leaves when done counts the dice that others still lay, and not the own', () => {
  const costOf = (dice: string[], hero: number) =>
    afterDone(sceneAt(given({ ...PAIR, fight: { card: 'Ogre', dice } }).state), hero)?.cost ?? Number.NaN
  expect(costOf(['S6', ''], 0)).toBe(costOf(['', ''], 0))
  // One box of the Ogre takes a strength 6, another an agility 4.
  expect(costOf(['S6', 'A4'], 0)).toBeLessThan(costOf(['S6', ''], 0))
  expect(costOf(['S6', 'A4'], 1)).toBeLessThan(costOf(['', 'A4'], 1))
})

test('O-201 the last word, and the word of one person for all, has nothing to count', () => {
  const table = given({ ...PAIR, fight: { card: 'Ogre', dice: ['S6', 'A4'] } }).play('done hero=1')
  expect(afterDone(sceneAt(table.state), 0)).toBeNull()
  const alone = given({ ...PAIR, seats: 1, fight: { card: 'Ogre', dice: ['S6', 'A4'] } })
  expect(afterDone(sceneAt(alone.state), 0)).toBeNull()
})

test('O-201 once a hero has nothing to lay it is said beside the word, in both languages', () => {
  const { state } = given({ ...PAIR, damage: [4, 3], fight: { card: 'Ogre', dice: ['M1', 'S6'] } })
  expect(canLay(sceneAt(state), 1)).toBe(true)
  const said = (language: 'en' | 'de') => words[language]?.odds(done, viewAt(state))
  expect(said('en')).toMatch(/^at best \d+♥.* death$/)
  expect(said('de')).toMatch(/^bestenfalls \d+♥.* Tod$/)
})
