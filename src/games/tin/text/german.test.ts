import { describe, expect, test } from 'vitest'
import { standard } from '../content/standard.ts'
import { tinKit } from '../index.ts'
import { GOODS, type TinEvent } from '../types.ts'
import { de } from './de/index.ts'
import { CARDS, ITEMS, TILES, tile } from './de/names.ts'

const said = (event: TinEvent) => de.event(event, 0)

describe('German names', () => {
  test('every tile, card and treasure of the standard set has one', () => {
    expect(standard.tiles.filter(({ name }) => !TILES[name])).toEqual([])
    expect(standard.cards.filter(({ title }) => !CARDS[title])).toEqual([])
    expect(GOODS.filter(good => ITEMS[good] === '')).toEqual([])
  })

  test('a tile fits into its box on the map, a chasm with its gap', () => {
    for (const { name, kind } of standard.tiles)
      expect(`${tile(name).name}${kind === 'chasm' ? ' ~~~' : ''}`.length).toBeLessThanOrEqual(11)
  })

  test('what a content pack adds keeps its printed name', () => {
    expect(said({ kind: 'entered', name: 'Bakery', again: false })).toBe('Du betrittst „Bakery“.')
    expect(said({ kind: 'dealt', title: 'Pirouette' })).toBe('Neu auf deiner Hand: Pirouette.')
  })
})

describe('German sentences', () => {
  test('articles follow gender and case', () => {
    expect(said({ kind: 'entered', name: 'Cellar', again: true })).toBe('Du betrittst wieder den Keller.')
    expect(said({ kind: 'entered', name: 'Chapel', again: false })).toBe('Du betrittst die Kapelle.')
    expect(said({ kind: 'unlocked', name: 'Vault' })).toBe('Der Schlüssel dreht sich: das Gewölbe ist offen.')
    expect(said({ kind: 'took', token: 'key' })).toBe('Du nimmst einen Schlüssel mit.')
    expect(said({ kind: 'took', token: 5 })).toBe('Du nimmst 5 Gold mit.')
    expect(said({ kind: 'healed', healed: 1 })).toBe('Du rastest und bekommst ein Herz zurück.')
  })

  test('a round is counted out', () => {
    expect(said({ kind: 'attacked', technique: 'thrust', helmet: true })).toBe(
      'Das Monster mit Helm greift mit einem Stoß an.',
    )
    expect(said({ kind: 'rolled', value: 3, change: 1, won: true })).toBe('Du würfelst 3 +1 = 4: Treffer!')
    expect(said({ kind: 'rolled', value: 1, change: 3, won: false })).toBe('Du würfelst 1: daneben.')
  })

  test('results and boards speak it too', () => {
    expect(de.result({ winners: [0], reason: 'rescued', scores: [7] })).toBe(
      'Die Prinzessin steht auf der Treppe und blinzelt ins Licht. Du hast gewonnen! Gold in deinem Beutel: 7.',
    )
    const game = tinKit.make(standard)
    const view = game.view(game.setup({ hearts: 6, turnLimit: null }), 0)
    const board = de.board(view, (_, text) => text, 80)
    expect(board).toContain('Treppe')
    for (const line of board.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
  })
})
