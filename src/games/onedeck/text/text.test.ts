import { describe, expect, test } from 'vitest'
import { standard } from '../content/standard.ts'
import { cardId, given, lay, type Situation } from '../given.ts'
import { onedeckKit } from '../index.ts'
import { laid, TIED } from './layout.ts'

const game = onedeckKit.make(standard)
const plain = (_: string, text: string) => text
const { en } = onedeckKit.reader(onedeckKit.packs.standard).words

function boardOf(situation: Situation, width = 80, ...keys: string[]): string {
  return en.board(game.view(given(situation).play(...keys).state, 0), plain, width)
}

describe('lines', () => {
  test('are broken between words, go on indented, and lose nothing', () => {
    expect(
      laid(
        [
          ['', 'one two'],
          ['dim', ' three four'],
        ],
        plain,
        12,
      ),
    ).toEqual(['one two', '    three', '    four'])
    expect(
      laid(
        [
          ['', 'Loot:'],
          ['', ' a very long tale'],
        ],
        plain,
        40,
      ),
    ).toEqual(['Loot: a very long tale'])
  })

  test('words that are tied stay together, across pieces too', () => {
    expect(
      laid(
        [
          ['gold', 'door 4'],
          ['dim', `${TIED}closed`],
        ],
        plain,
        9,
      ),
    ).toEqual(['door', '    4 closed'])
  })

  test('every board keeps to its width', () => {
    const four = ['warrior', 'rogue', 'mage', 'archer']
    const boards = [
      boardOf(
        {
          heroes: four,
          open: [
            ['Ogre', 'Skeleton'],
            ['Cave-in', 'Rune Puzzle'],
          ],
        },
        60,
      ),
      boardOf({ heroes: four, open: [['Ogre', 'Skeleton']] }, 60, 'enter door=0'),
      boardOf(
        { skills: [['Shadow', 'Phantom 2']], fight: { card: 'Ogre', dice: ['S1 S2 S3 H6 mana armor'] } },
        60,
      ),
      boardOf({ dungeon: 'minotaur', fight: { dice: ['S1'] } }, 60),
    ]
    for (const line of boards.flatMap(board => board.split('\n')))
      expect(Array.from(line).length).toBeLessThan(61)
  })
})

describe('the board', () => {
  test('shows a card just turned up with its boxes, the dungeon’s and its loot', () => {
    const board = boardOf({ closed: 1 }, 80, 'enter door=0', `card card=${cardId('first', 'Shadow')}`)
    expect(board).toContain('Shadow (foe, 3 XP)  Fade: 1 time for each skill used, free ones too.')
    expect(board).toContain(
      '  A10+ wide ARMOR; S5+ 1♥ 1t; M3+ 1♥ 1t; M4+ 1♥ 1t; M5+ 1♥ 1t\n  Dungeon: S3+ 1♥',
    )
    expect(board).toContain('Loot of Shadow: item A; Static Burst [4 mana]: Gain a strength 4 and an agility')
  })

  test('shows dice on their boxes and what would happen now, for whom', () => {
    const fight = { card: 'Bear Traps', way: 0, dice: ['A4 A2', 'M5'] }
    const board = boardOf({ heroes: ['rogue', 'mage'], dungeon: 'hydra', fight }, 80, lay('A4', 0))
    expect(board).toContain(' □  1 A6+ wide  2♥ 1t                  A4 = 4')
    expect(board).toContain(' □  2 any 5+    1♥ 1t          dungeon')
    expect(board).toContain('Rogue: A2\nMage: M5')
    expect(board).toContain('If done now: 3♥ 2t: Rogue 2♥, Mage 1♥, or Rogue 1♥, Mage 2♥')
  })

  test('O-60 tells which skills have no use here', () => {
    const board = boardOf({ heroes: ['mage'], skills: [['Bandit']], fight: { card: 'Ogre', dice: ['A1'] } })
    expect(board).toContain(
      '  Shield Aura [not here]: Prevent 1 damage.\n  Backstab [1A]: Roll 2 strength dice.',
    )
  })

  test('tells what Kiting would turn into time', () => {
    const fight = { card: 'Plague Rat', dice: ['A4 A3 S3 S5 A5'] }
    const lays = [lay('A4', 0), lay('A3', 1), lay('S3', 2), lay('S5', 3), lay('A5', 4)]
    expect(boardOf({ heroes: ['archer'], dungeon: 'hydra', fight }, 80, ...lays)).toContain(
      'If done now: 1♥: Archer 1t',
    )
  })

  test('tells what it leaves out when asked for a door or a hero', () => {
    const view = game.view(given({ open: [['Ogre']], items: [['Goblin']] }).state, 0)
    const part = (name: string) => en.map?.(view, plain, 80, name)
    expect(part('1')).toContain('Ogre (foe, 4 XP)')
    expect(part('Warrior')).toContain('Second Wind: Heal 2 when you descend.\n  Goblin: item S')
    expect(part('')).toContain('Loot of Ogre')
    expect(part('9')).toBe('Nothing is known of "9": name an open door by its number, or Warrior.')
  })
})

