import { expect, test } from 'vitest'
import { keyOf } from '../../../../engine/result.ts'
import { given, lay, type Situation, sceneAt } from '../../given.ts'
import { provenOf } from './proven.ts'

const provenAt = (situation: Situation) => provenOf(sceneAt(given(situation).state))

const GOBLIN: Situation = {
  heroes: ['paladin'],
  skills: [['Ogre']],
  fight: { card: 'Goblin', dice: ['S4 S2 S6 A5'] },
}

test('tells what the best placement takes, the next best, and filling the dearest boxes first', () => {
  const proven = provenAt(GOBLIN)
  expect(proven?.steps.map(keyOf)).toEqual([lay('S4', 0), lay('S6', 4), lay('A5', 3)])
  expect(proven?.best).toEqual({ cost: 8, parts: { damage: 1, time: 1, potions: 0 } })
  expect(proven?.next).toEqual({ cost: 14, parts: { damage: 2, time: 1, potions: 0 } })
  expect(proven?.plain).toEqual(proven?.next)
})

test('dice that fit nowhere, a boss, two heroes, and what can still be rolled are no riddle', () => {
  const { fight } = GOBLIN
  expect(provenAt({ ...GOBLIN, fight: { card: 'Goblin', dice: ['M1'] } })).toBeNull()
  expect(provenAt({ ...GOBLIN, fight: { dice: ['S4 S2 S6 A5'] } })).toBeNull()
  expect(
    provenAt({ ...GOBLIN, heroes: ['paladin', 'mage'], fight: { ...fight, dice: ['S4 S6', 'S2 A5'] } }),
  ).toBeNull()
  expect(provenAt({ ...GOBLIN, heroes: ['mage'] })).toBeNull()
  expect(provenAt({ heroes: ['paladin'] })).toBeNull()
})
