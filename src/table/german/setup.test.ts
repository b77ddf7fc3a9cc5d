import { describe, expect, test } from 'vitest'
import { dungeonKit } from '../../games/dungeon/index.ts'
import { onedeckKit } from '../../games/onedeck/index.ts'
import { tinKit } from '../../games/tin/index.ts'
import { type Attempt, begin, people, reasonsOf } from './given.ts'

const pack = (game: string, content: unknown) => begin(game, { content })
const { standard: tin } = tinKit.packs
const { standard: deck } = onedeckKit.packs
const { standard: board } = dungeonKit.packs

describe('a German page reads German when options are refused', () => {
  test.each<[Attempt, string]>([
    [begin('tin', { hearts: 99 }), 'hearts: Der Wert darf höchstens 20 sein.'],
    [begin('tin', { hearts: 0 }), 'hearts: Der Wert muss mindestens 1 sein.'],
    [begin('tin', { hearts: 'x' }), 'hearts: Erwartet wird eine Zahl, gefunden wurde ein Text.'],
    [begin('tin', { hearts: 1.5 }), 'hearts: Erwartet wird eine ganze Zahl, gefunden wurde eine Zahl.'],
    [begin('tin', { luck: 1, tea: 2 }), 'Hier gibt es kein luck, kein tea.'],
    [begin('dungeon', { mode: 'duel' }), 'mode: Erwartet wird „race“, „hunt“, „timed“ oder „hunted“.'],
    [
      begin('dungeon', { mode: 'hunt' }, { seats: people(3) }),
      'mode: „hunt“ ist für eine Person, nicht für 3.',
    ],
    [begin('dungeon', { players: 4 }, { seats: people(3) }), 'players: Es gibt 3 Plätze, nicht 4.'],
    [begin('dungeon', {}, { seats: people(9) }), 'Dungeon! hat 1 bis 8 Plätze, nicht 9.'],
    [
      begin('onedeck', { heroes: ['bard', 'bard', 'mage'], dungeon: 'cellar' }),
      [
        'heroes: Einen Helden „bard“ gibt es nicht; es gibt warrior, rogue, mage, paladin, archer.',
        'heroes: Einen Helden „bard“ gibt es nicht; es gibt warrior, rogue, mage, paladin, archer.',
        'heroes: Kein Held darf zweimal dabei sein.',
        'heroes: Es spielen ein, zwei oder vier Helden, nicht 3.',
        'dungeon: Ein Verlies „cellar“ gibt es nicht; es gibt dragon, hydra, yeti, lich, minotaur.',
      ].join('\n'),
    ],
    [
      begin('onedeck', { sheets: [{ talents: ['guile', 'cunning', 'flying', 'guile'], basic: 'nap' }, {}] }),
      [
        'sheets: Es gibt mehr Bögen als Helden.',
        'sheets: Ein Talent „flying“ gibt es nicht.',
        'sheets: Ein Talent steht zweimal da.',
        'sheets: Eine Grundfertigkeit „nap“ gibt es nicht.',
        'sheets: Außer den Grundlagen lernt ein Held nur einen Schwerpunkt.',
      ].join('\n'),
    ],
    [begin('chess', {}), 'Ein Spiel „chess“ gibt es nicht.'],
    [begin('onedeck', {}, { sheets: ['gone'] }), 'Ein Bogen liegt nicht mehr auf diesem Gerät.'],
    [begin('tin', {}, { sheets: ['gone'] }), 'Dieses Spiel hat keine Kampagne.'],
  ])('%#', async (attempt, german) => {
    expect((await reasonsOf(attempt))[1]).toBe(german)
  })
})

describe('and when a content pack is', () => {
  test.each<[Attempt, string]>([
    [pack('tin', { ...tin, dice: { ...tin.dice, red: [] } }), 'dice.red: Ein Würfel hat 6 Seiten.'],
    [
      pack('tin', { ...tin, tiles: tin.tiles.map(tile => ({ ...tile, doors: 'UP' })) }),
      'tiles.0.doors: Türen sind Buchstaben aus NESW, jeder einmal.',
    ],
    [
      pack('tin', { ...tin, tiles: [], goods: { ...tin.goods, key: { count: 0, price: 1, trade: 2 } } }),
      'tiles: Es muss genau ein Plättchen der Art „stairwell“ geben, nicht 0.',
    ],
    [pack('onedeck', { ...deck, first: 1 }), 'first: Erwartet wird ein Objekt, gefunden wurde eine Zahl.'],
    [
      pack('onedeck', {
        ...deck,
        first: { ...deck.first, dungeons: [{ ...deck.first.dungeons[0], floors: [] }] },
      }),
      'first.dungeons.0.floors: Ein Verlies hat 3 Ebenen.',
    ],
    [
      pack('onedeck', { ...deck, revised: { ...deck.revised, heroes: [], potions: [] } }),
      'revised.heroes: Es muss einen Helden geben.',
    ],
    [pack('dungeon', { ...board, heroes: board.heroes.slice(0, 7) }), 'Es gibt 7 Helden; nötig sind 8.'],
    [
      pack('dungeon', { ...board, monsters: [...board.monsters, ...board.monsters.slice(0, 1)] }),
      'Die Monsterkarte „Goblin“ der Ebene 1 steht zweimal da.',
    ],
    [
      pack('dungeon', { ...board, treasures: board.treasures.map(card => ({ ...card, copies: 0 })) }),
      'Ebene 1 hat keinen Schatz in ihrem Stapel.',
    ],
    [
      pack('dungeon', { ...board, board: { ...board.board, openings: [] } }),
      'Das Feld „c-1“ ist von der Großen Halle aus nicht zu erreichen.',
    ],
  ])('%#', async (attempt, german) => {
    expect((await reasonsOf(attempt))[1].split('\n')).toContain(german)
  })
})
