import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { replay } from '../src/engine/file.ts'
import type { Action, AnyKit, GameEvent, MatchResult, View, Words } from '../src/engine/types.ts'
import { SENTENCES as DUNGEON_EVENTS } from '../src/games/dungeon/text/en/events.ts'
import type { Action as DungeonAction, DungeonEvent } from '../src/games/dungeon/types.ts'
import { KITS } from '../src/games/index.ts'
import { SENTENCES as TIN_EVENTS } from '../src/games/tin/text/en/events.ts'
import type { Action as TinAction, TinEvent } from '../src/games/tin/types.ts'
import { replaySteps } from '../src/table/story.ts'

interface Case {
  readonly id: string
  readonly events: readonly string[]
  /** What no recorded match has, to be said all the same. */
  readonly rareActions: readonly (TinAction | DungeonAction)[]
  readonly rareEvents: readonly (TinEvent | DungeonEvent)[]
  readonly rareAsks: readonly string[]
  /** Words that are spelt alike in both languages. */
  readonly alike: string
}

const by = { seat: 0, hero: 'bran' } as const

const CASES: readonly Case[] = [
  {
    id: 'tin',
    events: Object.keys(TIN_EVENTS),
    rareActions: [{ kind: 'enter' }, { kind: 'stay' }],
    rareEvents: [
      { kind: 'tilesOut', tiles: ['vault'] },
      { kind: 'tilesOut', tiles: ['vault', 'armoury', 'cellar'] },
      { kind: 'roomsOut', tiles: ['vault'] },
      { kind: 'roomsOut', tiles: ['vault', 'armoury'] },
      { kind: 'stayed' },
      { kind: 'cancelled' },
    ],
    rareAsks: ['threshold'],
    alike: 'Gold die in',
  },
  {
    id: 'dungeon',
    events: Object.keys(DUNGEON_EVENTS),
    rareActions: [
      { kind: 'castAtHunter', spell: 'fireball' },
      { kind: 'esp', at: 'crypt' },
      { kind: 'replace', card: 'magic-sword-1' },
    ],
    rareEvents: [
      { kind: 'tied', seats: [0, 1, 2] },
      { kind: 'usedEsp', ...by, at: 'crypt' },
      { kind: 'metNothing', ...by, at: 'crypt' },
      { kind: 'cannotAttack', ...by, monster: 'black-pudding' },
      { kind: 'noTreasure', ...by, level: 3 },
      { kind: 'regainedNone', ...by },
      { kind: 'facedHunter', ...by },
      { kind: 'replaced', ...by, bonus: 1, treasure: 'magic-sword-1' },
    ],
    rareAsks: ['fight', 'replace'],
    alike:
      'Ada Bran Corin Hilda Ilse Pip Tomas Wren Xaver Yrsa Zeno Drider Gnoll Goblin Hobgoblin Kobold Pudding Troll Zombie ESP Gold Sack Teleport In an die in',
  },
]

const plain = (_: string, text: string) => text
const NAMES = ['Xaver', 'Yrsa', 'Zeno']

function kitOf(id: string): AnyKit {
  const kit = KITS.find(({ facts }) => facts.id === id)
  if (!kit) throw new Error(`No game ${id}`)
  return kit
}

/** A moment of a match, and what can be said of it. */
interface Look {
  readonly view: View
  readonly actions: readonly Action[]
  readonly events: readonly GameEvent[]
  readonly result: MatchResult | null
  readonly number: number
}

function* looksAt(kit: AnyKit): Generator<Look> {
  const folder = new URL(`../src/games/${kit.facts.id}/fixtures/`, import.meta.url)
  for (const name of readdirSync(fileURLToPath(folder)).filter(file => file.endsWith('.json'))) {
    const again = replay(kit, JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
    if (!again.ok) throw new Error(again.refusal.reason)
    const { game } = again.value
    for (const { number, step, before, after, events } of replaySteps(again.value)) {
      const view = game.view(before, step.seat ?? null)
      const offered = step.seat === undefined ? [] : game.actions(before, step.seat)
      yield { view, actions: [step.action, ...offered], events, result: game.result(after), number }
    }
  }
}

/** Each line that a language says, in an order that is the same in every language. */
function* linesOf(words: Words, { view, actions, events, result, number }: Look): Generator<string | null> {
  yield words.ask(view)
  for (const action of actions) {
    yield words.action(action, view)
    yield words.odds(action, view)
  }
  for (const event of events) {
    yield words.event(event, 0, NAMES)
    yield words.event(event, null)
  }
  if (result) yield words.result(result, NAMES)
  if (number % 40 === 1) yield words.board(view, plain, 80)
  if (number % 200 === 1)
    for (const { title, lines } of words.places?.(view, NAMES) ?? []) yield [title, ...lines].join('\n')
  if (number % 200 === 1) yield words.map?.(view, plain, 80, '') ?? null
}

function germanOf(kit: AnyKit): Words {
  const { de } = kit.reader(kit.packs.standard).words
  if (!de) throw new Error(`${kit.facts.id} has no German`)
  return de
}

describe.each(CASES)('German of $id', ({ id, events, rareActions, rareEvents, rareAsks, alike }) => {
  const kit = kitOf(id)
  const { en } = kit.reader(kit.packs.standard).words
  const de = germanOf(kit)

  test('says everything that English says of recorded matches, and nothing in English', () => {
    const kinds = { events: new Set<string>(), actions: new Set<string>() }
    const spoken = { en: new Set<string>(), de: new Set<string>() }
    let last: Look | null = null
    const hear = (look: Look) => {
      const german = [...linesOf(de, look)]
      for (const [index, line] of [...linesOf(en, look)].entries()) {
        const said = german[index]
        if (line === null) expect(said).toBeNull()
        else {
          expect(said).not.toBe(line)
          expect(said?.trim()).toMatch(/./)
          expect(said).not.toMatch(/undefined|NaN|\[object/)
          for (const word of wordsOf(line)) spoken.en.add(word)
          for (const word of wordsOf(said ?? '')) spoken.de.add(word)
        }
      }
      for (const { kind } of look.events) kinds.events.add(kind)
      for (const { kind } of look.actions) kinds.actions.add(kind)
    }
    for (const look of looksAt(kit)) {
      hear(look)
      if (look.view.prompt?.ask === (id === 'tin' ? 'turn' : 'move')) last = look
    }
    if (!last) throw new Error('No match was seen')
    hear({ ...last, actions: rareActions, events: rareEvents })
    for (const ask of rareAsks) {
      const view = { ...last.view, prompt: { ask, rule: '' }, due: { step: ask, at: 'crypt' } }
      hear({ ...last, view })
    }
    expect(events.filter(kind => !kinds.events.has(kind))).toEqual([])
    expect(Object.keys(kit.facts.rules).filter(kind => !kinds.actions.has(kind))).toEqual([])
    const both = [...spoken.de].filter(word => spoken.en.has(word)).toSorted()
    expect(both).toEqual(alike.split(' ').toSorted())
  })

  test('names every option, differently', () => {
    for (const { name } of kit.facts.options) {
      expect(de.option(name).label).not.toBe(name)
      expect(de.option(name).label).not.toBe(en.option(name).label)
    }
  })
})

/** Letters that stand together, but for the marks of a map. */
function wordsOf(text: string): string[] {
  return (text.match(/\p{L}{2,}/gu) ?? []).filter(word => !/^[Hms]+$/.test(word))
}
