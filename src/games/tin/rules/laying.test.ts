import { describe, expect, test } from 'vitest'
import { standard } from '../content/standard.ts'
import { given } from '../given.ts'
import type { Content, Tile } from '../types.ts'

const tileNumber = (name: string) => standard.tiles.findIndex(({ id }) => id === name)
const tileNamed = (name: string): Tile => {
  const tile = standard.tiles[tileNumber(name)]
  if (!tile) throw new Error(name)
  return tile
}
const draw = (id: string) => `tile tile=${id}`
const corridor = { tile: 'passage', x: 0, y: -1 }

describe('doorways', () => {
  test('T-12 a tile may be turned every way that joins doorway to doorway, each look once', () => {
    const table = given().play('explore dir=north', draw('gallery'))
    expect(table.keys()).toEqual(['lay turn=0', 'lay turn=1', 'lay turn=2'])
    const straight = given().play('explore dir=north', draw('passage'))
    expect(straight.state.rooms[1]).toMatchObject({ tile: tileNumber('passage'), turn: 0, x: 0, y: -1 })
  })

  test('T-12 a doorway never meets a wall of any neighbour', () => {
    // North of the passage lies an empty cell whose western neighbour, the cellar, has no doorway towards it.
    const rooms = [corridor, { tile: 'crossroads', x: -1, y: -1 }, { tile: 'cellar', x: -1, y: -2, turn: 2 }]
    const table = given({ rooms, at: 'passage', entry: 2 }).play('explore dir=north', draw('gallery'))
    expect(table.state.rooms.at(-1)).toMatchObject({ x: 0, y: -2, turn: 0 })
  })

  test('T-12 a doorway of a neighbour must be met as well', () => {
    const rooms = [corridor, { tile: 'crossroads', x: -1, y: -2 }]
    const table = given({ rooms, at: 'passage', entry: 2 }).play('explore dir=north', draw('gallery'))
    expect(table.keys()).toEqual(['lay turn=1', 'lay turn=2'])
  })
})

describe('exits', () => {
  test('T-13 a dead end is not laid where it would close the last exit', () => {
    const table = given().play('explore dir=north', draw('vault'))
    expect(table.state.aside).toEqual([tileNumber('vault')])
    expect(table.state.rooms).toHaveLength(1)
  })

  test('T-13 a corner that would join the last two exits is set aside, a tee that opens another is laid', () => {
    const rooms = [
      corridor,
      { tile: 'chapel', x: 0, y: -2, turn: 1 },
      { tile: 'vault', x: 1, y: -1, locked: true },
    ]
    const table = given({ rooms, at: 'chapel', entry: 2 })
    expect(table.state.exits).toBe(2)
    table.play('explore dir=east', draw('cellar'))
    expect(table.state.aside).toEqual([tileNumber('cellar')])
    table.play(draw('gallery'))
    expect(table.keys()).toEqual(['lay turn=1', 'lay turn=2'])
    expect(table.play('lay turn=1').state.exits).toBe(1)
  })

  test('T-111 the doorways of the stairwell may be built on but do not count as exits', () => {
    const table = given({ rooms: [corridor], at: 'passage', entry: 2 })
    expect(table.state.exits).toBe(1)
    const home = given({ rooms: [corridor] })
    expect(home.keys()).toContain('explore dir=south')
    home.play('explore dir=south', draw('vault'))
    expect(home.state.rooms.at(-1)).toMatchObject({ tile: tileNumber('vault'), x: 0, y: 1, locked: true })
    expect(home.state.exits).toBe(1)
  })

  test('T-111 a doorway beyond an uncrossed chasm counts as an exit', () => {
    const rooms = [corridor, { tile: 'chasm', x: 0, y: -2 }]
    expect(given({ rooms, at: 'chasm', entry: 2 }).state.exits).toBe(1)
  })
})

