import { describe, expect, test } from 'vitest'
import { keyOf } from '../../../engine/result.ts'
import type { Table } from '../../../testing/table.ts'
import { indexOf } from '../content/content-index.ts'
import { standard } from '../content/standard.ts'
import { given } from '../given.ts'
import { tinKit } from '../index.ts'
import type { State } from '../types.ts'
import { policyFor } from './index.ts'
import { judge } from './judge.ts'
import { mindOf } from './mind.ts'

const index = indexOf(standard)
const policy = policyFor(index)

/** What is done, and why. */
function judgedAt({ state }: Table<State>): string {
  const { action, why } = judge(mindOf(index, state))
  return `${keyOf(action)}: ${why.why}`
}

/** What a first table is worth, changed in this way. */
function worth(more: Partial<State>): number {
  return policy.value(given({ more }).state)[0] ?? 0
}

/** North of the stairwell, where the way back is quiet. */
const GALLERY = { tile: 'gallery', x: 0, y: -1 }
/** North of that, where monsters come again. */
const BARRACKS = { tile: 'barracks', x: 0, y: -2 }

describe('in battle', () => {
  const fighting = { ...GALLERY, plain: 2, cleared: false }

  test('it fights on while there are hearts to lose', () => {
    expect(judgedAt(given({ rooms: [fighting], at: 'gallery', entry: 2 }))).toBe('fight: fight')
  })

  test('with the last heart it goes back to the stairwell, which heals', () => {
    const table = given({ rooms: [fighting], at: 'gallery', entry: 2, wells: [], more: { hearts: 1 } })
    expect(judgedAt(table)).toBe('retreat: retreat')
  })

  test('with the last heart and monsters behind it drinks', () => {
    const rooms = [
      GALLERY,
      { ...BARRACKS, plain: 2, helmeted: 1 },
      { tile: 'passage', x: 0, y: -3, plain: 2 },
    ]
    const table = given({ rooms, at: 'passage', entry: 2, more: { hearts: 1 } })
    expect(judgedAt(table)).toBe('drink: sip')
  })

  test('with the princess at its side it goes back to the stairwell and wins', () => {
    const table = given({ rooms: [fighting], at: 'gallery', entry: 2, wells: ['princess'] })
    expect(judgedAt(table)).toBe('retreat: rescue')
  })

  test('the card that helps answers, and where none does none is spent', () => {
    const against = (technique: 'thrust' | 'high') =>
      given({
        rooms: [fighting],
        at: 'gallery',
        hand: ['parry', 'riposte'],
        more: { step: { kind: 'card', technique } },
      })
    expect(judgedAt(against('thrust'))).toBe('card card=riposte: answer')
    expect(judgedAt(against('high'))).toMatch(/^(bare|top): /)
  })

  test('a bomb is spared where the round is good without it, and lit where it saves the last heart', () => {
    const with6 = { rooms: [fighting], at: 'gallery', wells: ['bomb'] } as const
    const step = { kind: 'bomb', technique: 'high', card: null } as const
    expect(judgedAt(given({ ...with6, more: { step } }))).toBe('bomb use=false: saveBomb')
    expect(judgedAt(given({ ...with6, more: { step, hearts: 1 } }))).toBe('bomb use=true: bomb')
  })
})

