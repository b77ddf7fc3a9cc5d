import { describe, expect, test } from 'vitest'
import { num } from '../content/content-index.ts'
import { content, given, givenState, sceneOf, spaceAt, treasure } from '../given.ts'
import { put } from './lists.ts'

const lairOf = (id: string) => num(content.lair, spaceAt(id))
const goblin = { 'room-1-1': { monster: 'Goblin@1' } } as const
const beside = { class: 'rogue', at: 'c-57' } as const
const win = ['step room-1-1', 'dice 6 6'] as const

describe('step 4, loot', () => {
  test('D-40 a room gives one treasure of its level and all that was dropped there', () => {
    const g = given({
      heroes: [beside, { class: 'cleric' }],
      lairs: { 'room-1-1': { monster: 'Goblin@1', drops: ['Jade Idol@6', 'Gold Ring@3'] } },
    }).does(...win)
    expect(g.offers('treasure')).toHaveLength(content.treasuresOf[1]?.length ?? 0)
    g.does('treasure Sack of Gold:250@1')
    expect(g.state.heroes[0]?.goods).toEqual(
      ['Sack of Gold:250@1', 'Jade Idol@6', 'Gold Ring@3'].map(treasure),
    )
    expect(g.state.drops).toEqual([])
  })

  test('D-40 a chamber gives only what was dropped there', () => {
    const g = given({
      heroes: [{ class: 'fighter', at: 'c-15' }, { class: 'cleric' }],
      lairs: { kitchen: { monster: 'Orc@2', drops: ['Gold Ring@3'] } },
    }).does('step kitchen', 'dice 6 6')
    expect(g.state.heroes[0]?.goods).toEqual([treasure('Gold Ring@3')])
    expect(g.state.turn).toBe(1)
  })

  test('D-41 treasures go to the hand and special ones lie face up', () => {
    const g = given({ heroes: [beside, { class: 'cleric' }], lairs: goblin })
    g.does(...win, 'treasure Secret Door@1')
    expect(g.events.filter(event => event.kind === 'played')).toHaveLength(1)
    const plain = given({ heroes: [beside, { class: 'cleric' }], lairs: goblin })
    plain.does(...win, 'treasure Sack of Gold:250@1')
    const told = plain.events.find(event => event.kind === 'gotTreasure')
    expect(told?.to).toEqual([0])
  })

  test('D-42 a treasure laid face down is the one that the room gives', () => {
    const g = given({
      heroes: [beside, { class: 'cleric' }],
      lairs: { 'room-1-1': { monster: 'Goblin@1', treasure: 'Sack of Gold:1000@1' } },
    }).does(...win)
    expect(g.state.heroes[0]?.goods).toEqual([treasure('Sack of Gold:1000@1')])
    expect(g.state.laid[lairOf('room-1-1')]).toBe(-1)
    expect(g.state.turn).toBe(1)
  })

  test('D-42 an empty treasure pile gives nothing', () => {
    const state = givenState({ heroes: [beside, { class: 'cleric' }], lairs: goblin })
    for (const card of content.treasuresOf[1] ?? []) state.treasurePile = put(state.treasurePile, card, 0)
    const g = sceneOf(state).does(...win)
    expect(g.state.heroes[0]?.goods).toEqual([])
    expect(g.state.turn).toBe(1)
  })
})