describe('drawing on', () => {
  test('T-14 a locked room that would close the last exit is set aside, and shuffled back once a tile is laid', () => {
    const table = given({ rooms: [corridor], at: 'passage', entry: 2 }).play(
      'explore dir=north',
      draw('vault'),
    )
    expect(table.keys()).not.toContain(draw('vault'))
    table.play(draw('armoury'), draw('crossroads'))
    expect(table.state.aside).toEqual([])
    expect(table.state.stack).toEqual(expect.arrayContaining([tileNumber('vault'), tileNumber('armoury')]))
    // All but the stairwell, hers, the passage and the crossroads.
    expect(table.state.stack).toHaveLength(standard.tiles.length - 4)
  })

  test('T-14 any tile without a fitting rotation is set aside in the same way', () => {
    // The cell north of the passage has doorways facing it from south and west: a straight tile cannot meet both.
    const rooms = [
      { tile: 'gallery', x: 0, y: -1, turn: 2 },
      { tile: 'crossroads', x: -1, y: -2 },
    ]
    const table = given({ rooms, at: 'gallery', entry: 2 }).play('explore dir=north', draw('passage'))
    expect(table.state.aside).toEqual([tileNumber('passage')])
  })

  test('T-14 the princess room is turned over only when nothing is above it', () => {
    const above = given({ rooms: [corridor], stack: ['crossroads'], at: 'passage', entry: 2 })
    expect(above.play('explore dir=north').keys()).toEqual([draw('crossroads')])
    const last = given({ rooms: [corridor], stack: [], at: 'passage', entry: 2 }).play('explore dir=north')
    expect(last.state.rooms.at(-1)).toMatchObject({
      tile: tileNumber('princess'),
      locked: true,
      floor: ['princess'],
    })
  })

  test('T-16 the chasm waits until three tiles besides the stairwell lie', () => {
    const two = [corridor, { tile: 'crossroads', x: 0, y: -2 }]
    const early = given({ rooms: two, at: 'crossroads', entry: 2 }).play('explore dir=east', draw('chasm'))
    expect(early.state.aside).toEqual([tileNumber('chasm')])
    const three = [...two, { tile: 'gallery', x: 0, y: -3 }]
    const late = given({ rooms: three, at: 'crossroads', entry: 2 }).play('explore dir=east', draw('chasm'))
    expect(late.state.rooms.at(-1)).toMatchObject({ tile: tileNumber('chasm'), x: 1, y: -2 })
  })
})