describe('on a tile without monsters', () => {
  test('it rests where that is free', () => {
    expect(judgedAt(given({ more: { hearts: 3 } }))).toBe('heal: rest')
  })

  test('past the second level it drinks before it goes on with its last heart', () => {
    const table = given({ rooms: [GALLERY], at: 'gallery', more: { hearts: 1, level: 4 } })
    expect(judgedAt(table)).toBe('drink: drink')
  })

  test('a beginner fights one by one next to the stairwell', () => {
    const rooms = [{ tile: 'cellar', x: 0, y: -1, turn: 1 }]
    expect(judgedAt(given({ rooms }))).toBe('move dir=north: train')
  })

  test('a beginner does not where moves are short', () => {
    const rooms = [{ tile: 'cellar', x: 0, y: -1, turn: 1 }]
    expect(judgedAt(given({ rooms, more: { turnLimit: 40 } }))).toBe('move dir=north: explore')
  })

  test('it opens the lock next door', () => {
    const rooms = [GALLERY, { tile: 'vault', x: 1, y: -1, turn: 3, locked: true, cleared: false }]
    const table = given({ rooms, at: 'gallery', entry: 2, wells: ['key'], more: { level: 4 } })
    expect(judgedAt(table)).toBe('unlock dir=east: unlock')
  })

  test('with the princess it goes home', () => {
    const table = given({ rooms: [GALLERY], at: 'gallery', entry: 0, wells: ['princess'] })
    expect(judgedAt(table)).toBe('move dir=south: carry')
  })

  test('the last doorway of the stairwell is kept for the princess room', () => {
    const open = { rooms: [GALLERY], at: 'stairwell', more: { level: 4 } } as const
    expect(judgedAt(given(open))).toBe('move dir=north: explore')
    expect(judgedAt(given({ ...open, stack: [] }))).toBe('explore dir=south: layHer')
  })

  test('it buys the key that a lock waits for, with tokens that fit', () => {
    const rooms = [GALLERY, { tile: 'vault', x: 1, y: -1, turn: 3, locked: true, cleared: false }]
    const table = given({ rooms, wells: [], gold: [2, 5, 10], more: { level: 4 } })
    expect(judgedAt(table)).toBe('buy good=key: buy')
    expect(judgedAt(table.play('buy good=key'))).toBe('pay token=10: pay')
  })

  test('it gives a rope that leads nowhere yet for a potion, and not a potion', () => {
    const rooms = [GALLERY, { tile: 'chasm', x: 0, y: -2, turn: 2 }]
    const table = given({ rooms, wells: ['rope', 'key', 'potion'], gold: [10, 5, 5], more: { level: 4 } })
    expect(judgedAt(table)).toBe('buy good=potion: buy')
    expect(judgedAt(table.play('buy good=potion'))).toBe('pay token=rope: trade')
  })

  test('it drops what is worth less than what lies there', () => {
    const rooms = [{ ...GALLERY, floor: ['key'] as const }]
    const table = given({ rooms, at: 'gallery', wells: ['bomb', 'potion', 'bomb'], more: { level: 4 } })
    expect(judgedAt(table)).toBe('drop token=bomb: makeRoom')
  })
})

describe('the shares of a table', () => {
  const shareOf = (table: Table<State>, key: string) => {
    const keys = table.keys()
    const actions = tinKit.make(standard).actions(table.state, 0)
    return policy.shares(table.state, 0, actions)[keys.indexOf(key)] ?? 0
  }

  test('silly things have next to nothing, and what might be done instead a little', () => {
    const table = given({ rooms: [GALLERY], at: 'gallery', entry: 2, more: { level: 4 } })
    expect(shareOf(table, 'drop token=potion')).toBeLessThan(0.02)
    expect(shareOf(table, 'move dir=south')).toBeGreaterThan(0.02)
  })

  test('calling a deal off is silly', () => {
    const table = given({ gold: [10, 5, 5], more: { level: 4 } }).play('buy good=potion')
    expect(shareOf(table, 'cancel')).toBeLessThan(0.02)
  })
})

describe('the value of a table', () => {
  test('grows with hearts, and with potions', () => {
    expect(worth({ hearts: 6 })).toBeGreaterThan(worth({ hearts: 3 }))
    expect(worth({ hearts: 3 })).toBeGreaterThan(worth({ hearts: 1 }))
    expect(worth({ wells: ['potion'] })).toBeGreaterThan(worth({ wells: [] }))
  })

  test('grows with keys and with gold for them', () => {
    expect(worth({ wells: ['key'] })).toBeGreaterThan(worth({ wells: [] }))
    expect(worth({ gold: [10, 10] })).toBeGreaterThan(worth({ gold: [] }))
  })

  test('falls as moves run out', () => {
    expect(worth({ turnLimit: 60, moves: 40 })).toBeLessThan(worth({ turnLimit: 60 }))
  })
})
