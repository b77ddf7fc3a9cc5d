import { describe, expect, test } from 'vitest'
import { check } from './check.ts'
import { standard } from './standard.ts'

function faultsOf(pack: unknown): string[] {
  const checked = check(pack)
  return checked.ok ? [] : checked.refusal.reason.split('\n')
}

type Tile = (typeof standard.tiles)[number]

function withTile(index: number, change: Partial<Tile>): unknown {
  return {
    ...standard,
    tiles: standard.tiles.map((tile, at) => (at === index ? { ...tile, ...change } : tile)),
  }
}

describe('a content pack', () => {
  test('is taken when it is the standard one, also after a trip through JSON', () => {
    expect(check(JSON.parse(JSON.stringify(standard)))).toEqual({ ok: true, value: standard })
  })

  test.each<[string, unknown, string]>([
    ['is not an object', 7, 'Invalid input: expected object, received number.'],
    ['has a part too many', { ...standard, rooms: [] }, 'Does not know rooms.'],
    [
      'has a wrong doorway',
      withTile(1, { doors: 'NX' }),
      'tiles.1.doors: doorways are letters of NESW, each once.',
    ],
    [
      'has a doorway twice',
      withTile(1, { doors: 'NN' }),
      'tiles.1.doors: doorways are letters of NESW, each once.',
    ],
    ['has two tiles of one id', withTile(1, { id: 'T02' }), 'tiles: there are two tiles "T02".'],
    [
      'has no stairwell',
      withTile(0, { kind: 'room' }),
      'tiles: there must be exactly one stairwell tile, not 0.',
    ],
    [
      'has two princess rooms',
      withTile(8, { kind: 'princess' }),
      'tiles: there must be exactly one princess tile, not 2.',
    ],
    ['has a tile without doorway', withTile(3, { doors: '' }), 'tiles: "T03" has no doorway.'],
    [
      'has a chasm with one side',
      withTile(10, { far: '' }),
      'tiles: the chasm "T10" needs a doorway on each side of its gap.',
    ],
    [
      'has a far side in a room',
      withTile(2, { far: 'N' }),
      'tiles: "T02" is no chasm and cannot have a far side.',
    ],
    [
      'has monsters on the stairwell',
      withTile(0, { white: 1 }),
      'tiles: the stairwell "T00" holds no monsters and no chests.',
    ],
    [
      'has no key',
      { ...standard, goods: { ...standard.goods, key: { count: 0, price: 10, trade: 5 } } },
      'goods: without a key no lock can ever be opened.',
    ],
    [
      'has no potion',
      { ...standard, goods: { ...standard.goods, potion: { count: 0, price: 10, trade: 5 } } },
      'goods: the hero starts with a potion, so there must be one.',
    ],
    [
      'has no rope',
      { ...standard, goods: { ...standard.goods, rope: { count: 0, price: 10, trade: 5 } } },
      'goods: there must be a rope for every chasm, or one can never be crossed.',
    ],
    [
      'lets trade make money',
      { ...standard, goods: { ...standard.goods, bomb: { count: 1, price: 5, trade: 6 } } },
      'goods: a bomb must not be worth more in trade than it costs.',
    ],
    [
      'names a gold value twice',
      {
        ...standard,
        gold: [
          { value: 1, count: 1 },
          { value: 1, count: 2 },
        ],
      },
      'gold: the value 1 stands there twice.',
    ],
    [
      'has a card with a symbol twice',
      { ...standard, cards: [{ ...standard.cards[0], top: 'low' }] },
      'cards: "Hook" must show each technique once.',
    ],
    [
      'has a die with five faces',
      { ...standard, dice: { ...standard.dice, red: standard.dice.red.slice(1) } },
      'dice.red: a die has 6 faces.',
    ],
  ])('that %s gets a sentence', (_, pack, sentence) => {
    expect(faultsOf(pack)).toContain(sentence)
  })

  test('with several faults gets a sentence for each', () => {
    expect(faultsOf({ ...standard, gold: [{ value: 0, count: -1 }] })).toHaveLength(2)
  })

  test('without any room of two doorways cannot begin', () => {
    const tiles = standard.tiles.map(tile => (tile.kind === 'room' ? { ...tile, doors: 'N' } : tile))
    expect(faultsOf({ ...standard, tiles })).toEqual([
      'tiles: there must be a room with two doorways, or the dungeon cannot begin.',
    ])
  })
})