describe('the Magic Sword', () => {
  test('D-64 a roll of 11 makes the sword of level 2 a +2', () => {
    const g = given({
      heroes: [{ class: 'rogue', at: 'c-7' }, { class: 'cleric' }],
      lairs: { 'room-2-2': { monster: 'Orc@2' } },
    }).does('step room-2-2', 'dice 6 6', 'treasure Magic Sword@2', 'dice 5 6')
    expect(g.state.heroes[0]).toMatchObject({ bonus: 2, sword: treasure('Magic Sword@2') })
  })

  test.each([
    ['Magic Sword@1', 11, 12],
    ['Magic Sword@2', 9, 10],
    ['Magic Sword@4', 8, 9],
    ['Magic Sword@6', 6, 7],
  ])('D-64 %s is +1 up to %i and +2 from %i', (name, low, high) => {
    for (const [roll, bonus] of [
      [low, 1],
      [high, 2],
    ] as const) {
      const g = given({
        heroes: [beside, { class: 'cleric' }],
        lairs: { 'room-1-1': { monster: 'Goblin@1', treasure: name } },
      })
      const a = Math.min(6, roll - 1)
      g.does(...win, `dice ${a} ${roll - a}`)
      expect(g.state.heroes[0]?.bonus).toBe(bonus)
    }
  })

  test('D-64 another one stays hidden in hand', () => {
    const g = given({
      heroes: [{ ...beside, sword: ['Magic Sword@4', 1] }, { class: 'cleric' }],
      lairs: goblin,
    }).does(...win, 'treasure Magic Sword@1')
    expect(g.state.heroes[0]).toMatchObject({ sword: treasure('Magic Sword@4'), bonus: 1 })
    expect(g.state.turn).toBe(1)
  })

  test('D-64 a sword lost to a drop is replaced by the one in hand with the same bonus', () => {
    const g = given({
      heroes: [
        { class: 'rogue', at: 'room-1-1', goods: ['Magic Sword@1'], sword: ['Magic Sword@4', 2] },
        { class: 'cleric' },
      ],
      lairs: { 'room-1-1': { monster: 'Black Pudding@5' } },
    }).does('stop', 'dice 1 1', 'dice 3 3', 'drop Magic Sword@4')
    expect(g.state.heroes[0]).toMatchObject({ sword: treasure('Magic Sword@1'), bonus: 2 })
  })

  test('D-64 a hand sword dropped leaves the sword in play alone', () => {
    const g = given({
      heroes: [
        { class: 'rogue', at: 'room-1-1', goods: ['Magic Sword@4'], sword: ['Magic Sword@4', 2] },
        { class: 'cleric' },
      ],
      lairs: { 'room-1-1': { monster: 'Black Pudding@5' } },
    }).does('stop', 'dice 1 1', 'dice 3 3', 'drop Magic Sword@4')
    expect(g.state.heroes[0]).toMatchObject({ sword: treasure('Magic Sword@4'), bonus: 2 })
  })

  test('D-108 of several swords in hand the player picks which, after the whole drop', () => {
    const g = given({
      heroes: [
        {
          class: 'rogue',
          at: 'room-1-1',
          goods: ['Magic Sword@1', 'Magic Sword@2', 'Silver Ring@3'],
          sword: ['Magic Sword@4', 2],
        },
        { class: 'cleric' },
      ],
      lairs: { 'room-1-1': { monster: 'Black Pudding@5' } },
    }).does('stop', 'dice 1 1', 'dice 5 6', 'drop Magic Sword@4', 'drop Silver Ring@3')
    expect(g.offers('replace')).toHaveLength(2)
    g.does('replace Magic Sword@2')
    expect(g.state.heroes[0]).toMatchObject({
      sword: treasure('Magic Sword@2'),
      bonus: 2,
      at: spaceAt('great-hall'),
    })
  })

  test('D-108 a dropped sword loses its bonus; who takes it rolls on its own table', () => {
    const g = given({
      heroes: [{ class: 'rogue', at: 'room-1-1', sword: ['Magic Sword@6', 2] }, { class: 'cleric' }],
      lairs: { 'room-1-1': { monster: 'Black Pudding@5' } },
    }).does('stop', 'dice 1 1', 'dice 3 3', 'drop Magic Sword@6')
    expect(g.state.heroes[0]).toMatchObject({ sword: -1, bonus: 0 })
    const taker = given({
      heroes: [beside, { class: 'cleric' }],
      lairs: { 'room-1-1': { monster: 'Goblin@1', drops: ['Magic Sword@6'] } },
    }).does(...win, 'treasure Sack of Gold:250@1', 'dice 3 4')
    expect(taker.state.heroes[0]?.bonus).toBe(2)
  })

  test('D-65 a Wizard keeps swords in hand, without bonus', () => {
    const g = given({ heroes: [{ class: 'wizard', at: 'c-57' }, { class: 'cleric' }], lairs: goblin })
    g.does(...win, 'treasure Magic Sword@1')
    expect(g.state.heroes[0]).toMatchObject({ sword: -1, bonus: 0 })
    expect(g.state.turn).toBe(1)
  })
})
