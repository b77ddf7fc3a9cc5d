/** What a player is told, in both languages. */
import { describe, expect, test } from 'vitest'
import type { Words } from '../../../engine/types.ts'
import type { Table } from '../../../testing/table.ts'
import { indexOf } from '../content/content-index.ts'
import { standard } from '../content/standard.ts'
import { given } from '../given.ts'
import { tinKit } from '../index.ts'
import type { Action, Item, State, TinEvent, Token } from '../types.ts'
import { viewOf } from '../view/index.ts'
import { de as german } from './de/index.ts'
import { en as english } from './en/index.ts'

const game = tinKit.make(standard)
const [en, de] = [english(indexOf(standard)), german(indexOf(standard))]
const askedAt = ({ state }: Table<State>, words: Words) => words.ask(game.view(state, 0))
const label = ({ state }: Table<State>, words: Words, action: Action) =>
  words.action(action, game.view(state, 0))
const told = (event: TinEvent) => en.event(event, 0)

describe('merchants', () => {
  const deal = () => given({ gold: [10, 10], wells: ['potion', 'bomb', 'bomb'] }).play('buy good=key')

  test('T-110 say that a well must become free once the price is met', () => {
    expect(askedAt(deal(), en)).toBe(
      'A key for 10 gold: 0 paid so far. No change is given. What do you give?',
    )
    const met = deal().play('pay token=10')
    expect(askedAt(met, en)).toBe(
      'The price of a key is met, but all your wells are full. What do you trade in to make one free?',
    )
    expect(askedAt(met, de)).toBe(
      'Der Preis für einen Schlüssel ist bezahlt, aber alle Mulden sind voll. Was gibst du noch her, damit eine frei wird?',
    )
  })

  test.each<[gold: number[], english: string, german: string]>([
    [[5], 'Buy a bomb for 5 gold', 'Eine Bombe für 5 Gold kaufen'],
    [[2], 'Buy a bomb for 5, in gold and trade', 'Eine Bombe für 5 kaufen, mit Gold und im Tausch'],
    [[], 'Buy a bomb for 5, in trade', 'Eine Bombe für 5 kaufen, im Tausch'],
  ])('T-40 with %j in gold say what is paid with', (gold, english, german) => {
    const table = given({ gold, wells: ['potion'] })
    expect(label(table, en, { kind: 'buy', good: 'bomb' })).toBe(english)
    expect(label(table, de, { kind: 'buy', good: 'bomb' })).toBe(german)
  })
})

describe('full wells', () => {
  const before = (floor: readonly Token[], wells: readonly Item[]) =>
    given({ rooms: [{ tile: 'passage', x: 0, y: -1, floor }], at: 'passage', entry: 2, wells })
  const full = ['key', 'rope', 'bomb'] as const

  test('T-105 something must be dropped before the princess can be taken', () => {
    expect(askedAt(before(['princess', 'key'], full), en)).toBe(
      'All your wells are full: drop something to take the princess. Where to?',
    )
    expect(askedAt(before(['princess', 'key'], full), de)).toBe(
      'Alle Mulden sind voll: Lass etwas zurück, um die Prinzessin mitzunehmen. Wohin?',
    )
  })

  test('T-41 or any other treasure but gold', () => {
    expect(askedAt(before(['key', 5, 'bomb', 'key'], full), en)).toContain('to take a key and a bomb.')
    expect(askedAt(before(['key', 5, 'bomb', 'key'], full), de)).toContain(
      'um einen Schlüssel und eine Bombe',
    )
    for (const table of [before([5], full), before(['key'], ['rope', 'bomb'])]) {
      expect(askedAt(table, en)).toBe('Where to?')
      expect(askedAt(table, de)).toBe('Wohin?')
    }
  })
})

describe('one and many', () => {
  const fighting = (wells: readonly Item[]) =>
    given({ rooms: [{ tile: 'passage', x: 0, y: -1, plain: 1 }], at: 'passage', entry: 2, wells })

  test('T-34 one bomb is saved, or several', () => {
    const saved = (wells: readonly Item[], words: Words) =>
      label(fighting(wells), words, { kind: 'bomb', use: false })
    expect([saved(['bomb'], en), saved(['bomb', 'bomb'], en)]).toEqual(['Save the bomb', 'Save the bombs'])
    expect([saved(['bomb'], de), saved(['bomb', 'bomb'], de)]).toEqual([
      'Die Bombe aufsparen',
      'Die Bomben aufsparen',
    ])
  })

  test('T-12 one doorway, or several', () => {
    const chapel = given({ rooms: [{ tile: 'crossroads', x: 0, y: -1 }], at: 'crossroads', entry: 2 })
    chapel.play('explore dir=east', 'tile tile=gallery')
    expect(label(chapel, en, { kind: 'lay', turn: 1 })).toBe('Doorways east, south and west')
    const tower = given({ rooms: [{ tile: 'crossroads', x: 0, y: -1 }], stack: [], more: { out: [] } })
    const step = { kind: 'lay', side: 0, tile: standard.tiles.length - 1 } as const
    Object.assign(tower.state, { step })
    expect(label(tower, en, { kind: 'lay', turn: 0 })).toBe('Doorway north')
    expect(label(tower, de, { kind: 'lay', turn: 0 })).toBe('Tür nach Norden')
  })

  test('T-32 the last heart leaves none', () => {
    expect(told({ kind: 'wounded', hearts: 0 })).toBe('You lose a heart; none left.')
    expect(told({ kind: 'wounded', hearts: 1 })).toBe('You lose a heart; 1 left.')
  })
})

test('T-30 log and choices say an attack in the same words', () => {
  const table = given()
  for (const technique of ['high', 'low', 'thrust'] as const)
    expect(told({ kind: 'attacked', technique, helmet: false })).toBe(
      `${label(table, en, { kind: 'technique', technique })}.`,
    )
})

test('no sentence tells the id of a card', () => {
  expect(label(given(), en, { kind: 'card', card: 'shield-bash' })).toBe('A card')
  expect(label(given(), de, { kind: 'card', card: 'shield-bash' })).toBe('Eine Karte')
})

test('T-15 rooms that are out are told with how many fewer must be cleared', () => {
  expect(told({ kind: 'roomsOut', tiles: ['vault'] })).toBe(
    'The last exit is kept for the princess room: the Vault is out of this dungeon; one locked room fewer needs to be cleared.',
  )
  expect(told({ kind: 'roomsOut', tiles: ['vault', 'armoury'] })).toContain(
    'the Vault and the Armoury are out of this dungeon; 2 locked rooms fewer need to be cleared.',
  )
})

test.each([
  ['English', en],
  ['German', de],
] as const)('in %s no line of the board is too long, however many tiles are out of the game', (_, words) => {
  const { state } = given({})
  const view = viewOf(indexOf(standard), state)
  const board = words.board(Object.assign({}, view, { out: view.stack }), (_tone, text) => text, 80)
  expect(view.stack.length).toBeGreaterThan(8)
  for (const line of board.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
  const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ')
  const wide = words.board(Object.assign({}, view, { out: view.stack }), (_tone, text) => text, 1000)
  expect(inOneLine(board)).toBe(inOneLine(wide))
})
