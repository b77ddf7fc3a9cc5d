import { describe, expect, test } from 'vitest'
import { seen } from '../given.ts'
import type { DeckScene } from '../view.ts'
import { diceOf, findHeld } from './dice.ts'
import { boxesFor, convertOf, discardOf, isAskingForDie, layOn, pressOn, useOf } from './moves.ts'

const PAIR = ['warrior', 'mage']

function tray(view: DeckScene, slot = 0) {
  return view.fight ? diceOf(view.fight, slot) : []
}

describe('dice in the tray', () => {
  test('equal dice are things of their own, by colour and the highest first', () => {
    const { view } = seen({ fight: { card: 'Ogre', dice: ['A2 S6 S3 S6 H1'] } })
    expect(tray(view).map(({ key }) => key)).toEqual(['0.S6.0', '0.S6.1', '0.S3.0', '0.A2.0', '0.H1.0'])
  })

  test('the second of two equal dice means the same choice as the first', () => {
    const { view, choices } = seen({ fight: { card: 'Ogre', dice: ['S6 S6'] } })
    const [first, second] = tray(view)
    if (!first || !second) throw new Error('two dice were rolled')
    const [box] = boxesFor(choices, first)
    expect(box).toBeDefined()
    expect(boxesFor(choices, second)).toEqual(boxesFor(choices, first))
    expect(layOn(choices, second, box ?? -1)).toBe(layOn(choices, first, box ?? -1))
  })

  test('a die of one hero is never laid by the other', () => {
    const { view, choices } = seen({ heroes: PAIR, fight: { card: 'Ogre', dice: ['S6', 'M6'] } })
    const [mine] = tray(view, 0)
    if (!mine) throw new Error('a die was rolled')
    expect(boxesFor(choices, { ...mine, hero: 1 }).size).toBe(0)
    expect(layOn(choices, mine, 99)).toBeNull()
  })

  test('a held die that was laid is held no more', () => {
    const held = { hero: 0, die: 'S6', nth: 1 }
    expect(findHeld(seen({ fight: { card: 'Ogre', dice: ['S6 S6'] } }).view, held)?.key).toBe('0.S6.1')
    expect(findHeld(seen({ fight: { card: 'Ogre', dice: ['S6'] } }).view, held)).toBeNull()
    expect(findHeld(seen({}).view, held)).toBeNull()
  })

  test('two dice dropped on each other are converted in one go', () => {
    const { view, choices } = seen({ fight: { card: 'Ogre', dice: ['S2 A5'] } })
    const [a, b] = tray(view)
    if (!a || !b) throw new Error('two dice were rolled')
    expect(convertOf(choices, a, b)).toEqual([
      { kind: 'convert' },
      { kind: 'pick', hero: 0, die: 'S2' },
      { kind: 'pick', hero: 0, die: 'A5' },
    ])
    expect(convertOf(choices, a, { hero: 0, die: 'mana', nth: 0 })).toBeNull()
    expect(discardOf(choices, a)?.action.kind).toBe('discard')
  })

  test('while a skill is paid, a press on a die pays it', () => {
    const situation = { skills: [['Arrow Wall']], fight: { card: 'Ogre', dice: ['A2 A3 S4'] } }
    const before = seen(situation)
    expect(isAskingForDie(before.choices)).toBe(false)
    expect(useOf(before.choices, 0, 'dodge')).not.toBeNull()
    const { choices } = seen(situation, 'use hero=0 skill=dodge')
    expect(isAskingForDie(choices)).toBe(true)
    expect(pressOn(choices, { hero: 0, die: 'A3', nth: 0 })?.action.kind).toBe('pay')
    expect(pressOn(choices, { hero: 0, die: 'S4', nth: 0 })).toBeNull()
  })
})