describe('choices', () => {
  const choices = (situation: Situation, ...keys: string[]) => {
    const table = given(situation).play(...keys)
    const view = game.view(table.state, 0)
    return game.actions(table.state, 0).map(action => en.action(action, view))
  }
  const FOUR = ['warrior', 'rogue', 'mage', 'archer']
  const sheets = [{ talents: ['cunning', 'foresight'] }]

  test('O-14 O-71 O-220 every way to flee says what becomes of the card', () => {
    const open = { heroes: ['rogue'], sheets, open: [['Ogre']], potions: ['Skeleton'] }
    expect(choices(open, 'enter door=0')).toEqual([
      'Face Ogre',
      'Flee and leave the door open',
      'Flee and drink Invisibility: the card is loot',
      'Stealth: put the card on top of the deck',
      'Flee and discard the card (Foresight)',
    ])
  })

  test('O-71 O-97 behind a door of four heroes are two cards', () => {
    const open = { heroes: FOUR, sheets, open: [['Goblin', 'Ogre']], potions: ['Skeleton'] }
    expect(choices(open, 'enter door=0').slice(1)).toEqual([
      'Flee and leave the door open',
      'Flee and drink Invisibility twice: both cards are loot',
      'Flee and discard both cards (Foresight)',
    ])
  })

  test('O-71 where the revised printing asks for Invisibility, the card about to be met is shown', () => {
    const revised: Situation = { edition: 'revised', open: [['Ogre']], potions: ['Skeleton'] }
    expect(choices(revised, 'enter door=0')).toEqual([
      'Go in and face it',
      'Drink Invisibility: skip the encounter, keep the loot',
    ])
    expect(boardOf(revised, 80, 'enter door=0')).toContain('Ogre (foe, 4 XP)')
  })

  test('O-91 exploring says how many doors it adds, of two cards each for four heroes', () => {
    expect(choices({ heroes: FOUR, dungeon: 'yeti', deck: 5 })).toEqual(['Explore: 2 new doors'])
    expect(choices({ heroes: FOUR, dungeon: 'yeti', deck: 1 })).toEqual(['Explore: no new doors'])
    expect(choices({ dungeon: 'yeti', deck: 1 })).toEqual(['Explore: 1 new door'])
  })
})

describe('sentences', () => {
  test('all dice of a roll are told together, and each kind of harm says whence it comes', () => {
    const told = (kind: string, fields: object) => en.event({ kind, ...fields }, 0)
    expect(told('rolled', { hero: 'mage', die: 'S1' })).toBeNull()
    expect(told('threw', { hero: 'mage', dice: ['S1', 'M6'] })).toBe('Mage rolls S1 M6.')
    expect(told('hurt', { hero: 'mage', damage: 1, by: 'stairs' })).toBe(
      'The dungeon catches up: Mage takes 1 damage.',
    )
    expect(told('consequences', { damage: 2, time: 1, prevented: 0 })).toBe(
      'What is left unfilled costs 2 damage and 1 time.',
    )
    expect(told('consequences', { damage: 0, time: 0, prevented: 1 })).toBe(
      'No harm is done, with 1 prevented.',
    )
  })
})
