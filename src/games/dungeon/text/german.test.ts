import { describe, expect, test } from 'vitest'
import { indexOf } from '../content/content-index.ts'
import { content, de, given } from '../given.ts'
import { dungeonKit } from '../index.ts'
import type { DungeonEvent } from '../types.ts'
import { viewOf } from '../view/index.ts'
import { readerOf } from '../view/scene.ts'
import { de as german } from './de/index.ts'
import { tales } from './de/tales.ts'

const { standard } = dungeonKit.packs
const plain = (_: string, text: string) => text
const said = (event: DungeonEvent, seat: number | null = null) => de.event(event, seat, ['Kim', 'Jo'])

function scene() {
  return given({
    heroes: [
      { class: 'cleric', at: 'c-57', goods: ['Silver Ring@3'], sword: ['Magic Sword@1', 1], lost: 0 },
      { class: 'rogue', at: 'c-2', goods: ['Gold Cup@3'], lost: 2 },
    ],
    lairs: { 'room-1-1': { monster: 'Black Pudding@5', drops: ['Jade Idol@6'] } },
  })
}

describe('German names', () => {
  test('every card and chamber of the standard set has one', () => {
    const named = [
      ...standard.monsters,
      ...standard.treasures,
      ...standard.heroes,
      ...standard.board.spaces.filter(({ name }) => name !== undefined),
    ]
    expect(named.filter(entry => entry.de === undefined)).toEqual([])
  })

  test('the label of every chamber fits on the map', () => {
    const view = viewOf(content, scene().state, 0)
    for (const { de: names, level } of standard.board.spaces.filter(space => space.name !== undefined)) {
      const map = de.map?.(view, plain, 200, String(level)) ?? ''
      for (const word of names?.name.split(' ') ?? ['?']) expect(map).toContain(word)
    }
  })

  test('what a content pack adds keeps its printed name', () => {
    const board = {
      ...standard.board,
      spaces: standard.board.spaces.map(({ de: _de, ...space }) =>
        space.id === 'crypt' ? { ...space, name: 'Bakery' } : space,
      ),
    }
    const golem = { id: 'golem', name: 'Bread Golem', level: 4, copies: 1, rolls: [2, 2, 2, 2, 2, 2] }
    const pack = indexOf({ ...standard, board, monsters: [...standard.monsters, golem] })
    const words = german(pack, readerOf(pack))
    const event: DungeonEvent = { kind: 'revealed', seat: 0, hero: 'bran', at: 'crypt', monster: 'golem' }
    expect(words.event(event, null)).toBe('In „Bakery“: Bread Golem!')
  })
})

describe('German sentences', () => {
  test('speak to you, and of others by the name of the seat, or else by hero', () => {
    const moved: DungeonEvent = { kind: 'moved', seat: 0, hero: 'bran', from: 'c-34', at: 'crypt' }
    expect(said(moved, 0)).toBe('Du gehst in die Gruft.')
    expect(said(moved, 1)).toBe('Kim geht in die Gruft.')
    const unnamed = { ...moved, seat: 2 }
    expect(said(unnamed, 1)).toBe('Bran der Kleriker geht in die Gruft.')
    expect(said({ ...unnamed, hero: 'wren' })).toBe('Wren die Schurkin geht in die Gruft.')
    expect(de.event(moved, null, ['Du', 'Jo'])).toBe('Du gehst in die Gruft.')
    expect(said({ kind: 'rolledFirst', seat: 1, a: 4, b: 5 })).toBe('Jo würfelt 9 um den ersten Zug.')
    expect(said({ kind: 'tied', seats: [0, 1, 2] })).toBe('Kim, Jo und Spieler 3 würfeln noch einmal.')
    const cast: DungeonEvent = { kind: 'cast', seat: 0, hero: 'bran', at: 'crypt', spell: 'teleport' }
    expect(said(cast, 0)).toBe('Du teleportierst dich in die Gruft.')
    expect(said(cast, 1)).toBe('Kim teleportiert sich in die Gruft.')
  })

  test('decline the names of monsters', () => {
    const struck: DungeonEvent = {
      kind: 'struck',
      seat: 0,
      hero: 'bran',
      monster: 'blue-dragon',
      a: 4,
      b: 4,
      blow: 'wounded',
    }
    expect(said(struck, 0)).toBe('Der Blaue Drache schlägt mit 4 und 4 zurück: du bist verletzt.')
    expect(said({ ...struck, blow: 'missed' })).toBe('Der Blaue Drache schlägt mit 4 und 4 zurück: daneben.')
  })

  test('tell choices with their odds', () => {
    const g = scene()
    const view = viewOf(content, g.state, 0)
    const choices = dungeonKit
      .make(standard)
      .actions(g.state, 0)
      .map(action => `${de.action(action, view)} (${de.odds(action, view)?.replace('\u00a0', ' ') ?? '-'})`)
    expect(choices).toEqual([
      'Nach Osten in Raum 1-1, Ebene 1: Schwarzer Pudding (8 % Siegchance)',
      'Nach Süden (-)',
      'Hier bleiben und den Zug beenden (-)',
    ])
  })

  test.each([20, 40, 80, 120])('the board is never wider than %i columns', width => {
    for (const line of de.board(viewOf(content, scene().state, 0), plain, width).split('\n'))
      expect(Array.from(line).length).toBeLessThanOrEqual(width)
  })

  test('results name who won and why', () => {
    expect(de.result({ winners: [1], reason: 'home', scores: [0, 10_500] }, ['Kim', 'Jo'])).toBe(
      'Jo hat genug Schätze zurück in die Große Halle gebracht (10.500 Gold).',
    )
    expect(de.result({ winners: [], reason: 'time' })).toBe('Die Zeit ist um.')
  })
})

describe('what a hero fell to, after „durch“', () => {
  test.each([
    ['troll', 'den Troll'],
    ['zombie', 'den Zombie'],
    ['fire-giant', 'den Feuerriesen'],
    ['lizardfolk', 'den Echsenmenschen'],
    ['drow', 'den Dunkelelfen'],
    ['owlbear', 'den Eulenbären'],
    ['evil-rogue', 'den bösen Schurken'],
    ['evil-wizard', 'den bösen Zauberer'],
    ['blue-dragon', 'den Blauen Drachen'],
    ['mummy', 'die Mumie'],
    ['skeleton', 'das Skelett'],
  ])('%s: %s', (id, told) => {
    expect(tales.fell(id)).toBe(told)
  })

  test('every monster has its article', () => {
    for (const { id } of standard.monsters) expect(tales.fell(id)).toMatch(/^(den|die|das) \p{L}/u)
  })
})