describe('the end of the stack', () => {
  const closedHome = { tile: 'vault', x: 0, y: 1, turn: 0, locked: true, entered: false, cleared: false }

  test('T-15 with one exit left the last locked room is out, and the cleared ones open the princess room', () => {
    const rooms = [corridor, closedHome, { tile: 'cellar', x: 0, y: -2, turn: 1 }]
    const table = given({ rooms, stack: ['chapel', 'armoury'], at: 'cellar', entry: 2, more: { out: [] } })
    table.play('explore dir=east', draw('chapel'), 'lay turn=2')
    expect(table.state).toMatchObject({ exits: 1, stack: [], out: [tileNumber('armoury')] })
    expect(table.events).toContainEqual({ kind: 'roomsOut', tiles: ['armoury'] })
  })

  test('T-15 also when the stairwell could still take it', () => {
    const table = given({ rooms: [corridor], stack: ['cellar', 'armoury'], at: 'passage', entry: 2 })
    table.play('explore dir=north', draw('cellar'), 'lay turn=1')
    expect(table.state).toMatchObject({ exits: 1, stack: [] })
    expect(table.state.out).toContain(tileNumber('armoury'))
  })

  test('T-15 every locked room left is out, one fewer to clear for each', () => {
    const table = given({ rooms: [corridor], stack: ['cellar', 'vault', 'armoury'], at: 'passage', entry: 2 })
    table.play('explore dir=north', draw('cellar'), 'lay turn=1')
    expect(table.state.stack).toEqual([])
    expect(table.events).toContainEqual({ kind: 'roomsOut', tiles: ['vault', 'armoury'] })
  })

  test('T-15 whatever its doorways: a locked room that would open a new exit is out as well', () => {
    const tiles = standard.tiles.map(tile => (tile.id === 'armoury' ? { ...tile, doors: 'NES' } : tile))
    const content: Content = { ...standard, tiles }
    const table = given({ content, rooms: [corridor], stack: ['cellar', 'armoury'], at: 'passage', entry: 2 })
    table.play('explore dir=north', draw('cellar'), 'lay turn=1')
    expect(table.state.stack).toEqual([])
  })

  test('T-15 not while another tile lies above the princess room', () => {
    const stack = ['cellar', 'gallery', 'armoury']
    const table = given({ rooms: [corridor], stack, at: 'passage', entry: 2 })
    table.play('explore dir=north', draw('cellar'), 'lay turn=1')
    expect(table.state).toMatchObject({ exits: 1, stack: [tileNumber('gallery'), tileNumber('armoury')] })
  })

  test('T-12 T-15 the princess room then still meets doorways with doorways; only T-17 lets it clash', () => {
    // Her room has two doorways here, and beyond the one exit, east of the gallery, it would run into a wall.
    const dead = { ...tileNamed('vault'), kind: 'room' as const }
    const tiles = standard.tiles.map(tile => (tile.kind === 'princess' ? { ...tile, doors: 'NS' } : tile))
    const content: Content = {
      ...standard,
      tiles: [...tiles, { ...dead, id: 'nook', name: 'Nook' }, { ...dead, id: 'niche', name: 'Niche' }],
    }
    const rooms = [
      { tile: 'gallery', x: 0, y: -1 },
      { tile: 'nook', x: 0, y: -2, turn: 2 },
      { tile: 'vault', x: 2, y: -1, turn: 2 },
      { tile: 'niche', x: 2, y: 0 },
    ]
    const lastIn = (name: string) => {
      const more = { out: [tileNumber(name)] }
      return given({ content, rooms, stack: [], at: 'gallery', entry: 2, more })
    }
    expect(lastIn('armoury').state.exits).toBe(1)
    expect(lastIn('armoury').offers('explore')).toEqual([])
    expect(lastIn('passage').offers('explore')).toEqual(['explore dir=east'])
  })

  test('T-15 a locked room is laid as long as an exit is kept for the princess room', () => {
    const rooms = [{ tile: 'gallery', x: 0, y: -1 }, closedHome]
    const table = given({ rooms, stack: ['armoury'], at: 'gallery', entry: 2 }).play(
      'explore dir=east',
      draw('armoury'),
    )
    expect(table.state.exits).toBe(1)
    expect(table.keys()).toContain('explore dir=north')
    table.play('explore dir=north')
    expect(table.state.rooms.at(-1)?.tile).toBe(tileNumber('princess'))
  })

  test('T-15 even with no lesser room in play the princess room can be opened', () => {
    const rooms = [
      corridor,
      { tile: 'princess', x: 0, y: -2, turn: 2, locked: true, entered: false, cleared: false },
    ]
    const table = given({ rooms, stack: [], at: 'passage', entry: 2, wells: ['key'] })
    expect(table.keys()).toContain('unlock dir=north')
  })

  test('T-17 a doorway is offered only if some undrawn tile can be laid there', () => {
    // Only the straight passage is left, and the cell east of the crossroads is faced from two neighbouring sides.
    const rooms = [
      { tile: 'crossroads', x: 0, y: -1 },
      { tile: 'gallery', x: 0, y: -2, turn: 0 },
      { tile: 'refectory', x: 1, y: -2, turn: 1 },
    ]
    const table = given({ rooms, stack: ['passage'], at: 'crossroads', entry: 2 })
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
        { ...nook, id: 'nook', name: 'Nook' },
        { ...nook, id: 'niche', name: 'Niche' },
        { ...nook, id: 'alcove', name: 'Alcove' },
      ],
    }
    const rooms = [
      { tile: 'gallery', x: 0, y: -1 },
      { tile: 'nook', x: 2, y: -1, turn: 2 },
      { tile: 'niche', x: 2, y: 0 },
      { tile: 'alcove', x: 1, y: -2, turn: 2 },
    ]

    test('T-17 tiles that no open doorway takes leave the game, and the princess room ignores side clashes', () => {
      const table = given({ content, rooms, stack: ['armoury', 'passage'], at: 'gallery', entry: 2 })
      table.play('explore dir=north', draw('armoury'))
      expect(table.state.stack).toEqual([])
      expect(table.events).toContainEqual({ kind: 'tilesOut', tiles: ['passage'] })
      expect(table.offers('explore')).toEqual(['explore dir=east'])
      table.play('explore dir=east')
      expect(table.state.rooms.at(-1)).toMatchObject({ tile: tileNumber('princess'), x: 1, y: -1, turn: 3 })
    })

    test('T-17 when the princess room fits no doorway, any open one will do', () => {
      const closed = [...rooms, { tile: 'armoury', x: 0, y: -2, turn: 2 }]
      const table = given({ content, rooms: closed, stack: [], at: 'gallery', entry: 2, more: { out: [] } })
      expect(table.offers('explore')).toEqual(['explore dir=east'])
      expect(table.play('explore dir=east').state.rooms.at(-1)).toMatchObject({ x: 1, y: -1, turn: 3 })
      expect(table.offers('move')).not.toContain('move dir=east')
    })
  })

  test('T-17 she may clash only when tiles have left the game or nothing fits her', () => {
    // East of the crossroads two doorways face one cell, where her single doorway must clash; west she fits.
    const rooms = [
      { tile: 'crossroads', x: 0, y: -1 },
      { tile: 'gallery', x: 0, y: -2, turn: 0 },
      { tile: 'refectory', x: 1, y: -2, turn: 1 },
    ]
    const doorways = (out: number[]) =>
      given({ rooms, stack: [], at: 'crossroads', entry: 2, more: { out } }).offers('explore')
    expect(doorways([])).toEqual(['explore dir=west'])
    expect(doorways([tileNumber('passage')])).toEqual(['explore dir=east', 'explore dir=west'])
  })

  test('T-109 once the princess room lies no doorway is explored any more', () => {
    const rooms = [
      { tile: 'crossroads', x: 0, y: -1 },
      { tile: 'princess', x: 0, y: -2, turn: 2, locked: true },
    ]
    const table = given({ rooms, at: 'crossroads', entry: 2 })
    expect(table.offers('explore')).toEqual([])
    expect(table.offers('move')).toEqual(['move dir=south'])
  })
})

test('T-103 on the chasm tiles are laid only on the side of the hero until a rope lies there', () => {
  const rooms = [
    corridor,
    { tile: 'crossroads', x: 0, y: -2 },
    { tile: 'gallery', x: 0, y: -3 },
    { tile: 'chasm', x: 1, y: -2, turn: 1 },
  ]
  expect(given({ rooms, at: 'chasm', entry: 3 }).offers('explore')).toEqual([])
  const roped = rooms.map(room => (room.tile === 'chasm' ? { ...room, roped: true } : room))
  expect(given({ rooms: roped, at: 'chasm', entry: 3 }).offers('explore')).toEqual(['explore dir=east'])
})

test('T-11 a tile without skulls may be left unentered or entered at once', () => {
  const tiles = standard.tiles.map(tile => (tile.id === 'gallery' ? { ...tile, white: 0 } : tile))
  const content: Content = { ...standard, tiles }
  const laid = () => given({ content }).play('explore dir=north', draw('gallery'), 'lay turn=0')
  expect(laid().keys()).toEqual(['enter', 'stay'])
  expect(laid().play('stay').state).toMatchObject({ at: 0, moves: 1 })
  expect(laid().play('enter').state).toMatchObject({ at: 1, entry: 2, moves: 1 })
})
