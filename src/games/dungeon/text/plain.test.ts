/** Sentences hold no name that only the program knows, and no chance that contradicts itself. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { replay } from '../../../engine/file.ts'
import type { Action as AnyAction, GameEvent, View, Words } from '../../../engine/types.ts'
import { num } from '../content/content-index.ts'
import { content, de, en, given } from '../given.ts'
import { dungeonKit } from '../index.ts'
import type { Action } from '../types.ts'
import { viewOf } from '../view/index.ts'

const LANGUAGES = [
  { language: 'English', words: en },
  { language: 'German', words: de },
]
const { spaces } = dungeonKit.packs.standard.board
const plain = (_: string, text: string) => text
const ID = /\b(c|s|r|stair|room)-\d|great-hall|\bspace \d/i
const folder = new URL('../fixtures/', import.meta.url)
const recorded = readdirSync(folder).filter(name => name.endsWith('.json'))

function linesOf(
  words: Words,
  view: View,
  actions: readonly AnyAction[],
  events: readonly GameEvent[],
): string[] {
  const lines = [
    words.ask(view),
    ...actions.flatMap(action => [words.action(action, view), words.odds(action, view)]),
    ...events.flatMap(event => [words.event(event, 0), words.event(event, null)]),
  ]
  return lines.filter(line => line !== null)
}

/** Everything that both languages say in a recorded match; a board now and then. */
function allLines(name: string): string[] {
  const match = replay(dungeonKit, JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
  if (!match.ok) throw new Error(match.refusal.reason)
  const { game, header, log } = match.value
  const options = game.parseOptions(header.options)
  if (!options.ok) throw new Error(options.refusal.reason)
  const state = game.setup(options.value)
  return log.flatMap((entry, index) => {
    if (!('action' in entry)) throw new Error(`${name} has more than steps`)
    const view = game.view(state, entry.seat ?? null)
    const actions = entry.seat === undefined ? [entry.action] : game.actions(state, entry.seat)
    const events: GameEvent[] = []
    const ways =
      dungeonKit
        .reader(dungeonKit.packs.standard)
        .paths?.(view)
        .map(path => path.name) ?? []
    const boards = index % 25 === 0 ? [en.board(view, plain, 100), de.board(view, plain, 100)] : []
    game.apply(state, entry.action, event => events.push(event))
    return [...linesOf(en, view, actions, events), ...linesOf(de, view, actions, events), ...ways, ...boards]
  })
}

describe.each(recorded)('in the recorded match %s', name => {
  const lines = allLines(name)

  test('something is said', () => expect(lines.length).toBeGreaterThan(100))
  test('B5 no sentence holds an internal name', () => expect(lines.filter(line => ID.test(line))).toEqual([]))
  test('B4 no chance is about less than something', () =>
    expect(lines.filter(line => /about (under|0%)|etwa (unter|0\s%)/.test(line))).toEqual([]))
})

describe('on the whole board', () => {
  /** Each space with the ways out of it, as they are offered. */
  const exits = spaces.map(({ id }, space) => {
    const view = viewOf(content, given({ heroes: [{ class: 'wizard', at: id, spells: [1, 1, 1] }] }).state, 0)
    const actions = (content.ways[space] ?? []).map(way => (way.door < 0 ? way.step : way.search))
    return { id, view, actions }
  })

  test.each(LANGUAGES)(
    'B5 D-11 no way out of a space is named by an id, and no two alike ($language)',
    ({ words }) => {
      for (const { id, view, actions } of exits) {
        const said = actions.map(action => words.action(action, view))
        expect(said.filter(line => ID.test(line))).toEqual([])
        expect({ id, said: new Set(said).size }).toEqual({ id, said: said.length })
      }
    },
  )

  test('B5 D-11 every place that one can walk to has a name of its own, and none is an id', () => {
    for (const { id, view } of exits) {
      const names =
        dungeonKit
          .reader(dungeonKit.packs.standard)
          .paths?.(view)
          .map(path => path.name) ?? []
      expect(names.filter(name => ID.test(name) || name === '')).toEqual([])
      expect({ id, names: new Set(names).size }).toEqual({ id, names: names.length })
    }
  })

  test.each(LANGUAGES)('B5 D-53 D-62 D-82 nor is any place that is aimed at ($language)', ({ words }) => {
    const view = exits[0]?.view
    if (!view) throw new Error('no view')
    for (const { id: at } of spaces) {
      const aimed: Action[] = [
        { kind: 'teleport', to: at },
        { kind: 'slide', to: at },
        { kind: 'gaze', at },
        { kind: 'esp', at },
        { kind: 'haunt', at },
        { kind: 'prowl', to: at },
        { kind: 'cast', spell: 'fireball', at },
      ]
      expect(aimed.map(action => words.action(action, view)).filter(line => ID.test(line))).toEqual([])
    }
  })

  test('B5 D-11 the two ways east out of the Great Hall', () => {
    const hall = exits[content.hall]
    if (!hall) throw new Error('no hall')
    const said = (words: Words) => hall.actions.map(action => words.action(action, hall.view))
    expect(said(en)).toContain('Go east, the northern way')
    expect(said(en)).toContain('Go east, the southern way')
    expect(said(de)).toContain('Nach Osten, der südliche Weg')
  })

  test('B4 a chance under one per cent stands without "about"', () => {
    const at = spaces.findIndex(({ name }) => name === "King's Library")
    const beside = (content.ways[at] ?? []).map(way => way.to)
    const odds = beside.flatMap(space => {
      const id = spaces[space]?.id ?? ''
      const view = viewOf(content, given({ heroes: [{ class: 'rogue', at: id }] }).state, 0)
      const action: Action = { kind: 'step', to: 'kings-library' }
      return [en.odds(action, view), de.odds(action, view)]
    })
    expect(num(content.level, at)).toBe(6)
    expect(new Set(odds)).toEqual(new Set(['under 1% to win', 'unter 1\u00a0% Siegchance']))
  })
})
