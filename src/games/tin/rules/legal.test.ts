/** What one might expect and cannot do: the reason, its rule, and how it is said. */
import { describe, expect, test } from 'vitest'
import { keyOf } from '../../../engine/result.ts'
import type { Table } from '../../../testing/table.ts'
import { standard } from '../content/standard.ts'
import { given } from '../given.ts'
import { tinKit } from '../index.ts'
import type { Item, State, Token } from '../types.ts'

const game = tinKit.make(standard)
const { words } = tinKit.reader(standard)

const blockedAt = ({ state }: Table<State>) => game.blocked?.(state, 0) ?? []
const reasons = (table: Table<State>) =>
  Object.fromEntries(blockedAt(table).map(({ action, why }) => [keyOf(action), why]))

/** The rule and the sentences for what is blocked under this key. */
function said(table: Table<State>, key: string): string[] {
  const found = blockedAt(table).find(({ action }) => keyOf(action) === key)
  if (!found) throw new Error(`"${key}" is not blocked`)
  const view = game.view(table.state, 0)
  return [found.rule, words.en.blocked?.(found, view) ?? '', words.de?.blocked?.(found, view) ?? '']
}

const crossroads = { tile: 'crossroads', x: 0, y: -1 }
const vault = { tile: 'vault', x: 0, y: -2, turn: 2, locked: true, entered: false, cleared: false }
const princess = { tile: 'princess', x: 0, y: -2, turn: 2, locked: true, entered: false, cleared: false }

describe('doorways', () => {
  const besides = (room: typeof vault, wells: Item[] = []) =>
    given({ rooms: [crossroads, room], at: 'crossroads', entry: 2, wells })

  test('T-22 a lock without a key', () => {
    expect(said(besides(vault), 'unlock dir=north')).toEqual([
      'T-22',
      'The Vault is locked, and you have no key.',
      'Ohne Schlüssel geht das Gewölbe nicht auf.',
    ])
    expect(reasons(besides(vault, ['key']))).not.toHaveProperty('unlock dir=north')
  })

  test('T-106 the princess room before the other locked rooms are cleared, with a key or without', () => {
    const both = (wells: Item[], cleared: boolean) =>
      given({
        rooms: [crossroads, { ...vault, x: 1, y: -1, turn: 3, locked: false, cleared }, princess],
        at: 'crossroads',
        entry: 2,
        wells,
      })
    for (const wells of [[], ['key']] as Item[][])
      expect(said(both(wells, false), 'unlock dir=north')).toEqual([
        'T-106',
        'Every other locked room must be cleared first.',
        'Erst müssen alle anderen verschlossenen Räume geräumt sein.',
      ])
    expect(said(both([], true), 'unlock dir=north')[1]).toBe(
      'The princess room is locked, and you have no key.',
    )
    expect(both(['key'], true).offers('unlock')).toEqual(['unlock dir=north'])
  })

  test('T-17 a doorway where no tile can be laid', () => {
    const rooms = [
      crossroads,
      { tile: 'gallery', x: 0, y: -2, turn: 0 },
      { tile: 'refectory', x: 1, y: -2, turn: 1 },
    ]
    const table = given({ rooms, stack: ['passage'], at: 'crossroads', entry: 2 })
    expect(said(table, 'explore dir=east')).toEqual([
      'T-17',
      'No tile that is left can be laid there.',
      'Kein Plättchen, das noch da ist, lässt sich dort legen.',
    ])
    expect(reasons(table)).not.toHaveProperty('explore dir=west')
  })

  test('T-109 any doorway into the unknown once the princess room lies', () => {
    expect(said(besides(princess), 'explore dir=west')).toEqual([
      'T-109',
      'The princess room lies: no more tiles are laid.',
      'Das Zimmer der Prinzessin liegt: Mehr wird nicht gelegt.',
    ])
  })

  test('T-17 a doorway that the princess room lies against with a wall', () => {
    expect(said(besides({ ...princess, turn: 0 }), 'move dir=north')).toEqual([
      'T-17',
      'There is a wall behind this doorway.',
      'Hinter dieser Tür ist eine Wand.',
    ])
  })
})

describe('the chasm', () => {
  const onChasm = (wells: Item[], roped = false) =>
    given({ rooms: [crossroads, { tile: 'chasm', x: 0, y: -2, roped }], at: 'chasm', entry: 2, wells })

  test('T-23 it cannot be crossed without a rope', () => {
    expect(said(onChasm([]), 'rope')).toEqual([
      'T-23',
      'You need a rope to get across.',
      'Du brauchst ein Seil, um hinüberzukommen.',
    ])
    expect(reasons(onChasm(['rope']))).not.toHaveProperty('rope')
  })

  test('T-23 and a rope is of no use elsewhere, or where one lies', () => {
    for (const table of [given({ wells: ['rope'] }), onChasm(['rope'], true)])
      expect(said(table, 'rope')).toEqual([
        'T-23',
        'There is nothing to cross here.',
        'Hier gibt es nichts zu überqueren.',
      ])
    expect(reasons(given({ wells: [] }))).not.toHaveProperty('rope')
  })
})

