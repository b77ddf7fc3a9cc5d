import { describe, expect, test } from 'vitest'
import { content, given } from '../given.ts'
import { dungeonKit } from '../index.ts'
import type { DungeonEvent } from '../types.ts'
import { viewOf } from '../view/index.ts'
import { de } from './de/index.ts'
import { CHAMBERS, HEROINES, MONSTERS, TREASURES } from './de/names.ts'

const { standard } = dungeonKit.packs
const plain = (_: string, text: string) => text
const BRAN = { name: 'Bran', class: 'cleric' } as const
const WREN = { name: 'Wren', class: 'rogue' } as const
const CRYPT = { id: 'crypt', kind: 'chamber', level: 4, name: 'Crypt' } as const
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
    expect(standard.monsters.filter(({ name }) => !MONSTERS[name])).toEqual([])
    expect(standard.treasures.filter(({ name }) => !TREASURES[name])).toEqual([])
    expect(standard.board.spaces.filter(({ name }) => name !== undefined && !CHAMBERS[name])).toEqual([])
    const heroes = new Set(standard.heroes.map(({ name }) => name))
    expect([...HEROINES].filter(name => !heroes.has(name))).toEqual([])
  })

  test('the label of every chamber fits on the map', () => {
    const view = viewOf(content, scene().state, 0)
    for (const { name = '', level } of standard.board.spaces.filter(space => space.name !== undefined)) {
      const map = de.map?.(view, plain, 200, String(level)) ?? ''
      for (const word of CHAMBERS[name]?.name.split(' ') ?? ['?']) expect(map).toContain(word)
    }
  })

  test('what a content pack adds keeps its printed name', () => {
    const at = { seat: 0, hero: BRAN, at: 5, place: { ...CRYPT, name: 'Bakery' } }
    expect(said({ kind: 'revealed', ...at, monster: 'Bread Golem', card: 1 })).toBe(
      'In „Bakery“: Bread Golem!',
    )
  })
})

describe('German sentences', () => {
  test('speak to you, and of others by the name of the seat, or else by hero', () => {
    const moved: DungeonEvent = { kind: 'moved', seat: 0, hero: BRAN, from: 1, at: 5, place: CRYPT }
    expect(said(moved, 0)).toBe('Du gehst in die Gruft.')
    expect(said(moved, 1)).toBe('Kim geht in die Gruft.')
    const unnamed = { ...moved, seat: 2 }
    expect(said(unnamed, 1)).toBe('Bran der Kleriker geht in die Gruft.')
    expect(said({ ...unnamed, hero: WREN })).toBe('Wren die Schurkin geht in die Gruft.')
    expect(de.event(moved, null, ['Du', 'Jo'])).toBe('Du gehst in die Gruft.')
    expect(said({ kind: 'rolledFirst', seat: 1, sum: 9 })).toBe('Jo würfelt 9 um den ersten Zug.')
    expect(said({ kind: 'tied', seats: [0, 1, 2] })).toBe('Kim, Jo und Spieler 3 würfeln noch einmal.')
    const cast: DungeonEvent = { ...moved, kind: 'cast', spell: 'teleport' }
    expect(said(cast, 0)).toBe('Du teleportierst dich in die Gruft.')
    expect(said(cast, 1)).toBe('Kim teleportiert sich in die Gruft.')
  })

  test('decline the names of monsters', () => {
    const struck: DungeonEvent = {
      kind: 'struck',
      seat: 0,
      hero: BRAN,
      monster: 'Blue Dragon',
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
