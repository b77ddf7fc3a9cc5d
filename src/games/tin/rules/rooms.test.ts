import { describe, expect, test } from 'vitest'
import { standard } from '../content/standard.ts'
import { given } from '../given.ts'
import { tinKit } from '../index.ts'

const game = tinKit.make(standard)
const draw = (id: string) => `tile tile=${id}`
const corridor = { tile: 'passage', x: 0, y: -1 }

describe('first entry', () => {
  test('T-20 a yellow die for each white skull and a red one for each red', () => {
    const table = given().play('explore dir=north', draw('barracks'), 'lay turn=0')
    expect(table.state).toMatchObject({ yellow: 2, red: 1 })
  })

  test('T-20 one face of six of the yellow die is helmeted, and it has the chest', () => {
    const table = given().play('explore dir=north', draw('passage'))
    expect(game.outcomes(table.state)).toEqual([
      { action: { kind: 'monster', die: 'yellow', helmet: false, chest: false }, p: 5 / 6 },
      { action: { kind: 'monster', die: 'yellow', helmet: true, chest: true }, p: 1 / 6 },
    ])
  })

  test('T-20 the red die is helmeted two times of six and shows a chest two times of six', () => {
    const table = given().play(
      'explore dir=north',
      draw('passage'),
      'monster chest=false die=yellow helmet=false',
    )
    expect(game.outcomes(table.state)).toEqual([
      { action: { kind: 'monster', die: 'red', helmet: false, chest: false }, p: 3 / 6 },
      { action: { kind: 'monster', die: 'red', helmet: true, chest: false }, p: 1 / 6 },
      { action: { kind: 'monster', die: 'red', helmet: false, chest: true }, p: 1 / 6 },
      { action: { kind: 'monster', die: 'red', helmet: true, chest: true }, p: 1 / 6 },
    ])
  })

  test('T-20 every die is a monster; a chest on it and each chest printed bring a treasure', () => {
    const table = given().play('explore dir=north', draw('cellar'), 'lay turn=1')
    table.play('monster chest=true die=yellow helmet=true', 'monster chest=false die=yellow helmet=false')
    expect(table.state).toMatchObject({ draws: 2 })
    table.play('treasure token=rope', 'treasure token=10')
    expect(table.state.rooms[1]).toMatchObject({ helmeted: 1, plain: 1, floor: ['rope', 10] })
  })

  test('T-107 a treasure is drawn blind from the pile, each token equally likely', () => {
    const table = given({ more: { draws: 1 } })
    const chance = Object.fromEntries(
      (game.outcomes(table.state) ?? []).map(({ action, p }) => ['token' in action ? action.token : '', p]),
    )
    expect(chance).toMatchObject({ key: 4 / 26, rope: 2 / 26, potion: 3 / 26, bomb: 4 / 26, 5: 5 / 26 })
  })

  test('T-107 from an empty pile nothing is drawn, and nothing is owed later', () => {
    const table = given({ pile: ['key'], wells: ['bomb'] }).play(
      'explore dir=north',
      draw('cellar'),
      'lay turn=1',
    )
    table.play(
      'monster chest=true die=yellow helmet=true',
      'monster chest=true die=yellow helmet=true',
      'treasure token=key',
    )
    expect(table.keys()).toEqual(['fight', 'retreat'])
    table.play('fight', 'technique technique=high', 'bare', 'bomb use=true', 'number value=6')
    expect(table.state.pile).toEqual(['bomb'])
    expect(table.keys()).toEqual(['fight', 'retreat'])
  })
})

describe('later entries', () => {
  const again = (tile: string, more = {}) =>
    given({
      rooms: [{ tile, x: 0, y: -1, turn: tile === 'vault' || tile === 'princess' ? 2 : 0, ...more }],
    }).play('move dir=north').state

  test('T-21 half the printed skulls come, rounded down', () => {
    expect(again('gallery')).toMatchObject({ yellow: 0, red: 0, draws: 0 })
    expect(again('refectory')).toMatchObject({ yellow: 1, red: 0 })
  })

  test('T-21 on red dice if any printed skull is red', () => {
    expect(again('barracks')).toMatchObject({ yellow: 0, red: 1 })
    expect(again('princess')).toMatchObject({ yellow: 0, red: 2 })
  })

  test('T-21 printed chests are not drawn again', () => {
    expect(again('vault')).toMatchObject({ red: 1, draws: 0 })
  })

  test('T-21 monsters left behind stay and add up', () => {
    const table = given({ rooms: [{ tile: 'refectory', x: 0, y: -1, plain: 1, helmeted: 1 }] })
    table.play('move dir=north', 'monster chest=false die=yellow helmet=false')
    expect(table.state.rooms[1]).toMatchObject({ plain: 2, helmeted: 1 })
  })
})

