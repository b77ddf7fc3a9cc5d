import { describe, expect, test } from 'vitest'
import { standard } from '../content/standard.ts'
import { given } from '../given.ts'
import type { Content, Tile } from '../types.ts'

const tileNumber = (name: string) => standard.tiles.findIndex(tile => tile.name === name)
const tileNamed = (name: string): Tile => {
  const tile = standard.tiles[tileNumber(name)]
  if (!tile) throw new Error(name)
  return tile
}
const draw = (name: string) => `tile tile=${tileNumber(name)}`
const corridor = { tile: 'Passage', x: 0, y: -1 }

describe('doorways', () => {
  test('T-12 a tile may be turned every way that joins doorway to doorway, each look once', () => {
    const table = given().play('explore dir=north', draw('Gallery'))
    expect(table.keys()).toEqual(['lay turn=0', 'lay turn=1', 'lay turn=2'])
    const straight = given().play('explore dir=north', draw('Passage'))
    expect(straight.state.rooms[1]).toMatchObject({ tile: tileNumber('Passage'), turn: 0, x: 0, y: -1 })
  })

  test('T-12 a doorway never meets a wall of any neighbour', () => {
    // North of the passage lies an empty cell whose western neighbour, the cellar, has no doorway towards it.
    const rooms = [corridor, { tile: 'Crossroads', x: -1, y: -1 }, { tile: 'Cellar', x: -1, y: -2, turn: 2 }]
    const table = given({ rooms, at: 'Passage', entry: 2 }).play('explore dir=north', draw('Gallery'))
    expect(table.state.rooms.at(-1)).toMatchObject({ x: 0, y: -2, turn: 0 })
  })

  test('T-12 a doorway of a neighbour must be met as well', () => {
    const rooms = [corridor, { tile: 'Crossroads', x: -1, y: -2 }]
    const table = given({ rooms, at: 'Passage', entry: 2 }).play('explore dir=north', draw('Gallery'))
    expect(table.keys()).toEqual(['lay turn=1', 'lay turn=2'])
  })
})

describe('exits', () => {
  test('T-13 a dead end is not laid where it would close the last exit', () => {
    const table = given().play('explore dir=north', draw('Vault'))
    expect(table.state.aside).toEqual([tileNumber('Vault')])
    expect(table.state.rooms).toHaveLength(1)
  })

  test('T-13 a corner that would join the last two exits is set aside, a tee that opens another is laid', () => {
    const rooms = [
      corridor,
      { tile: 'Chapel', x: 0, y: -2, turn: 1 },
      { tile: 'Vault', x: 1, y: -1, locked: true },
    ]
    const table = given({ rooms, at: 'Chapel', entry: 2 })
    expect(table.state.exits).toBe(2)
    table.play('explore dir=east', draw('Cellar'))
    expect(table.state.aside).toEqual([tileNumber('Cellar')])
    table.play(draw('Gallery'))
    expect(table.keys()).toEqual(['lay turn=1', 'lay turn=2'])
    expect(table.play('lay turn=1').state.exits).toBe(1)
  })

  test('T-111 the doorways of the stairwell may be built on but do not count as exits', () => {
    const table = given({ rooms: [corridor], at: 'Passage', entry: 2 })
    expect(table.state.exits).toBe(1)
    const home = given({ rooms: [corridor] })
    expect(home.keys()).toContain('explore dir=south')
    home.play('explore dir=south', draw('Vault'))
    expect(home.state.rooms.at(-1)).toMatchObject({ tile: tileNumber('Vault'), x: 0, y: 1, locked: true })
    expect(home.state.exits).toBe(1)
  })

  test('T-111 a doorway beyond an uncrossed chasm counts as an exit', () => {
    const rooms = [corridor, { tile: 'Chasm', x: 0, y: -2 }]
    expect(given({ rooms, at: 'Chasm', entry: 2 }).state.exits).toBe(1)
  })
})

