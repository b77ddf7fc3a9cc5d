import { describe, expect, test } from 'vitest'
import type { Paint, View } from '../../../engine/types.ts'
import { content, given } from '../given.ts'
import { dungeonKit } from '../index.ts'
import { viewOf } from '../view/index.ts'
import type { DungeonView } from '../view/types.ts'

const { en } = dungeonKit.reader(dungeonKit.packs.standard).words
const plain: Paint = (_, text) => text

function scene() {
  return given({
    heroes: [
      { class: 'cleric', at: 'c-57', goods: ['Silver Ring@3'], sword: ['Magic Sword@1', 1], lost: 0 },
      { class: 'rogue', at: 'c-2', goods: ['Gold Cup@3', 'Secret Door@1'], lost: 2 },
    ],
    lairs: {
      'room-1-1': { monster: 'Black Pudding@5', drops: ['Jade Idol@6'] },
      'room-1-2': { monster: 'Goblin@1', isDown: true, seenBy: [0] },
    },
    cleared: { 'room-1-5': 1 },
  })
}

function drawn(view: View, width = 80): string {
  return en.board(view, plain, width)
}

describe('the table in the terminal', () => {
  test('a window of the board around the hero, with what can be reached', () => {
    const text = drawn(viewOf(content, scene().state, 0))
    expect(text).toContain('5  4≡ 3≡ 2  R2 2')
    expect(text).toMatch(/1-1 ›1/)
    expect(text).toContain('@ ')
    expect(text).toContain('R2')
    expect(text).toContain('Great Hall')
  })

  test('D-30 the monster in the way with the roll needed and its chance, and what may follow', () => {
    const g = scene().does('step room-1-1')
    const text = drawn(viewOf(content, g.state, 0))
    expect(text).toContain('Black Pudding (level 5): 11 or more, 8%')
    expect(text).toContain('if it strikes back: killed 3%')
  })

  test('D-41 the own hand is shown, other hands are counted', () => {
    const text = drawn(viewOf(content, scene().state, 0))
    expect(text).toContain('in hand: Silver Ring (2,000 gp)')
    expect(text).toMatch(/1 card in hand,\s+loses 2 turns/)
    expect(text).not.toContain('Gold Cup')
    expect(text).toContain('face up: Secret Door (500 gp)')
  })

  test('D-61 a card only this seat has seen is named to it alone', () => {
    const { state } = scene()
    expect(drawn(viewOf(content, state, 0))).toContain('#2 Goblin (only you know) in room 1-2')
    expect(drawn(viewOf(content, state, 1))).toContain('#2 a card face down in room 1-2')
  })

  test.each([20, 40, 60, 80, 120, 200])('is never wider than %i columns', width => {
    for (const line of drawn(viewOf(content, scene().state, 0), width).split('\n'))
      expect(Array.from(line).length).toBeLessThanOrEqual(width)
  })

  test('colours take no room', () => {
    const loud: Paint = (_, text) => `\u001b[31m${text}\u001b[39m`
    const view = viewOf(content, scene().state, 0)
    const bare = en.board(view, loud, 80).replaceAll('\u001b[31m', '').replaceAll('\u001b[39m', '')
    expect(bare).toBe(drawn(view))
  })

  test.each([1, 2, 3, 4, 5, 6])('level %i can be seen as a whole', level => {
    const view: DungeonView = viewOf(content, scene().state, 0)
    const lines = (en.map?.(view, plain, 80, String(level)) ?? '').split('\n')
    expect(lines.every(line => Array.from(line).length <= 80)).toBe(true)
    for (const room of content.rooms[level] ?? []) {
      const name = content.pack.board.spaces[room]?.id.replace('room-', '') ?? ''
      expect(lines.some(line => line.includes(name))).toBe(true)
    }
  })
})

describe('sentences', () => {
  test('actions say where they lead, and their odds', () => {
    const g = scene()
    const view = viewOf(content, g.state, 0)
    const said = dungeonKit
      .make(content.pack)
      .actions(g.state, 0)
      .map(action => `${en.action(action, view)} (${en.odds(action, view) ?? '-'})`)
    expect(said).toEqual([
      'Enter room 1-1 east, level 1: Black Pudding (8% to win)',
      'Go south (-)',
      'Stop here and end the turn (-)',
    ])
  })

  test('events speak to the seat that acted as you, and of it to others', () => {
    const g = scene().does('step room-1-1', 'dice 1 1', 'dice 4 4', 'drop Silver Ring@3')
    const told = (seat: number) => g.events.map(event => en.event(event, seat)).filter(line => line !== null)
    expect(told(0)).toEqual(
      [
        'You go to room 1-1.',
        "You roll 1 and 1 (11 needed with the sword's +1): the Black Pudding stands.",
        'The Black Pudding strikes back with 4 and 4 and wounds you.',
        'You drop Silver Ring (2,000 gp).',
        'You are thrown back to a corridor of level 1.',
        'Wren the Rogue loses a turn (1 more).',
        'Round 2.',
        'You lose a turn.',
        'Wren the Rogue loses a turn.',
        'Round 3.',
      ].map(line => line.replace('Wren', 'Pip')),
    )
    expect(told(1)[0]).toBe('Bran the Cleric goes to room 1-1.')
  })

  test('results name who won and why', () => {
    expect(en.result({ winners: [1], reason: 'home', scores: [0, 10_500] })).toBe(
      'Player 2 brought enough treasure back to the Great Hall (10,500 gp).',
    )
    expect(en.result({ winners: [], reason: 'time' })).toBe('Time is up.')
    expect(en.result({ winners: [0, 2], reason: 'limit' })).toBe(
      'The last round is over; Player 1 and Player 3 carried the largest share of the own goal.',
    )
  })

  test('every option has a name', () => {
    for (const { name } of dungeonKit.facts.options) expect(en.option(name).label).not.toBe(name)
  })
})
