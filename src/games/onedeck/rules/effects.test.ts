/** Skills and potions that can change nothing are not offered: O-62. */
import { describe, expect, test } from 'vitest'
import { given, lay, type Situation } from '../given.ts'

const uses = (situation: Situation) => {
  const table = given(situation)
  return [...table.offers('use'), ...table.offers('drink')]
}

describe('O-62 what could change nothing is not offered:', () => {
  test('Support Aura and Dungeoneering without a 1 of the partner', () => {
    const pair = { heroes: ['paladin', 'archer'], dungeon: 'dragon' }
    const shadow = (dice: string) => uses({ ...pair, fight: { card: 'Shadow', dice: ['S1 M1', dice] } })
    expect(shadow('A2 S3')).not.toContain('use hero=0 skill=support-aura')
    expect(shadow('A1 S3')).toContain('use hero=0 skill=support-aura')
    const peril = (dice: string) =>
      uses({ heroes: ['rogue', 'warrior'], fight: { card: 'Cave-in', way: 0, dice: ['S1', dice] } })
    expect(peril('S2')).not.toContain('use hero=0 skill=dungeoneering')
    expect(peril('S1')).toContain('use hero=0 skill=dungeoneering')
  })

  test('Combined Shot without a strength die that can rise', () => {
    const shot = (dice: string) =>
      uses({ heroes: ['archer', 'warrior'], fight: { card: 'Goblin', dice: ['S1', dice] } })
    expect(shot('S6 A1')).not.toContain('use hero=0 skill=combined-shot')
    expect(shot('S5')).toContain('use hero=0 skill=combined-shot')
  })

  test('Heroism with nothing but sixes and heroic dice, for each hero by itself', () => {
    const heroism = { heroes: ['warrior', 'mage'], potions: ['Glooping Ooze 2'], tokens: 1 }
    const found = uses({ ...heroism, fight: { card: 'Goblin', dice: ['S6 H2', 'M2'] } })
    expect(found).not.toContain('drink hero=0 potion=heroism')
    expect(found).toContain('drink hero=1 potion=heroism')
  })

  test('a change of the very die that has to pay for it', () => {
    const cleave = (dice: string) => uses({ skills: [['Bandit 2']], fight: { card: 'Goblin', dice: [dice] } })
    expect(cleave('S3')).not.toContain('use hero=0 skill=cleave')
    expect(cleave('S3 A6')).not.toContain('use hero=0 skill=cleave')
    expect(cleave('S6 A5')).toContain('use hero=0 skill=cleave')
  })

  test('O-204 prevention without harm, or for a hero whose Armor allows no other', () => {
    const dodge = (hero: string, dice: string) =>
      uses({
        heroes: [hero],
        dungeon: 'yeti',
        skills: [['Arrow Wall']],
        fight: { card: 'Skeleton', dice: [dice] },
      })
    expect(dodge('warrior', 'A3')).toContain('use hero=0 skill=dodge')
    expect(dodge('paladin', 'A3')).not.toContain('use hero=0 skill=dodge')
  })

  test('O-211 Thick Skin while no share could be 2', () => {
    const skin = (full: string[]) => {
      const table = given({
        skills: [['Boulder']],
        dungeon: 'dragon',
        fight: { card: 'Cave-in', way: 1, dice: ['A6 A5 H6'] },
      })
      return table.play(...full).offers('use')
    }
    expect(skin([])).toEqual(['use hero=0 skill=thick-skin'])
    expect(skin([lay('H6', 1), lay('A5', 0), lay('A6', 0)])).toEqual([])
  })

  test('a die from a supply that has none', () => {
    const valor = (heroic: number) =>
      uses({
        edition: 'revised',
        skills: [['Boulder']],
        fight: { card: 'Goblin', dice: ['S1'] },
        more: { supply: [7, 8, 8, heroic] },
      })
    expect(valor(1)).toContain('use hero=0 skill=valor')
    expect(valor(0)).not.toContain('use hero=0 skill=valor')
  })

  test('one of two choices, when the other can', () => {
    const transfer = (strength: number) =>
      given({
        heroes: ['mage', 'rogue'],
        fight: { card: 'Goblin', dice: ['M1', 'A1'] },
        more: { supply: [strength, 7, 7, 6] },
      })
        .play('use hero=0 skill=power-transfer')
        .keys()
    expect(transfer(8)).toEqual(['either choice=0', 'either choice=1'])
    expect(transfer(0)).toEqual(['either choice=1'])
  })
})
