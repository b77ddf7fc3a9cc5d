import { describe, expect, test } from 'vitest'
import { standard } from '../content/standard.ts'
import { given } from '../given.ts'
import type { Content, Token } from '../types.ts'

function room(floor: readonly Token[], more = {}) {
  return { tile: 'passage', x: 0, y: -1, floor, ...more }
}

describe('merchants', () => {
  test.each([
    ['rope', 10, 5],
    ['potion', 10, 5],
    ['key', 10, 5],
    ['bomb', 5, 2],
  ] as const)('T-40 a %s costs %i gold and is worth %i in trade', (good, price, trade) => {
    expect(standard.goods[good]).toMatchObject({ price, trade })
    const table = given({ gold: [10], wells: [] }).play(`buy good=${good}`, 'pay token=10')
    expect(table.state).toMatchObject({ wells: [good], gold: [] })
    expect(table.events.at(-1)).toEqual({ kind: 'bought', good, lost: 10 - price })
  })

  test('T-40 only at the stairwell', () => {
    expect(given({ rooms: [room([])], at: 'passage', entry: 2, gold: [10] }).offers('buy')).toEqual([])
  })

  test('T-40 gold and traded goods pay together, and no change is given', () => {
    const table = given({ gold: [5, 2], wells: ['rope', 'bomb'] }).play(
      'buy good=key',
      'pay token=2',
      'pay token=rope',
    )
    expect(table.state.step.kind).toBe('pay')
    table.play('pay token=5')
    expect(table.state).toMatchObject({ wells: ['bomb', 'key'], gold: [] })
    expect(table.events.at(-1)).toEqual({ kind: 'bought', good: 'key', lost: 2 })
  })

  test('T-40 what is not in the draw pile is sold out', () => {
    const table = given({ gold: [10], pile: ['key', 'bomb'], wells: [] })
    expect(table.offers('buy')).toEqual(['buy good=key', 'buy good=bomb'])
  })

  test('T-40 what the hero cannot pay for is not offered', () => {
    expect(given({ gold: [5], wells: [] }).offers('buy')).toEqual(['buy good=bomb'])
    expect(given({ gold: [5], wells: ['rope'] }).offers('buy')).toContain('buy good=key')
    expect(given({ gold: [2, 2], wells: [] }).offers('buy')).toEqual([])
  })

  test('T-40 a deal called off gives everything back', () => {
    const table = given({ gold: [5, 5], wells: ['rope'] }).play(
      'buy good=key',
      'pay token=5',
      'pay token=rope',
    )
    expect(table.state.wells).toContain('key')
    const off = given({ gold: [5, 2], wells: ['rope'] }).play('buy good=key', 'pay token=5', 'cancel')
    expect(off.state).toMatchObject({ wells: ['rope'] })
    expect(off.state.gold).toEqual([2, 5])
  })

  test('T-110 gold is given in whole tokens of 1, 2, 5 and 10', () => {
    const table = given({ gold: [1, 2, 5, 10], wells: [] }).play('buy good=bomb')
    expect(table.offers('pay')).toEqual(['pay token=1', 'pay token=2', 'pay token=5', 'pay token=10'])
    expect(standard.gold.map(({ value }) => value)).toEqual([1, 2, 5, 10])
  })

  test('T-110 buying needs a free well, which a traded item frees', () => {
    const full = given({ gold: [10], wells: ['rope', 'rope', 'bomb'] }).play('buy good=key', 'pay token=10')
    expect(full.state.step.kind).toBe('pay')
    expect(full.keys()).toEqual(['pay token=rope', 'pay token=bomb', 'cancel'])
    full.play('pay token=bomb')
    expect(full.state.wells).toEqual(['rope', 'rope', 'key'])
  })

  test('T-110 once the price is met only what makes a well free is taken', () => {
    const table = given({ gold: [10, 10], wells: ['potion', 'bomb', 'bomb'] }).play('buy good=key')
    expect(table.keys()).toEqual(['pay token=10', 'pay token=potion', 'pay token=bomb', 'cancel'])
    table.play('pay token=10')
    expect(table.keys()).toEqual(['pay token=potion', 'pay token=bomb', 'cancel'])
    table.play('pay token=bomb')
    expect(table.state).toMatchObject({ wells: ['potion', 'bomb', 'key'], gold: [10] })
    expect(table.events.at(-1)).toEqual({ kind: 'bought', good: 'key', lost: 2 })
  })

  test('T-110 trading and healing are free and repeatable', () => {
    const table = given({ gold: [5, 5, 5], wells: [], more: { hearts: 3 } })
    table.play('buy good=bomb', 'pay token=5', 'buy good=bomb', 'pay token=5', 'heal')
    expect(table.state).toMatchObject({ moves: 0, wells: ['bomb', 'bomb'], hearts: 6 })
    expect(table.offers('buy')).toContain('buy good=bomb')
  })

  test('T-110 the princess is not for sale', () => {
    expect(
      given({ gold: [5, 5], wells: ['princess'] })
        .play('buy good=key')
        .offers('pay'),
    ).toEqual(['pay token=5'])
  })
})

