import { describe, expect, test } from 'vitest'
import { standard } from '../content/standard.ts'
import { given } from '../given.ts'
import { tinKit } from '../index.ts'

const draw = (id: string) => `tile tile=${id}`
const corridor = { tile: 'passage', x: 0, y: -1 }
const plainYellow = 'monster chest=false die=yellow helmet=false'
const plainRed = 'monster chest=false die=red helmet=false'

describe('moving', () => {
  test('T-10 a move turns over a tile at an open doorway or goes to a laid tile through a doorway', () => {
    const table = given({ rooms: [{ tile: 'crossroads', x: 0, y: -1 }], at: 'crossroads', entry: 2 })
    expect(table.offers('move')).toEqual(['move dir=south'])
    expect(table.offers('explore')).toEqual(['explore dir=north', 'explore dir=east', 'explore dir=west'])
  })

  test('T-10 the hero leaves only a tile without monsters', () => {
    const table = given({ rooms: [{ ...corridor, plain: 1 }], at: 'passage', entry: 2 })
    expect(table.keys()).toEqual(['fight', 'retreat'])
  })

  test('T-10 a turn cannot be spent staying: there is no waiting, and laying a locked room meets nothing again', () => {
    const rooms = [{ tile: 'crossroads', x: 0, y: -1 }]
    const table = given({ rooms, at: 'crossroads', entry: 2 })
    expect(table.keys().map(key => key.split(' ')[0])).not.toContain('stay')
    table.play('explore dir=east', draw('vault'))
    expect(table.state).toMatchObject({ at: 1, yellow: 0, red: 0, moves: 1 })
  })

  test('T-11 a turned-over monster tile must be entered', () => {
    const table = given().play('explore dir=north', draw('passage'))
    expect(table.state).toMatchObject({ at: 1, entry: 2, yellow: 1, red: 1 })
  })

  test('T-11 a locked tile is not entered when it is turned over', () => {
    const rooms = [{ tile: 'crossroads', x: 0, y: -1 }]
    const table = given({ rooms, at: 'crossroads', entry: 2 }).play('explore dir=north', draw('armoury'))
    expect(table.state.at).toBe(1)
    expect(table.state.rooms.at(-1)).toMatchObject({ locked: true, entered: false })
    expect(table.offers('move')).toEqual(['move dir=south'])
  })
})

describe('the object', () => {
  const home = { rooms: [corridor], at: 'passage', entry: 2 } as const

  test('T-05 the princess brought to the stairwell wins at once', () => {
    const table = given({ ...home, wells: ['princess'] }).play('move dir=south')
    expect(table.state.step).toEqual({ kind: 'over', ending: 'rescued' })
    expect(table.keys()).toEqual([])
  })

  test('T-05 without her the stairwell is only a stairwell', () => {
    expect(given(home).play('move dir=south').state.step).toEqual({ kind: 'turn' })
  })

  test('T-05 the whole way: both lesser rooms, the princess room, and home', () => {
    const rooms = [
      { tile: 'crossroads', x: 0, y: -1 },
      { tile: 'vault', x: -1, y: -1, turn: 1, locked: true, entered: false, cleared: false },
      { tile: 'armoury', x: 1, y: -1, turn: 3 },
      {
        tile: 'princess',
        x: 0,
        y: -2,
        turn: 2,
        locked: true,
        entered: false,
        cleared: false,
        floor: ['princess'] as const,
      },
    ]
    const table = given({ rooms, stack: [], at: 'crossroads', entry: 2, wells: ['key', 'key'], pile: [5, 5] })
    expect(table.offers('unlock')).toEqual(['unlock dir=west'])
    table.play(
      'unlock dir=west',
      'move dir=west',
      plainYellow,
      plainYellow,
      plainRed,
      'treasure token=5',
      'treasure token=5',
    )
    for (let round = 0; round < 3; round++)
      table.play('fight', 'technique technique=high', 'bare', 'number value=6')
    table.play(
      'move dir=east',
      'unlock dir=north',
      'move dir=north',
      plainYellow,
      plainYellow,
      plainRed,
      plainRed,
    )
    expect(table.offers('take')).toEqual([])
    for (let round = 0; round < 4; round++)
      table.play('fight', 'technique technique=high', 'bare', 'number value=6')
    table.play('take token=princess', 'move dir=south', 'move dir=south')
    expect(table.state.step).toEqual({ kind: 'over', ending: 'rescued' })
  })

  test('T-06 the last heart lost loses the game', () => {
    const table = given({ rooms: [{ ...corridor, plain: 1 }], at: 'passage', entry: 2, more: { hearts: 1 } })
    table.play('fight', 'technique technique=low', 'bare', 'number value=1')
    expect(table.state.step).toEqual({ kind: 'over', ending: 'slain' })
  })

  test('T-112 there is no limit unless one is chosen', () => {
    expect(tinKit.make(standard).parseOptions({})).toMatchObject({ ok: true, value: { turnLimit: null } })
    const table = given({ ...home, more: { turnLimit: null, moves: 10_000 } }).play('move dir=south')
    expect(table.state).toMatchObject({ moves: 10_001, step: { kind: 'turn' } })
  })

  test('T-112 the last move allowed loses unless it brings the princess home', () => {
    expect(given({ ...home, more: { turnLimit: 1 } }).play('move dir=south').state.step).toEqual({
      kind: 'over',
      ending: 'late',
    })
    const rescue = given({ ...home, wells: ['princess'], more: { turnLimit: 1 } }).play('move dir=south')
    expect(rescue.state.step).toEqual({ kind: 'over', ending: 'rescued' })
    const explore = given({ more: { turnLimit: 1 } }).play('explore dir=north')
    expect(explore.state.step).toEqual({ kind: 'over', ending: 'late' })
    expect(given({ ...home, more: { turnLimit: 2 } }).play('move dir=south').state.step).toEqual({
      kind: 'turn',
    })
  })
})

