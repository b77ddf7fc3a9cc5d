import { expect, test } from 'vitest'
import { standard } from '../content/standard.ts'
import { given, type Situation } from '../given.ts'
import { onedeckKit } from '../index.ts'

const game = onedeckKit.make(standard)
const { en, de } = onedeckKit.reader(standard).words

const standingIn = (situation: Situation, words = en) =>
  words.standing?.(game.view(given(situation).state, 0))

test('how far a delve is: the dungeon, the floor, and the health of each hero', () => {
  const alone: Situation = { heroes: ['warrior'], dungeon: 'dragon', floor: 2, damage: [2] }
  expect(standingIn(alone)).toBe("Dragon's Cave · floor 2 of 3 · 4 of 6 health")
  expect(standingIn(alone, de)).toMatch(/\S+ 2 von 3 · 4 von 6 Leben$/)
  const pair: Situation = { heroes: ['warrior', 'mage'], dungeon: 'dragon', damage: [1, 0] }
  expect(standingIn(pair)).toMatch(/ · Warrior \d of \d health, Mage \d of \d health$/)
})