describe('picking up and dropping', () => {
  test('T-41 what there is room for is taken from a tile without monsters', () => {
    const table = given({
      rooms: [room(['key', 5, 'bomb'])],
      at: 'passage',
      entry: 2,
      wells: ['rope', 'rope'],
    })
    table.play('take token=key')
    expect(table.offers('take')).toEqual(['take token=5'])
    const fought = given({ rooms: [room(['key'], { plain: 1 })], at: 'passage', entry: 2, wells: [] })
    expect(fought.offers('take')).toEqual([])
  })

  test('T-41 gold is outside the wells, without limit', () => {
    const table = given({
      rooms: [room([10, 10, 5])],
      at: 'passage',
      entry: 2,
      wells: ['rope', 'key', 'bomb'],
    })
    table.play('take token=10', 'take token=10', 'take token=5')
    expect(table.state.gold).toEqual([10, 10, 5])
  })

  test('T-41 anything but the princess may be dropped and lies there', () => {
    const table = given({ rooms: [room([])], at: 'passage', entry: 2, wells: ['princess', 'key'], gold: [5] })
    expect(table.offers('drop')).toEqual(['drop token=key', 'drop token=5'])
    table.play('drop token=key')
    expect(table.state.rooms[1]?.floor).toEqual(['key'])
    expect(table.offers('take')).toEqual(['take token=key'])
  })

  test('T-42 the princess fills a well', () => {
    const table = given({
      rooms: [room(['key', 'bomb'])],
      at: 'passage',
      entry: 2,
      wells: ['princess', 'rope'],
    })
    table.play('take token=key')
    expect(table.offers('take')).toEqual([])
  })

  test('T-42 the princess costs one in every battle', () => {
    const table = given({ rooms: [room([], { plain: 1 })], at: 'passage', entry: 2, wells: ['princess'] })
    table.play('fight', 'technique technique=high', 'bare', 'number value=4')
    expect(table.events).toContainEqual({ kind: 'rolled', value: 4, change: -1, won: false })
  })

  const tower = { tile: 'princess', x: 0, y: -1, turn: 2, floor: ['princess'] as const }

  test('T-105 the princess may be taken once her room is free of monsters, and may be left', () => {
    const fought = given({ rooms: [{ ...tower, plain: 1 }], at: 'princess', entry: 2 })
    expect(fought.offers('take')).toEqual([])
    const table = given({ rooms: [tower], at: 'princess', entry: 2 })
    expect(table.offers('take')).toEqual(['take token=princess'])
    expect(table.offers('move')).toEqual(['move dir=south'])
  })

  test('T-105 she needs a free well, so a treasure may have to be dropped first', () => {
    const table = given({ rooms: [tower], at: 'princess', entry: 2, wells: ['key', 'rope', 'bomb'] })
    expect(table.offers('take')).toEqual([])
    table.play('drop token=rope', 'take token=princess')
    expect(table.state.wells).toEqual(['key', 'bomb', 'princess'])
  })

  test('T-105 she waits outside the draw pile of 26 and is never drawn from it', () => {
    const { state } = given()
    expect(state.pile).toHaveLength(26)
    expect(state.pile).not.toContain('princess')
  })
})

describe('where used treasure goes', () => {
  test('T-43 gold paid and goods traded go back to the pile', () => {
    const table = given({ gold: [5], wells: ['rope'], pile: ['key'] }).play(
      'buy good=key',
      'pay token=5',
      'pay token=rope',
    )
    expect(table.state.pile).toEqual([5, 'rope'])
  })

  test('T-43 a used key leaves the game', () => {
    const vault = { tile: 'vault', x: 0, y: -2, turn: 2, locked: true }
    const table = given({ rooms: [room([]), vault], at: 'passage', entry: 2, wells: ['key'] }).play(
      'unlock dir=north',
    )
    expect(table.state.pile.filter(token => token === 'key')).toHaveLength(3)
    expect(table.state.spentKeys).toBe(1)
  })

  test('T-43 when no key can be had any more the merchants still have one', () => {
    const without = { gold: [10], wells: [], pile: ['bomb'] as Token[], more: { spentKeys: 4 } }
    const table = given(without)
    expect(table.offers('buy')).toContain('buy good=key')
    table.play('buy good=key', 'pay token=10')
    expect(table.state).toMatchObject({ wells: ['key'], spentKeys: 3 })
    expect(given({ ...without, rooms: [room(['key'])] }).offers('buy')).not.toContain('buy good=key')
    expect(given({ ...without, wells: ['key'] }).offers('buy')).not.toContain('buy good=key')
  })

  test('T-43 a laid rope stays', () => {
    const rooms = [room([]), { tile: 'chasm', x: 0, y: -2 }]
    const table = given({ rooms, at: 'chasm', entry: 2, wells: ['rope'] }).play('rope')
    expect(table.state.pile.filter(token => token === 'rope')).toHaveLength(1)
    expect(table.state.rooms[2]?.roped).toBe(true)
    expect(table.offers('take')).toEqual([])
  })
})

test('a content pack sets its own prices and gold', () => {
  const content: Content = {
    ...standard,
    gold: [{ value: 3, count: 4 }],
    goods: { ...standard.goods, key: { count: 4, price: 3, trade: 1 } },
  }
  const table = given({ content, gold: [3], wells: [] }).play('buy good=key', 'pay token=3')
  expect(table.state.wells).toEqual(['key'])
})
