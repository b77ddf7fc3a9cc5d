import { describe, expect, test } from 'vitest'
import { diceOf, given, rolls } from '../given.ts'

describe('skills and potions', () => {
  test('O-206 the party names the drinker, and the effect is on that hero’s dice', () => {
    const table = given({
      heroes: ['warrior', 'mage'],
      potions: ['Shadow 2'],
      fight: { card: 'Ogre', dice: ['S1', 'M2 M3 H1'] },
    })
    expect(table.offers('drink')).toEqual(['drink hero=0 potion=heroism', 'drink hero=1 potion=heroism'])
    table.play('drink hero=1 potion=heroism')
    expect(table.keys()).toEqual(['pick die=M2 hero=1', 'pick die=M3 hero=1', 'enough'])
    table.play('pick die=M2 hero=1', 'pick die=M3 hero=1')
    expect(diceOf(table, 1)).toBe('M6 M6 H1')
  })

  test('O-70 any number of potions may be drunk, while there are tokens', () => {
    const table = given({
      potions: ['Bear Traps'],
      tokens: 2,
      fight: { card: 'Cave-in', way: 0, dice: [''] },
    })
    table.play('drink hero=0 potion=mana', ...rolls(1, 2, 3), 'drink hero=0 potion=mana', ...rolls(4, 5, 6))
    expect(diceOf(table)).toBe('M1 M2 M3 M4 M5 M6')
    expect(table.offers('drink')).toEqual([])
  })

  test('O-63 a skill touches and is paid with its owner’s dice only', () => {
    const table = given({
      heroes: ['warrior', 'mage'],
      skills: [['Goblin 2'], []],
      fight: { card: 'Ogre', dice: ['S1', 'A1'] },
    })
    expect(table.offers('use')).not.toContain('use hero=0 skill=dodge')
  })

  test('O-61 paid dice are back in the supply before the effect', () => {
    const eight = 'S1 S1 S1 S1 S1 S1 S1 S1'
    const table = given({ skills: [['Beetle 2']], fight: { card: 'Ogre', dice: [eight] } })
    table.play('use hero=0 skill=crushing-blow', 'pay die=S1 hero=0')
    expect(diceOf(table)).toBe('S1 S1 S1 S1 S1 S1 S1 S6')
  })

  test('O-61 O-62 mana above the cost is lost, and a die gained by one skill may pay for another', () => {
    const table = given({ skills: [['Cave-in', 'Goblin']], fight: { card: 'Ogre', dice: ['M6'] } })
    table.play('use hero=0 skill=flameweave', 'pay die=M6 hero=0')
    expect(diceOf(table)).toBe('M5')
    table.play('use hero=0 skill=shimmerblast', 'pay die=M5 hero=0', ...rolls(4))
    expect(diceOf(table)).toBe('H4')
  })
})