describe('locks', () => {
  const locked = { tile: 'vault', x: 0, y: -2, turn: 2, locked: true, entered: false, cleared: false }

  test('T-22 a locked room cannot be entered until a key is discarded next door', () => {
    const table = given({ rooms: [corridor, locked], at: 'passage', entry: 2, wells: ['key'] })
    expect(table.offers('move')).toEqual(['move dir=south'])
    table.play('unlock dir=north')
    expect(table.state.wells).toEqual([])
    expect(table.state.at).toBe(1)
    expect(table.offers('move')).toEqual(['move dir=north', 'move dir=south'])
  })

  test('T-22 not without a key, and not with monsters about', () => {
    expect(
      given({ rooms: [corridor, locked], at: 'passage', entry: 2, wells: ['rope'] }).offers('unlock'),
    ).toEqual([])
    const fought = given({
      rooms: [{ ...corridor, plain: 1 }, locked],
      at: 'passage',
      entry: 2,
      wells: ['key'],
    })
    expect(fought.keys()).toEqual(['fight', 'retreat'])
  })

  const princess = { tile: 'princess', x: 0, y: -3, turn: 2, locked: true, entered: false, cleared: false }

  test('T-106 the princess lock needs a key too and opens only after every lesser room in play was cleared', () => {
    const hall = { tile: 'crossroads', x: 0, y: -2 }
    const vault = { tile: 'vault', x: 1, y: -2, turn: 3 }
    const shut = given({
      rooms: [corridor, hall, { ...vault, cleared: false }, princess],
      at: 'crossroads',
      entry: 2,
      wells: ['key'],
    })
    expect(shut.offers('unlock')).toEqual([])
    const open = given({
      rooms: [corridor, hall, vault, princess],
      at: 'crossroads',
      entry: 2,
      wells: ['key'],
    })
    expect(open.offers('unlock')).toEqual(['unlock dir=north'])
    const keyless = given({ rooms: [corridor, hall, vault, princess], at: 'crossroads', entry: 2 })
    expect(keyless.offers('unlock')).toEqual([])
  })

  test('T-106 monsters that come later do not undo what was cleared', () => {
    const hall = { tile: 'crossroads', x: 0, y: -2 }
    const vault = { tile: 'vault', x: 1, y: -2, turn: 3, plain: 2 }
    const table = given({
      rooms: [corridor, hall, vault, princess],
      at: 'crossroads',
      entry: 2,
      wells: ['key'],
    })
    expect(table.offers('unlock')).toEqual(['unlock dir=north'])
  })

  test('T-106 a lesser room counts as cleared when its last monster falls', () => {
    const vault = { ...locked, locked: false, entered: true, plain: 1 }
    const table = given({ rooms: [corridor, vault], at: 'vault', entry: 2 })
    table.play('fight', 'technique technique=high', 'bare', 'number value=6')
    expect(table.state.rooms[2]?.cleared).toBe(true)
  })

  test('T-106 a lock is opened only through a doorway between the two tiles', () => {
    const aside = { ...locked, x: 1, y: -1, turn: 2 }
    const table = given({
      rooms: [{ tile: 'crossroads', x: 0, y: -1 }, aside],
      at: 'crossroads',
      entry: 2,
      wells: ['key'],
    })
    expect(table.offers('unlock')).toEqual([])
  })
})

describe('the chasm', () => {
  const chasm = { tile: 'chasm', x: 0, y: -2 }
  const beyond = { tile: 'crossroads', x: 0, y: -3 }
  const rooms = [corridor, chasm, beyond]

  test('T-23 brings one red die on every entry, first or later, roped or not', () => {
    for (const entered of [false, true]) {
      const table = given({
        rooms: [corridor, { ...chasm, entered, roped: entered }],
        at: 'passage',
        entry: 2,
      }).play('move dir=north')
      expect(table.state).toMatchObject({ yellow: 0, red: 1, draws: 0 })
    }
  })

  test('T-23 without a rope the hero leaves on the side of entry only', () => {
    const table = given({ rooms, at: 'chasm', entry: 2, wells: ['potion'] })
    expect(table.offers('move')).toEqual(['move dir=south'])
    expect(table.offers('rope')).toEqual([])
  })

  test('T-23 a rope is left when no monster is there, and the chasm can be crossed from then on', () => {
    const table = given({ rooms, at: 'chasm', entry: 2, wells: ['rope'] }).play('rope')
    expect(table.state.wells).toEqual([])
    expect(table.offers('move')).toEqual(['move dir=north', 'move dir=south'])
    const fought = given({
      rooms: [corridor, { ...chasm, plain: 1 }, beyond],
      at: 'chasm',
      entry: 2,
      wells: ['rope'],
    })
    expect(fought.keys()).not.toContain('rope')
  })

  test('T-103 entering from the other side sets that side', () => {
    const table = given({ rooms, at: 'crossroads', entry: 2 }).play(
      'move dir=south',
      'monster chest=false die=red helmet=false',
    )
    table.play('fight', 'technique technique=high', 'bare', 'number value=6')
    expect(table.offers('move')).toEqual(['move dir=north'])
  })

  test('T-103 a turned-over chasm is a monster tile and is entered', () => {
    const laid = [corridor, beyond, { tile: 'gallery', x: 0, y: -4 }]
    const table = given({ rooms: laid, at: 'crossroads', entry: 2 }).play('explore dir=east', draw('chasm'))
    expect(table.state).toMatchObject({ at: 4, entry: 3, red: 1 })
  })

  test('T-103 a lock beyond the gap cannot be reached without a rope', () => {
    const vault = { tile: 'vault', x: 0, y: -3, turn: 2, locked: true }
    const table = given({ rooms: [corridor, chasm, vault], at: 'chasm', entry: 2, wells: ['key', 'rope'] })
    expect(table.offers('unlock')).toEqual([])
    expect(table.play('rope').offers('unlock')).toEqual(['unlock dir=north'])
  })
})

describe('the stairwell', () => {
  test('T-24 brings no monsters', () => {
    const table = given({ rooms: [corridor], at: 'passage', entry: 2 }).play('move dir=south')
    expect(table.state).toMatchObject({ at: 0, yellow: 0, red: 0 })
  })

  test('T-24 heals fully at level 1 or 2 with at least two hearts lost', () => {
    const wounded = (level: number, hearts: number) =>
      given({ hand: ['hook', 'parry', 'kick', 'block'], more: { level, hearts } })
    expect(wounded(1, 4).play('heal').state.hearts).toBe(6)
    expect(wounded(2, 1).play('heal').state.hearts).toBe(6)
    expect(wounded(1, 5).offers('heal')).toEqual([])
    expect(wounded(3, 1).offers('heal')).toEqual([])
  })
})