describe('drawing on', () => {
  test('T-14 a locked room that would close the last exit is set aside, and shuffled back once a tile is laid', () => {
    const table = given({ rooms: [corridor], at: 'Passage', entry: 2 }).play(
      'explore dir=north',
      draw('Vault'),
    )
    expect(table.keys()).not.toContain(draw('Vault'))
    table.play(draw('Armoury'), draw('Crossroads'))
    expect(table.state.aside).toEqual([])
    expect(table.state.stack).toEqual(expect.arrayContaining([tileNumber('Vault'), tileNumber('Armoury')]))
    expect(table.state.stack).toHaveLength(8)
  })

  test('T-14 any tile without a fitting rotation is set aside in the same way', () => {
    // The cell north of the passage has doorways facing it from south and west: a straight tile cannot meet both.
    const rooms = [
      { tile: 'Gallery', x: 0, y: -1, turn: 2 },
      { tile: 'Crossroads', x: -1, y: -2 },
    ]
    const table = given({ rooms, at: 'Gallery', entry: 2 }).play('explore dir=north', draw('Passage'))
    expect(table.state.aside).toEqual([tileNumber('Passage')])
  })

  test('T-14 the princess room is turned over only when nothing is above it', () => {
    const above = given({ rooms: [corridor], stack: ['Crossroads'], at: 'Passage', entry: 2 })
    expect(above.play('explore dir=north').keys()).toEqual([draw('Crossroads')])
    const last = given({ rooms: [corridor], stack: [], at: 'Passage', entry: 2 }).play('explore dir=north')
    expect(last.state.rooms.at(-1)).toMatchObject({
      tile: tileNumber('Princess'),
      locked: true,
      floor: ['princess'],
    })
  })

  test('T-16 the chasm waits until three tiles besides the stairwell lie', () => {
    const two = [corridor, { tile: 'Crossroads', x: 0, y: -2 }]
    const early = given({ rooms: two, at: 'Crossroads', entry: 2 }).play('explore dir=east', draw('Chasm'))
    expect(early.state.aside).toEqual([tileNumber('Chasm')])
    const three = [...two, { tile: 'Gallery', x: 0, y: -3 }]
    const late = given({ rooms: three, at: 'Crossroads', entry: 2 }).play('explore dir=east', draw('Chasm'))
    expect(late.state.rooms.at(-1)).toMatchObject({ tile: tileNumber('Chasm'), x: 1, y: -2 })
  })
})

