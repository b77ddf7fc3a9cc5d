import { describe, expect, test } from 'vitest'
import { PLAIN_SET } from '../given.ts'
import { check } from './check.ts'
import { standard } from './standard.ts'

function faultsOf(pack: unknown): string[] {
  const checked = check(pack)
  return checked.ok ? [] : checked.refusal.reason.split('\n')
}

type Tile = (typeof standard.tiles)[number]

function withTile(id: string, change: Partial<Tile>): unknown {
  return {
    ...standard,
    tiles: standard.tiles.map(tile => (tile.id === id ? { ...tile, ...change } : tile)),
  }
}

const CROSSROADS = standard.tiles.findIndex(({ id }) => id === 'crossroads')

describe('a content pack', () => {
  test('is taken when it is the standard one, also after a trip through JSON', () => {
    expect(check(JSON.parse(JSON.stringify(standard)))).toEqual({ ok: true, value: standard })
  })

  test.each<[string, unknown, string]>([
    ['is not an object', 7, 'This must be an object.'],
    ['has a part too many', { ...standard, rooms: [] }, 'Does not know rooms.'],
    [
      'has a wrong doorway',
      withTile('crossroads', { doors: 'NX' }),
      `tiles.${CROSSROADS}.doors: doorways are letters of NESW, each once.`,
    ],
    [
      'has a doorway twice',
      withTile('crossroads', { doors: 'NN' }),
      `tiles.${CROSSROADS}.doors: doorways are letters of NESW, each once.`,
    ],
    [
      'has two tiles of one id',
      withTile('crossroads', { id: 'gallery' }),
      'tiles: there are two tiles "gallery".',
    ],
    [
      'has an id in capitals',
      withTile('crossroads', { id: 'T01' }),
      `tiles.${CROSSROADS}.id: an id is small letters and figures, with hyphens between them.`,
    ],
    [
      'has two cards of one id',
      { ...standard, cards: [...standard.cards, ...standard.cards.slice(0, 1)] },
      'cards: there are two cards "hook".',
    ],
    [
      'has no stairwell',
      withTile('stairwell', { kind: 'room' }),
      'tiles: there must be exactly one stairwell tile, not 0.',
    ],
    [
      'has two princess rooms',
      withTile('vault', { kind: 'princess' }),
      'tiles: there must be exactly one princess tile, not 2.',
    ],
    [
      'has a tile without doorway',
      withTile('refectory', { doors: '' }),
      'tiles: "refectory" has no doorway.',
    ],
    [
      'has a chasm with one side',
      withTile('chasm', { far: '' }),
      'tiles: the chasm "chasm" needs a doorway on each side of its gap.',
    ],
    [
      'has a far side in a room',
      withTile('gallery', { far: 'N' }),
      'tiles: "gallery" is no chasm and cannot have a far side.',
    ],
    [
      'has monsters on the stairwell',
      withTile('stairwell', { white: 1 }),
      'tiles: the stairwell "stairwell" holds no monsters and no chests.',
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

  test('may leave out what is said and drawn of its entries', () => {
    expect(check(PLAIN_SET).ok).toBe(true)
  })

  test('without an id is told where', () => {
    const cards = standard.cards.map(card => ({ ...card, id: undefined }))
    expect(faultsOf({ ...standard, cards })[0]).toMatch(/^cards\.0\.id: /)
  })

  test('without any room of two doorways cannot begin', () => {
    const tiles = standard.tiles.map(tile => (tile.kind === 'room' ? { ...tile, doors: 'N' } : tile))
    expect(faultsOf({ ...standard, tiles })).toEqual([
      'tiles: there must be a room with two doorways, or the dungeon cannot begin.',
    ])
  })
})
