import { describe, expect, test } from 'vitest'
import { content, type Given, type GivenHero, givenState } from '../given.ts'
import { policyOf } from './index.ts'

const policy = policyOf(content)

/** The chance of the first seat. */
function chanceIn(facts: Given): number {
  return policy.value(givenState(facts))[0] ?? 0
}

/** The first of two Rogues, whose rival has nothing. */
function chanceOf(hero: Partial<GivenHero>): number {
  return chanceIn({ heroes: [{ class: 'rogue', ...hero }, { class: 'rogue' }] })
}

describe('the chance to win', () => {
  test('D-70 grows with the gold that is carried, and with what the rival lacks', () => {
    const chances = [[], ['Gold Cup@3'], ['Gold Cup@3', 'Huge Emerald@4']].map(goods => chanceOf({ goods }))
    expect(chances).toEqual(chances.toSorted((a, b) => a - b))
    expect(new Set(chances).size).toBe(3)
  })

  test('D-70 with enough grows with every turn nearer home', () => {
    const goods = ['Huge Diamond@6']
    const chances = ['room-6-1', 'room-3-7', 'c-5'].map(at => chanceOf({ goods, at }))
    expect(chances).toEqual(chances.toSorted((a, b) => a - b))
    expect(chances.at(-1)).toBeGreaterThan(0.9)
  })

  test('D-24 shrinks with turns to lose', () => {
    const goods = ['Huge Emerald@4']
    expect(chanceOf({ goods, lost: 2 })).toBeLessThan(chanceOf({ goods }))
  })

  test('D-121 alone shrinks as the rounds run out', () => {
    const [early = 0, late = 0] = [5, 45].map(round =>
      chanceIn({ heroes: [{ class: 'cleric' }], turnLimit: 50, round }),
    )
    expect(early).toBeGreaterThan(0.7)
    expect(late).toBeLessThan(0.2)
  })

  test('D-80 of a hunt halves and more with a death on a deep level', () => {
    const hunt = (deaths: number) =>
      chanceIn({ mode: 'hunt', target: 'Gold Necklace@6', heroes: [{ class: 'fighter', deaths }] })
    expect(hunt(1)).toBeLessThan(hunt(0) * 0.75)
  })

  test('D-82 shrinks when the Hunter is near', () => {
    const hunted = (at: string) =>
      chanceIn({
        mode: 'hunted',
        heroes: [{ class: 'fighter', at: 'c-5' }],
        hunter: { monster: 'Dracolich@6', at },
      })
    expect(hunted('c-6')).toBeLessThan(hunted('room-6-1'))
  })
})