describe('the end of the stack', () => {
  const closedHome = { tile: 'Vault', x: 0, y: 1, turn: 0, locked: true, entered: false, cleared: false }

  test('T-15 with one exit left the last locked room is out, and the cleared ones open the princess room', () => {
    const rooms = [corridor, closedHome, { tile: 'Cellar', x: 0, y: -2, turn: 1 }]
    const table = given({ rooms, stack: ['Chapel', 'Armoury'], at: 'Cellar', entry: 2, more: { out: [] } })
    table.play('explore dir=east', draw('Chapel'), 'lay turn=2')
    expect(table.state).toMatchObject({ exits: 1, stack: [], out: [tileNumber('Armoury')] })
    expect(table.events).toContainEqual({ kind: 'roomsOut', names: ['Armoury'] })
  })

  test('T-15 also when the stairwell could still take it', () => {
    const table = given({ rooms: [corridor], stack: ['Cellar', 'Armoury'], at: 'Passage', entry: 2 })
    table.play('explore dir=north', draw('Cellar'), 'lay turn=1')
    expect(table.state).toMatchObject({ exits: 1, stack: [] })
    expect(table.state.out).toContain(tileNumber('Armoury'))
  })

  test('T-15 every locked room left is out, one fewer to clear for each', () => {
    const table = given({ rooms: [corridor], stack: ['Cellar', 'Vault', 'Armoury'], at: 'Passage', entry: 2 })
    table.play('explore dir=north', draw('Cellar'), 'lay turn=1')
    expect(table.state.stack).toEqual([])
    expect(table.events).toContainEqual({ kind: 'roomsOut', names: ['Vault', 'Armoury'] })
  })

  test('T-15 whatever its doorways: a locked room that would open a new exit is out as well', () => {
    const tiles = standard.tiles.map(tile => (tile.name === 'Armoury' ? { ...tile, doors: 'NES' } : tile))
    const content: Content = { ...standard, tiles }
    const table = given({ content, rooms: [corridor], stack: ['Cellar', 'Armoury'], at: 'Passage', entry: 2 })
    table.play('explore dir=north', draw('Cellar'), 'lay turn=1')
    expect(table.state.stack).toEqual([])
  })

  test('T-15 not while another tile lies above the princess room', () => {
    const stack = ['Cellar', 'Gallery', 'Armoury']
    const table = given({ rooms: [corridor], stack, at: 'Passage', entry: 2 })
    table.play('explore dir=north', draw('Cellar'), 'lay turn=1')
    expect(table.state).toMatchObject({ exits: 1, stack: [tileNumber('Gallery'), tileNumber('Armoury')] })
  })

  test('T-12 T-15 the princess room then still meets doorways with doorways; only T-17 lets it clash', () => {
    // Her room has two doorways here, and beyond the one exit, east of the gallery, it would run into a wall.
    const dead = { ...tileNamed('Vault'), kind: 'room' as const }
    const tiles = standard.tiles.map(tile => (tile.kind === 'princess' ? { ...tile, doors: 'NS' } : tile))
    const content: Content = {
      ...standard,
      tiles: [...tiles, { ...dead, id: 'N1', name: 'Nook' }, { ...dead, id: 'N2', name: 'Niche' }],
    }
    const rooms = [
      { tile: 'Gallery', x: 0, y: -1 },
      { tile: 'Nook', x: 0, y: -2, turn: 2 },
      { tile: 'Vault', x: 2, y: -1, turn: 2 },
      { tile: 'Niche', x: 2, y: 0 },
    ]
    const lastIn = (name: string) => {
      const more = { out: [tileNumber(name)] }
      return given({ content, rooms, stack: [], at: 'Gallery', entry: 2, more })
    }
    expect(lastIn('Armoury').state.exits).toBe(1)
    expect(lastIn('Armoury').offers('explore')).toEqual([])
    expect(lastIn('Passage').offers('explore')).toEqual(['explore dir=east'])
  })

  test('T-15 a locked room is laid as long as an exit is kept for the princess room', () => {
    const rooms = [{ tile: 'Gallery', x: 0, y: -1 }, closedHome]
    const table = given({ rooms, stack: ['Armoury'], at: 'Gallery', entry: 2 }).play(
      'explore dir=east',
      draw('Armoury'),
    )
    expect(table.state.exits).toBe(1)
    expect(table.keys()).toContain('explore dir=north')
    table.play('explore dir=north')
    expect(table.state.rooms.at(-1)?.tile).toBe(tileNumber('Princess'))
  })

  test('T-15 even with no lesser room in play the princess room can be opened', () => {
    const rooms = [
      corridor,
      { tile: 'Princess', x: 0, y: -2, turn: 2, locked: true, entered: false, cleared: false },
    ]
    const table = given({ rooms, stack: [], at: 'Passage', entry: 2, wells: ['key'] })
    expect(table.keys()).toContain('unlock dir=north')
  })

  test('T-17 a doorway is offered only if some undrawn tile can be laid there', () => {
    // Only the straight passage is left, and the cell east of the crossroads is faced from two neighbouring sides.
    const rooms = [
      { tile: 'Crossroads', x: 0, y: -1 },
      { tile: 'Gallery', x: 0, y: -2, turn: 0 },
      { tile: 'Refectory', x: 1, y: -2, turn: 1 },
    ]
    const table = given({ rooms, stack: ['Passage'], at: 'Crossroads', entry: 2 })
    expect(table.offers('explore')).toEqual(['explore dir=west'])
  })

  describe('in a corner', () => {
    // The stairwell has one doorway, and the only open cell, east of the gallery, is faced from west and north and
    // walled off in the east: no straight tile and no dead end can meet both doorways.
    const nook = {
      ...standard.tiles[1],
      kind: 'room',
      doors: 'N',
      far: '',
      white: 1,
      red: 0,
      chests: 0,
      mark: '',
    } as const
    const tiles = standard.tiles.map(tile => (tile.kind === 'stairwell' ? { ...tile, doors: 'N' } : tile))
    const content: Content = {
      ...standard,
      tiles: [
        ...tiles,
        { ...nook, id: 'N1', name: 'Nook' },
        { ...nook, id: 'N2', name: 'Niche' },
        { ...nook, id: 'N3', name: 'Alcove' },
      ],
    }
    const rooms = [
      { tile: 'Gallery', x: 0, y: -1 },
      { tile: 'Nook', x: 2, y: -1, turn: 2 },
      { tile: 'Niche', x: 2, y: 0 },
      { tile: 'Alcove', x: 1, y: -2, turn: 2 },
    ]

    test('T-17 tiles that no open doorway takes leave the game, and the princess room ignores side clashes', () => {
      const table = given({ content, rooms, stack: ['Armoury', 'Passage'], at: 'Gallery', entry: 2 })
      table.play('explore dir=north', draw('Armoury'))
      expect(table.state.stack).toEqual([])
      expect(table.events).toContainEqual({ kind: 'tilesOut', names: ['Passage'], locked: 0 })
      expect(table.offers('explore')).toEqual(['explore dir=east'])
      table.play('explore dir=east')
      expect(table.state.rooms.at(-1)).toMatchObject({ tile: tileNumber('Princess'), x: 1, y: -1, turn: 3 })
    })

    test('T-17 when the princess room fits no doorway, any open one will do', () => {
      const closed = [...rooms, { tile: 'Armoury', x: 0, y: -2, turn: 2 }]
      const table = given({ content, rooms: closed, stack: [], at: 'Gallery', entry: 2, more: { out: [] } })
      expect(table.offers('explore')).toEqual(['explore dir=east'])
      expect(table.play('explore dir=east').state.rooms.at(-1)).toMatchObject({ x: 1, y: -1, turn: 3 })
      expect(table.offers('move')).not.toContain('move dir=east')
    })
  })

  test('T-17 she may clash only when tiles have left the game or nothing fits her', () => {
    // East of the crossroads two doorways face one cell, where her single doorway must clash; west she fits.
    const rooms = [
      { tile: 'Crossroads', x: 0, y: -1 },
      { tile: 'Gallery', x: 0, y: -2, turn: 0 },
      { tile: 'Refectory', x: 1, y: -2, turn: 1 },
    ]
    const doorways = (out: number[]) =>
      given({ rooms, stack: [], at: 'Crossroads', entry: 2, more: { out } }).offers('explore')
    expect(doorways([])).toEqual(['explore dir=west'])
    expect(doorways([tileNumber('Passage')])).toEqual(['explore dir=east', 'explore dir=west'])
  })

  test('T-109 once the princess room lies no doorway is explored any more', () => {
    const rooms = [
      { tile: 'Crossroads', x: 0, y: -1 },
      { tile: 'Princess', x: 0, y: -2, turn: 2, locked: true },
    ]
    const table = given({ rooms, at: 'Crossroads', entry: 2 })
    expect(table.offers('explore')).toEqual([])
    expect(table.offers('move')).toEqual(['move dir=south'])
  })
})

