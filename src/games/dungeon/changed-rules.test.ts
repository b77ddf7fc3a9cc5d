/** The rules that changed with version 2: pages, rulings, texts and facts must say the same. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fastRng, pick } from '../../engine/rng.ts'
import { playOut } from '../../engine/run.ts'
import type { GameEvent } from '../../engine/types.ts'
import { game, given, sceneOf } from './given.ts'
import { dungeonKit } from './index.ts'
import { OPTION_FACTS, parseOptions } from './rules/options.ts'
import type { State } from './types.ts'

const { facts } = dungeonKit

const docs = new URL('../../../docs/', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, docs), 'utf8')
const english = read('rules/dungeon.md')
const german = read('rules/de/dungeon.md')
const rulings =
  read('rulings.md')
    .split('## ')
    .find(part => part.startsWith('Dungeon!')) ?? ''

const ruleIn = (page: string, id: string) =>
  page.split('\n').find(line => line.startsWith(`- **${id}**`)) ?? ''

/** What each changed rule must say in either language, and what it said before. */
const CHANGED = {
  'D-82': {
    en: [
      /the player chooses it/,
      /If it moves into the hero's space/,
      /walk through the Great Hall but never stops/,
    ],
    de: [/du wählst ihn/, /Kommt er dabei auf das Feld des Helden/, /Durch die Große Halle darf er gehen/],
    gone: /chosen by chance|never enters|durch Zufall\)|betritt nie/,
  },
  'D-104': {
    en: [/In the Great Hall a spell may still be regained \(D-119\)/],
    de: [/In der Großen Halle .* zurückholen \(D-119\)/],
    gone: /or regained spell|kein Zurückholen/,
  },
  'D-112': {
    en: [/only if it moved into the hero's space/, /meets it on his own turn/, /without stopping there/],
    de: [/nur dann eine Runde/, /begegnet ihm in seinem eigenen Zug/, /ohne dort stehen zu bleiben/],
    gone: /always gets one round|never through|immer eine Runde|nie durch/,
  },
  'D-119': {
    en: [
      /from the beginning to the end of the turn/,
      /the card just cast may be taken back/,
      /not on a lost turn/,
    ],
    de: [/vom Anfang bis zum Ende des Zuges/, /auch die eben gezauberte Karte/, /nicht beim Aussetzen/],
    gone: /0 moves|no spell cast|0 Felder|nichts gezaubert/,
  },
  'D-121': {
    en: [/none by default/, /Giving up is an entry of the match/],
    de: [/üblich keine/, /Aufgeben ist ein Eintrag der Partie/],
    gone: /500/,
  },
} as const

describe.each(Object.entries(CHANGED))('%s', (id, { en, de, gone }) => {
  test.each(en)(`${id} says %s`, words => expect(ruleIn(english, id)).toMatch(words))
  test.each(de)(`${id} says %s in German`, words => expect(ruleIn(german, id)).toMatch(words))
  test(`${id} no longer says what it said`, () =>
    expect(`${ruleIn(english, id)}\n${ruleIn(german, id)}`).not.toMatch(gone))
  test(`${id} has its reasons among the rulings`, () =>
    expect(rulings).toMatch(new RegExp(`\\*\\*[^\\n]*\\b${id}\\b[^\\n]*\\*\\*`)))
})

test('both pages have the same rules, in the same order', () => {
  const ids = (page: string) => [...page.matchAll(/^- \*\*(D-\d+)/gm)].map(([, id]) => id)
  expect(ids(german)).toEqual(ids(english))
})

test('D-121 the option says what the page says: none, unless one is chosen', () => {
  const fact = OPTION_FACTS.find(({ name }) => name === 'turnLimit')
  expect(fact?.standard).toBeNull()
  expect(fact?.choices).toContain(null)
  const parsed = parseOptions({})
  expect(parsed.ok && parsed.value.turnLimit).toBeNull()
})

