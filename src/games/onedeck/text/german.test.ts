import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { type MatchFile, replay } from '../../../engine/file.ts'
import type { View, Words } from '../../../engine/types.ts'
import { replaySteps } from '../../../table/story.ts'
import { newSheet } from '../campaign/sheet.ts'
import { standard } from '../content/standard.ts'
import { cardId, given } from '../given.ts'
import { onedeckKit } from '../index.ts'
import { type DeckEvent, EDITIONS } from '../types.ts'
import { actions as actionsDe } from './de/actions.ts'
import { asks as asksDe } from './de/asks.ts'
import { atoms as atomsDe } from './de/atoms.ts'
import { board as boardDe } from './de/board.ts'
import { dice as diceDe } from './de/dice.ts'
import { events as eventsDe } from './de/events.ts'
import { placing as placingDe } from './de/placing.ts'
import { tales } from './de/tales.ts'
import { actions } from './en/actions.ts'
import { asks } from './en/asks.ts'
import { atoms } from './en/atoms.ts'
import { board } from './en/board.ts'
import { dice } from './en/dice.ts'
import { events } from './en/events.ts'
import { placing } from './en/placing.ts'
import { isTold, NAMES, namedIn } from './given.ts'

const { en, de } = onedeckKit.reader(onedeckKit.packs.standard).words
if (!de) throw new Error('There is no German')

const plain = (_: string, text: string) => text

describe('what is printed', () => {
  test.each(EDITIONS)('all of the %s printing has German words', edition => {
    const entries = namedIn(standard[edition])
    expect(entries.length).toBeGreaterThan(100)
    expect(entries.filter(({ de: german }) => !german?.name)).toEqual([])
    expect(entries.filter(entry => isTold(entry) && !entry.de?.text)).toEqual([])
  })

  test.each(EDITIONS)('a hero falls „durch“ what the %s printing has, with its article', edition => {
    const { encounters, dungeons } = standard[edition]
    for (const { id } of [...encounters, ...dungeons]) expect(tales.fell(id)).toMatch(/^(den|die|das) \p{L}/u)
    expect([tales.fell('bandit'), tales.fell('dragon')]).toEqual(['den Banditen', 'den Drachen'])
    expect([tales.fell('bear-traps'), tales.fell('stairs')]).toEqual(['die Bärenfallen', 'die Treppe'])
  })

  test('what a pack has in English only stays as printed', () => {
    const encounters = standard.first.encounters.map(encounter =>
      encounter.id === 'ogre' ? { ...encounter, name: 'Grumpy Gnome', de: undefined } : encounter,
    )
    const words = onedeckKit.reader({ ...standard, first: { ...standard.first, encounters } }).words.de
    const opened: DeckEvent = { kind: 'opened', card: 'ogre-1' }
    expect(words?.event(opened, 0)).toBe('Hinter der Tür: Grumpy Gnome!')
  })
})

/** Names that are the same in both languages, and so no sign of English. */
const SAME = Object.keys(NAMES).filter(name => NAMES[name] === name)
const OTHER = Object.keys(NAMES).filter(name => !SAME.includes(name))
const ENGLISH = new RegExp(
  `(?<!\\p{L})(${OTHER.join('|')}|the|and|of|or|with|is|no|takes?|rolls?|dice|damage|time|health|box|boxes|` +
    'wide|armor|skull|foe|peril|floor|level|deck|door|doors|skills?|items?|potions?|tokens?|XP|used|done|any)' +
    '(?!\\p{L})',
  'iu',
)

/** The lines of a text that are English: the same in both languages, or with an English word in them. */
function englishIn(german: string, english: string): string[] {
  const both = new Set(english.split('\n').map(line => line.trim()))
  return german.split('\n').filter(line => {
    const bare = SAME.reduce((text, name) => text.replaceAll(name, ''), line)
    return ENGLISH.test(line) || (both.has(line.trim()) && /\p{L}{3}/u.test(bare))
  })
}

const folder = fileURLToPath(new URL('../fixtures', import.meta.url))
const files = readdirSync(folder).filter(name => name.endsWith('.json'))

describe('recorded matches in German', () => {
  test.each(files)('%s has no English line', name => {
    const file: MatchFile = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))
    const again = replay(onedeckKit, file)
    if (!again.ok) throw new Error(again.refusal.reason)
    const { game } = again.value
    const pairs = new Map<string, string>()
    const faults: string[] = []
    const compare = (say: (words: Words) => string | null) => {
      const [inGerman, inEnglish] = [say(de), say(en)]
      if (inGerman === '' || (inGerman === null) !== (inEnglish === null)) faults.push(String(inEnglish))
      if (inGerman !== null && inEnglish !== null) pairs.set(inGerman, inEnglish)
    }
    for (const { step, before, after, events } of replaySteps(again.value)) {
      const view: View = game.view(before, step.seat ?? null)
      compare(words => words.ask(view))
      compare(words => words.action(step.action, view))
      for (const action of game.actions(before, step.seat ?? 0)) compare(words => words.action(action, view))
      for (const event of events) compare(words => words.event(event, step.seat ?? null))
      const seen = game.view(after, step.seat ?? null)
      compare(words => words.board(seen, plain, 80))
    }
    const end = game.view(again.value.state, 0)
    compare(words => words.map?.(end, plain, 80, '') ?? '')
    if (end.result) compare(words => words.result(end.result ?? { winners: [], reason: '' }))
    for (const [inGerman, inEnglish] of pairs) faults.push(...englishIn(inGerman, inEnglish))
    expect(faults).toEqual([])
  })
})