describe('retreat', () => {
  const rooms = [corridor, { tile: 'barracks', x: 0, y: -2, turn: 0, plain: 2, helmeted: 1 }]

  test('T-35 leads only to the tile just come from, and what is left stays', () => {
    const table = given({ rooms, at: 'barracks', entry: 2 })
    expect(table.keys()).toEqual(['fight', 'retreat'])
    table.play('retreat')
    expect(table.state).toMatchObject({ at: 1, entry: 0 })
    expect(table.state.rooms[2]).toMatchObject({ plain: 2, helmeted: 1 })
  })

  test('T-35 the tile retreated to is entered as usual, with its dice', () => {
    const table = given({ rooms, at: 'barracks', entry: 2 }).play('retreat')
    expect(table.state.red).toBe(1)
    expect(table.play(plainRed).keys()).toEqual(['fight', 'retreat'])
  })

  test('T-35 is possible between rounds, not once the technique die is rolled', () => {
    const table = given({ rooms, at: 'barracks', entry: 2 }).play('fight', 'technique technique=high')
    expect(table.keys()).not.toContain('retreat')
    table.play('bare', 'number value=1')
    expect(table.keys()).toContain('retreat')
  })

  test('T-104 with the princess a retreat to the stairwell wins', () => {
    const table = given({
      rooms: [{ ...corridor, plain: 3 }],
      at: 'passage',
      entry: 2,
      wells: ['princess'],
    }).play('retreat')
    expect(table.state.step).toEqual({ kind: 'over', ending: 'rescued' })
  })

  test('T-104 after a retreat the tile fled is the one just come from, as often as the hero likes', () => {
    const table = given({ rooms, at: 'barracks', entry: 2 })
    table.play('retreat', plainRed, 'retreat', plainRed, 'retreat', plainRed)
    expect(table.state).toMatchObject({ at: 1, entry: 0, moves: 3 })
    expect(table.state.rooms[1]).toMatchObject({ plain: 2 })
    expect(table.state.rooms[2]).toMatchObject({ plain: 3, helmeted: 1 })
  })

  test('T-104 a retreat counts as a move', () => {
    const late = given({ rooms, at: 'barracks', entry: 2, more: { turnLimit: 1 } }).play('retreat')
    expect(late.state.step).toEqual({ kind: 'over', ending: 'late' })
  })
})