test('T-103 on the chasm tiles are laid only on the side of the hero until a rope lies there', () => {
  const rooms = [
    corridor,
    { tile: 'Crossroads', x: 0, y: -2 },
    { tile: 'Gallery', x: 0, y: -3 },
    { tile: 'Chasm', x: 1, y: -2, turn: 1 },
  ]
  expect(given({ rooms, at: 'Chasm', entry: 3 }).offers('explore')).toEqual([])
  const roped = rooms.map(room => (room.tile === 'Chasm' ? { ...room, roped: true } : room))
  expect(given({ rooms: roped, at: 'Chasm', entry: 3 }).offers('explore')).toEqual(['explore dir=east'])
})

test('T-11 a tile without skulls may be left unentered or entered at once', () => {
  const tiles = standard.tiles.map(tile => (tile.name === 'Gallery' ? { ...tile, white: 0 } : tile))
  const content: Content = { ...standard, tiles }
  const laid = () => given({ content }).play('explore dir=north', draw('Gallery'), 'lay turn=0')
  expect(laid().keys()).toEqual(['enter', 'stay'])
  expect(laid().play('stay').state).toMatchObject({ at: 0, moves: 1 })
  expect(laid().play('enter').state).toMatchObject({ at: 1, entry: 2, moves: 1 })
})
