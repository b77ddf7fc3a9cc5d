import { describe, expect, test } from 'vitest'
import { standard } from '../content/standard.ts'
import { given, type Situation } from '../given.ts'
import { onedeckKit } from '../index.ts'

const game = onedeckKit.make(standard)

function farIn(situation: Situation): readonly number[] {
  return game.progress?.(given(situation).state, []) ?? []
}

describe('progress', () => {
  test('each floor is a quarter of the way, the boss the last', () => {
    expect(farIn({})[0]).toBe(0)
    expect(farIn({ floor: 3 })[0]).toBe(0.5)
    expect(farIn({ deck: standard.first.encounters.length })[0]).toBeCloseTo(0.125)
  })

  test('the party comes as far together', () => {
    expect(farIn({ heroes: ['warrior', 'mage'], seats: 2 })).toEqual([0, 0])
  })
})