/** Every word of a section by its path; sentences with gaps once for one and once for many. */
function leaves(part: unknown, path = ''): Map<string, string> {
  if (typeof part === 'string') return new Map([[path, part]])
  if (typeof part === 'function')
    return new Map([1, 2].map(many => [`${path} ${many}`, String(part(many, many, many, many))]))
  if (typeof part !== 'object' || part === null) return new Map()
  return new Map(Object.entries(part).flatMap(([key, inner]) => [...leaves(inner, `${path}/${key}`)]))
}

describe('German', () => {
  const game = onedeckKit.make(standard)
  const boardOf = (situation: Parameters<typeof given>[0], width: number) =>
    de.board(game.view(given(situation).state, 0), plain, width)

  const sections = [
    { name: 'actions', english: actions, german: actionsDe },
    { name: 'asks', english: asks, german: asksDe },
    { name: 'atoms', english: atoms, german: atomsDe },
    { name: 'board', english: board, german: boardDe },
    { name: 'dice', english: dice, german: diceDe },
    { name: 'events', english: events, german: eventsDe },
    { name: 'placing', english: placing, german: placingDe },
  ]
  test.each(sections)('no word of the $name is left in English, met or not', ({ english, german }) => {
    const said = leaves(german)
    expect(said.size).toBe(leaves(english).size)
    for (const [key, line] of leaves(english)) expect(englishIn(said.get(key) ?? line, line)).toEqual([])
  })

  test('every board keeps to its width', () => {
    const boards = [
      boardOf({ heroes: ['warrior', 'rogue', 'mage', 'archer'], open: [['Cave-in', 'Rune Puzzle']] }, 60),
      boardOf(
        { skills: [['Shadow', 'Phantom 2']], fight: { card: 'Ogre', dice: ['S1 S2 S3 H6 mana armor'] } },
        60,
      ),
      boardOf({ dungeon: 'minotaur', fight: { dice: ['S1'] } }, 60),
    ]
    for (const line of boards.flatMap(board => board.split('\n')))
      expect(Array.from(line).length).toBeLessThan(61)
  })

  test('the chances of a door are told with a comma', () => {
    const view = game.view(
      given({ closed: 1 }).play('enter door=0', `card card=${cardId('first', 'Bear Traps')}`).state,
      0,
    )
    expect(de.odds({ kind: 'face' }, view)).toMatch(
      /^zu erwarten: \d,\d(±\d,\d)?♥ und \d,\d(±\d,\d)? Zeit \(Entschärfen\); /,
    )
  })

  test('parts of hearts and of time have a comma', () => {
    const view = game.view(given({}).state, 0)
    const dear = { why: 'dear', damage: 0.5, time: 2.12 } as const
    expect(de.reason?.(dear, view)).toContain('0,5 Schaden und 2,1 Zeit')
    expect(en.reason?.(dear, view)).toContain('0.5 damage and 2.1 time')
  })

  test('a hero is found by the German and by the printed name', () => {
    const view = game.view(given({}).state, 0)
    const part = (name: string) => de.map?.(view, plain, 80, name)
    expect(part('kriegerin')).toContain('Zweite Luft: Heile 2, wenn du hinabsteigst.')
    expect(part('warrior')).toBe(part('Kriegerin'))
    expect(part('9')).toBe(
      'Über „9“ ist nichts bekannt: Nenne eine offene Tür mit ihrer Nummer, oder Kriegerin.',
    )
  })

  test('a campaign sheet is read in either language', () => {
    const { campaign } = onedeckKit
    if (!campaign) throw new Error('There is no campaign')
    const begun = campaign.create('Ada', 'mage')
    if (!begun.ok) throw new Error(begun.refusal.reason)
    const marked = { ...newSheet('Ada', 'mage'), games: 2, wins: 1, marks: { veteran: [6, 0, 0] } }
    for (const sheet of [begun.value, marked]) {
      const [inGerman, inEnglish] = [campaign.describe(sheet, 'de'), campaign.describe(sheet, 'en')]
      expect(englishIn(inGerman, inEnglish)).toEqual([])
      expect(inGerman.split('\n')).toHaveLength(inEnglish.split('\n').length)
    }
    expect(campaign.describe(begun.value, 'de')).toMatch(/^Ada: Magierin, noch keine Partie\n/)
    expect(campaign.describe(begun.value, 'en')).toMatch(/^Ada: mage, no games, no wins\n/)
    expect(campaign.describe(marked, 'de')).toContain('2 Partien, 1 gewonnen')
    expect(campaign.describe(marked, 'de')).toMatch(/^\* Grundlagen +Erprobt +gelernt: /m)
  })

  test('every option has a name', () => {
    for (const { name } of onedeckKit.facts.options) expect(de.option(name).label).not.toBe(name)
  })
})