describe('treasure', () => {
  const full: Item[] = ['key', 'bomb', 'bomb']
  const lying = (floor: readonly Token[], wells: Item[]) =>
    given({ rooms: [{ ...crossroads, floor }], at: 'crossroads', entry: 2, wells })

  test('T-41 a treasure that no well is free for, but never gold', () => {
    expect(said(lying([5, 'rope', 'rope'], full), 'take token=rope')).toEqual([
      'T-41',
      'All your wells are full: drop something first.',
      'Alle Mulden sind voll: Lass erst etwas zurück.',
    ])
    expect(reasons(lying([5, 'rope'], full))).toEqual({ 'take token=rope': 'full' })
    expect(reasons(lying(['rope'], ['key']))).toEqual({})
  })

  test('T-105 the princess, where no well is free for her', () => {
    expect(said(lying(['princess'], full), 'take token=princess')).toEqual([
      'T-105',
      'She needs a free well: drop something first.',
      'Sie braucht eine freie Mulde: Lass erst etwas zurück.',
    ])
  })

  test('T-41 she is never dropped', () => {
    expect(said(lying([], ['princess']), 'drop token=princess')).toEqual([
      'T-41',
      'You do not leave the princess behind.',
      'Die Prinzessin lässt du nicht zurück.',
    ])
  })

  test('T-34 a potion at full hearts, in battle too', () => {
    const fighting = given({ rooms: [{ ...crossroads, plain: 1 }], at: 'crossroads', entry: 2 })
    for (const table of [lying([], ['potion']), fighting])
      expect(said(table, 'drink')).toEqual([
        'T-34',
        'You have all your hearts.',
        'Du hast alle deine Herzen.',
      ])
    expect(reasons(lying([], []))).toEqual({})
    expect(reasons(given({ more: { hearts: 5 } }))).not.toHaveProperty('drink')
  })
})

describe('the stairwell', () => {
  const hurt = (hearts: number, level = 1) => given({ more: { hearts, level } })

  test('T-24 heals no one who has all hearts', () => {
    expect(said(hurt(6), 'heal')).toEqual(['T-24', 'You have all your hearts.', 'Du hast alle deine Herzen.'])
  })

  test('T-24 heals only once two hearts are lost', () => {
    expect(said(hurt(5), 'heal')).toEqual([
      'T-24',
      'The stairwell heals only once 2 hearts are lost.',
      'Die Treppe heilt erst, wenn 2 Herzen fehlen.',
    ])
    expect(reasons(hurt(4))).not.toHaveProperty('heal')
  })

  test('T-24 heals only at the first two levels', () => {
    expect(said(hurt(1, 3), 'heal')).toEqual([
      'T-24',
      'The stairwell heals only up to level 2.',
      'Die Treppe heilt nur bis Stufe 2.',
    ])
  })

  test('T-40 sells nothing that is beyond what gold and trade are worth', () => {
    expect(said(given({ gold: [2], wells: ['potion'] }), 'buy good=key')).toEqual([
      'T-40',
      'The price is 10, and all you have is worth 7.',
      'Der Preis ist 10, und alles, was du hast, ist 7 wert.',
    ])
  })

  test('T-40 sells nothing that is sold out', () => {
    expect(said(given({ gold: [10], pile: ['key'] }), 'buy good=rope')).toEqual([
      'T-40',
      'It is sold out.',
      'Das ist ausverkauft.',
    ])
  })

  test('T-43 the last key is not sold out: it can be had, and may be too dear', () => {
    const last = (gold: number[], wells: Item[] = []) =>
      reasons(given({ gold, wells, pile: ['bomb'], more: { spentKeys: 4 } }))
    expect(last([5])).toMatchObject({ 'buy good=key': 'tooDear', 'buy good=rope': 'soldOut' })
    expect(last([10])).not.toHaveProperty('buy good=key')
    expect(last([5], ['key'])).toMatchObject({ 'buy good=key': 'soldOut' })
  })
})

describe('battle', () => {
  const round = (wells: Item[]) =>
    given({ rooms: [{ ...crossroads, plain: 1 }], at: 'crossroads', entry: 2, wells }).play(
      'fight',
      'technique technique=high',
    )

  test('T-35 no retreat within a round', () => {
    const retreat = [
      'T-35',
      'You can retreat only between rounds.',
      'Zurück kannst du nur zwischen zwei Runden.',
    ]
    expect(said(round([]), 'retreat')).toEqual(retreat)
    expect(said(round(['bomb']).play('bare'), 'retreat')).toEqual(retreat)
  })

  test('T-101 no bomb before the card', () => {
    expect(said(round(['bomb']), 'bomb use=true')).toEqual([
      'T-101',
      'A bomb comes after the card.',
      'Die Bombe kommt nach der Karte.',
    ])
    expect(reasons(round([]))).toEqual({ retreat: 'midRound' })
  })

  test('nothing is blocked while the dice roll or for a seat that nobody has', () => {
    const table = given({ rooms: [{ ...crossroads, plain: 1 }], at: 'crossroads', entry: 2 }).play('fight')
    expect(blockedAt(table)).toEqual([])
    expect(game.blocked?.(given().state, 1)).toEqual([])
  })
})