test('D-121 every choice of an option is accepted', () => {
  for (const { name, choices } of OPTION_FACTS)
    for (const choice of choices) {
      const parsed = parseOptions({ [name]: choice })
      expect(parsed.ok ? null : parsed.refusal.reason).toBeNull()
    }
})

test('D-82 D-104 D-112 D-119 D-121 a match of today bears the second version of the rules', () => {
  expect(facts.rulesVersion).toBe(2)
})

describe('a bounded match', () => {
  test.each([1, 8])('D-121 of %i ends within its bound', players => {
    const parsed = parseOptions({ players, ...facts.bounded })
    if (!parsed.ok) throw new Error(parsed.refusal.reason)
    const rng = fastRng(players)
    const run = playOut(
      game,
      game.setup(parsed.value),
      (_, __, actions) => pick(actions, rng),
      rng,
      facts.bound,
    )
    expect(run.over).toBe(true)
  })
})

describe('a step that lays something open tells an event that says so', () => {
  /** What these actions told that counts as laying open. */
  function told(state: State, ...words: string[]): string[] {
    const scene = sceneOf(state)
    const before = words.slice(0, -1)
    scene.does(...before)
    const count = scene.events.length
    scene.does(...words.slice(-1))
    const isOpening = ({ kind }: GameEvent) => facts.reveals?.includes(kind) === true
    return scene.events
      .slice(count)
      .filter(isOpening)
      .map(({ kind }) => kind)
  }
  const lair = { monster: 'Goblin@1', isDown: true, seenBy: [1] } as const
  const looker = { class: 'rogue', at: 'c-57', goods: ['ESP Medallion@3', 'Crystal Ball@4'] } as const
  const heroes = [looker, { class: 'cleric' }] as const

  test('D-22 walking in on a card that lies face down', () => {
    expect(told(given({ heroes, lairs: { 'room-1-1': lair } }).state, 'step room-1-1')).toEqual(['revealed'])
  })

  test('D-61 looking at one with the ESP Medallion', () => {
    expect(told(given({ heroes, lairs: { 'room-1-1': lair } }).state, 'esp room-1-1')).toEqual(['saw'])
  })

  test('D-62 looking at both with the Crystal Ball', () => {
    const laid = { ...lair, treasure: 'Sack of Gold:250@1', treasureSeenBy: [1] }
    const state = given({ heroes, lairs: { 'room-1-1': laid } }).state
    expect(told(state, 'ball 1', 'gaze room-1-1').toSorted()).toEqual(['saw', 'sawTreasure'])
  })

  test('D-82 meeting the Hunter, or casting at it', () => {
    const hunted = { mode: 'hunted', hunter: { monster: 'Red Dragon@6', at: 'c-57' } } as const
    expect(told(given({ ...hunted, heroes: [looker] }).state, 'stop')).toEqual(['revealed'])
    const mage = { class: 'wizard', at: 'room-1-1', spells: [0, 1, 0] } as const
    const state = given({ ...hunted, heroes: [mage], cleared: { 'room-1-1': 1 } }).state
    expect(told(state, 'castAtHunter lightning')).toEqual(['revealed'])
  })

  test('D-108 drawing a sword from a hidden hand', () => {
    const rogue = {
      class: 'rogue',
      at: 'room-1-1',
      goods: ['Magic Sword@1', 'Magic Sword@2'],
      sword: ['Magic Sword@4', 2],
    } as const
    const state = given({ heroes: [rogue], lairs: { 'room-1-1': { monster: 'Black Pudding@5' } } }).state
    expect(
      told(state, 'stop', 'dice 1 1', 'dice 3 3', 'drop Magic Sword@4', 'replace Magic Sword@1'),
    ).toEqual(['replaced'])
  })

  test('D-70 ending the match, when all hands are laid open', () => {
    const rich = { class: 'rogue', goods: ['Huge Diamond@6'] } as const
    expect(told(given({ heroes: [rich, { class: 'cleric' }] }).state, 'stop')).toEqual(['ended'])
  })

  test('D-11 an ordinary step tells none', () => {
    expect(told(given({ heroes }).state, 'stop')).toEqual([])
  })
})
