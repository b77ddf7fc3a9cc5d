import { describe, expect, test } from 'vitest'
import { standard } from '../content/standard.ts'
import { given, lay, type Situation } from '../given.ts'
import { onedeckKit } from '../index.ts'
import { EDITIONS, type Edition } from '../types.ts'

const PAIR = ['warrior', 'mage']
const game = onedeckKit.make(standard)

describe('consequences', () => {
  test('O-50 each heart of an unfilled box is 1 damage, each hourglass 1 time; armor has nothing more', () => {
    const table = given({ dungeon: 'yeti', fight: { card: 'Skeleton', dice: ['M1'] } }).play('done hero=0')
    // Skeleton 1t, 1h1t, 1h1t, 2t; cavern 1t, 1t; three or more time hurts 1 more; Undying 2t.
    expect(table.state.party[0]?.damage).toBe(3)
    expect(table.state.stack.at(-1)).toMatchObject({ kind: 'time', left: 9 })
  })

  test('O-51 two heroes split as evenly as possible, the party chooses who takes the odd one', () => {
    const table = given({
      heroes: PAIR,
      dungeon: 'minotaur',
      fight: { card: 'Ogre', dice: ['S6 A5 A6 A4', 'A2 A2 H5 H4'] },
    })
    table.play(
      lay('S6', 0),
      lay('A5', 3),
      lay('A6', 5),
      lay('A4', 1),
      lay('A2', 6, 1),
      lay('A2', 7, 1),
      lay('H5', 2, 1),
      lay('H4', 2, 1),
      'done hero=0',
    )
    expect(table.keys()).toEqual(['suffer hero=0', 'suffer hero=1'])
    table.play('suffer hero=0')
    expect(table.state.party.map(hero => hero.damage)).toEqual([2, 1])
  })

  test('O-52 a hero with damage equal to health loses the game for all', () => {
    const table = given({ tokens: 0, damage: [5], fight: { card: 'Cave-in', way: 0, dice: [''] } }).play(
      'done hero=0',
    )
    expect(table.state.ending).toBe('slain')
    expect(game.result(table.state)).toEqual({ winners: [], reason: 'slain' })
  })

  test('O-52 O-205 Healing drunk at once saves, as often as needed; damage is laid in full', () => {
    const table = given({ tokens: 2, damage: [5], fight: { card: 'Boulder', way: 0, dice: [''] } }).play(
      'done hero=0',
    )
    expect(table.state.party[0]?.damage).toBe(8)
    expect(table.keys()).toEqual(['heal hero=0', 'perish'])
    table.play('heal hero=0')
    expect(table.keys()).toEqual(['heal hero=0', 'perish'])
    table.play('heal hero=0')
    expect(table.state.party[0]?.damage).toBe(4)
    expect(table.state.stack.at(-1)?.kind).toBe('time')
  })

  test('O-53 Blade Storm adds 1 damage to any damage, Freezing Winds to 3 or more time; prevention comes after', () => {
    const storm = given({
      dungeon: 'lich',
      floor: 3,
      skills: [['Goblin 2']],
      fight: { card: 'Cave-in', way: 0, dice: ['A3'] },
    })
    expect(game.view(storm.state, 0)).toMatchObject({ fight: { whatIf: { damage: 3, added: 1, dealt: 4 } } })
    const winds = given({ dungeon: 'yeti', heroes: ['mage'], fight: { card: 'Cave-in', way: 0, dice: [''] } })
    expect(game.view(winds.state, 0)).toMatchObject({
      fight: { whatIf: { damage: 1, time: 4, added: 1, dealt: 2 } },
    })
    winds.play('use hero=0 skill=shield-aura')
    expect(game.view(winds.state, 0)).toMatchObject({ fight: { whatIf: { added: 1, dealt: 1 } } })
  })

  test('O-53 the time of Split, Fade and Undying is apart and does not feed Freezing Winds', () => {
    const table = given({ dungeon: 'yeti', fight: { card: 'Skeleton', dice: ['M2 M4 S3 S5 A5 M3 M4'] } })
    table.play(
      lay('M2', 0),
      lay('M4', 1),
      lay('S3', 2),
      lay('S5', 3),
      lay('A5', 4),
      lay('M3', 6),
      lay('M4', 7),
    )
    expect(game.view(table.state, 0)).toMatchObject({
      fight: { whatIf: { time: 2, undying: 2, added: 0, dealt: 0 } },
    })
  })

  test('O-54 surviving is winning: the card becomes loot', () => {
    const table = given({ dungeon: 'hydra', fight: { card: 'Bear Traps', way: 0, dice: ['A6 A5'] } })
    table.play(lay('A6', 0), lay('A5', 1), 'done hero=0')
    expect(table.state.spoils).toHaveLength(1)
    expect(table.offers('xp')).toHaveLength(1)
  })

  test('O-54 a Beetle with armor left gets away', () => {
    const table = given({ dungeon: 'hydra', fight: { card: 'Beetle', dice: ['A3'] }, deck: 0 }).play(
      'done hero=0',
    )
    expect(table.state.spoils).toEqual([])
    expect(table.events).toContainEqual({ kind: 'escaped', card: 'beetle-1' })
  })

  /** 2 time of the last box and 2 of Undying: tokens 2 + 4, that is two Stairs damages one after the other. */
  const onStairs = (edition: Edition, more: Situation = {}) =>
    given({
      edition,
      heroes: PAIR,
      dungeon: 'dragon',
      deck: 0,
      more: { stairs: 2 },
      fight: { card: 'Skeleton', dice: ['M2 M4 S3 S5 A5', 'S3'] },
      ...more,
    }).play(
      lay('M2', 0),
      lay('M4', 1),
      lay('S3', 2),
      lay('S5', 3),
      lay('A5', 4),
      lay('S3', 6, 1),
      'done hero=0',
    )

  test.each(EDITIONS)(
    'O-88 O-203 Stairs damage need not be split evenly, even after an encounter (%s)',
    edition => {
      const table = onStairs(edition)
      expect(table.offers('suffer')).toEqual(['suffer hero=0', 'suffer hero=1'])
      table.play('suffer hero=1', 'suffer hero=1')
      expect(table.state.party.map(hero => hero.damage)).toEqual([0, 2])
      expect(table.state.stack.at(-1)?.kind).toBe('loot')
    },
  )

  test('O-88 O-203 first printing: it falls with the third token, then the rest of the time is spent', () => {
    const table = onStairs('first')
    expect(table.state).toMatchObject({ stairs: 0, due: 0 })
    expect(table.state.stack.at(-2)).toMatchObject({ kind: 'time', left: 3 })
    table.play('suffer hero=0')
    expect(table.events.filter(({ kind }) => kind === 'token' || kind === 'hurt')).toEqual([
      { kind: 'token', tokens: 3 },
      { kind: 'hurt', hero: 'warrior', damage: 1, by: 'stairs' },
      { kind: 'token', tokens: 1 },
      { kind: 'token', tokens: 2 },
      { kind: 'token', tokens: 3 },
    ])
  })

  test('O-203 first printing: Healing or loss after each third token', () => {
    const table = onStairs('first', { damage: [0, 2], tokens: 1 }).play('suffer hero=1')
    expect(table.state.stairs).toBe(0)
    expect(table.keys()).toEqual(['heal hero=1', 'perish'])
    table.play('heal hero=1')
    expect(table.offers('suffer')).toHaveLength(2)
    expect(onStairs('first', { damage: [0, 2], tokens: 0 }).play('suffer hero=1').state.ending).toBe('slain')
  })

  test('O-205 who is about to fall is named, and comes first', () => {
    const table = onStairs('first', { damage: [1, 2], tokens: 1 }).play('suffer hero=1')
    expect(table.keys()).toEqual(['heal hero=1', 'heal hero=0', 'perish'])
    const view = game.view(table.state, 0)
    const { en, de } = onedeckKit.reader(standard).words
    expect(en.ask(view)).toBe('Mage is about to fall! Drink Healing?')
    expect(de?.ask(view)).toBe('Magierin fällt gleich! Heilung trinken?')
  })

  test('O-88 O-203 revised printing: it comes after damage, time and Undying', () => {
    const table = onStairs('revised')
    const tokens = table.events.filter(({ kind }) => kind === 'token')
    expect(tokens).toHaveLength(4)
    expect(table.state).toMatchObject({ stairs: 0, due: 1 })
    expect(table.events.some(({ kind }) => kind === 'hurt')).toBe(false)
  })

  test('O-204 prevention is for this encounter and lowers the total before the split', () => {
    const table = given({
      heroes: PAIR,
      dungeon: 'hydra',
      skills: [['Goblin 2'], []],
      fight: { card: 'Fire Elemental', dice: ['A3 A3', 'M6 M3'] },
    })
    table.play(
      'use hero=0 skill=dodge',
      'pay die=A3 hero=0',
      lay('A3', 1),
      lay('M3', 0, 1),
      lay('M6', 2, 1),
      'done hero=0',
    )
    // 2h + 1h of the foe and 1h of the reef, less 1: 3, so one of them is odd.
    expect(table.state.stack.at(-1)).toEqual({ kind: 'odd', damage: 3 })
    table.play('suffer hero=0')
    expect(table.state.fight?.noDamage).toBe(1)
  })

  test('O-204 Flames, the gamble and the Stairs cannot be prevented; Thick Skin lowers its owner’s share', () => {
    const table = given({ skills: [['Boulder']], fight: { card: 'Boulder 2', way: 0, dice: [''] } })
    expect(table.keys()).toContain('use hero=0 skill=thick-skin')
    table.play('use hero=0 skill=thick-skin', 'done hero=0')
    expect(table.state.party[0]?.damage).toBe(2)
  })

  test('O-203 the Paladin alone halves damage in encounters and cannot prevent it otherwise', () => {
    const situation = { heroes: ['paladin'], skills: [['Goblin 2']] }
    const table = given({ ...situation, dungeon: 'hydra', fight: { card: 'Ogre', dice: ['A1'] } })
    // Dodge would prevent nothing, so it is not offered.
    expect(table.offers('use')).toEqual([])
    table.play('done hero=0')
    // 8 of the Ogre and 1 of the reef: 9, of every 2 one is prevented.
    expect(table.state.party[0]?.damage).toBe(5)
  })

  test('O-203 the Archer alone kites exactly 1 damage of a combat into 1 time', () => {
    const table = given({
      heroes: ['archer'],
      dungeon: 'hydra',
      fight: { card: 'Plague Rat', dice: ['A4 A3 S3 S5 A5'] },
    })
    table.play(lay('A4', 0), lay('A3', 1), lay('S3', 2), lay('S5', 3), lay('A5', 4), 'done hero=0')
    expect(table.state.party[0]?.damage).toBe(0)
    expect(table.state.stack.at(-1)).toMatchObject({ kind: 'time', left: 1 })
  })
})
