import { describe, expect, test } from 'vitest'
import { indexOf } from '../content/content-index.ts'
import { standard } from '../content/standard.ts'
import { PLAIN_SET } from '../given.ts'
import { tinKit } from '../index.ts'
import { GOODS, type TinEvent } from '../types.ts'
import { de as german } from './de/index.ts'
import { ITEMS, noun } from './de/names.ts'

const de = german(indexOf(standard))
const said = (event: TinEvent) => de.event(event, 0)

describe('German names', () => {
  test('every tile, card and treasure of the standard set has one', () => {
    expect(standard.tiles.filter(tile => !tile.de)).toEqual([])
    expect(standard.cards.filter(card => card.de === undefined)).toEqual([])
    expect(GOODS.filter(good => ITEMS[good] === '')).toEqual([])
  })

  test('a tile fits into its box on the map, a chasm with its gap', () => {
    for (const tile of standard.tiles)
      expect(`${noun(tile).name}${tile.kind === 'chasm' ? ' ~~~' : ''}`.length).toBeLessThanOrEqual(11)
  })

  test('what a content pack adds keeps its printed name', () => {
    const pack = german(indexOf(PLAIN_SET))
    const told = (event: TinEvent) => pack.event(event, 0)
    expect(told({ kind: 'entered', tile: 'cellar', again: false })).toBe('Du betrittst „Cellar“.')
    expect(told({ kind: 'dealt', card: 'hook' })).toBe('Neu auf deiner Hand: Hook.')
  })
})

describe('German sentences', () => {
  test('articles follow gender and case', () => {
    expect(said({ kind: 'entered', tile: 'cellar', again: true })).toBe('Du betrittst wieder den Keller.')
    expect(said({ kind: 'entered', tile: 'chapel', again: false })).toBe('Du betrittst die Kapelle.')
    expect(said({ kind: 'unlocked', tile: 'vault' })).toBe('Der Schlüssel dreht sich: das Gewölbe ist offen.')
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
