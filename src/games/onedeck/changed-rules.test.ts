/** Rules that were read anew: what both pages, the rulings and the content say of them must agree. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { standard } from './content/standard.ts'
import { onedeckKit } from './index.ts'
import { EDITIONS } from './types.ts'

const page = (path: string) => readFileSync(new URL(`../../../docs/${path}`, import.meta.url), 'utf8')
const ENGLISH = page('rules/onedeck.md')
const GERMAN = page('rules/de/onedeck.md')
const RULINGS = page('rulings.md').split('## One Deck Dungeon')[1] ?? ''

/** The text of a rule, without its id. */
function ruleIn(book: string, id: string): string {
  const found = new RegExp(`^- \\*\\*${id}(?: R)?\\*\\* (.*)$`, 'm').exec(book)?.[1]
  if (found === undefined) throw new Error(`There is no ${id}`)
  return found
}

/** What each page must say of a rule, and what a ruling with its id must say. */
const CHANGED = [
  {
    id: 'O-14',
    en: 'an open door may be fled from too',
    de: 'Auch von einer offenen Tür',
    ruling: 'two against one',
  },
  { id: 'O-71', en: 'after deciding to flee', de: 'nach dem Entschluss zu fliehen', ruling: 'both or none' },
  { id: 'O-87', en: 'at the end of a turn only', de: 'nur am Ende eines Zuges' },
  {
    id: 'O-88',
    en: 'as soon as the third token',
    de: 'sobald die dritte Marke',
    ruling: 'before the next token',
  },
  {
    id: 'O-201',
    en: "only the pair's seats",
    de: 'nur die Plätze des Paares',
    ruling: 'the other pair may not',
  },
  { id: 'O-201', en: '"not done yet"', de: '„doch noch nicht fertig“', ruling: 'binds nobody' },
  {
    id: 'O-203',
    en: 'falls there at once',
    de: 'kommt dort sofort',
    ruling: 'no exception for consequences',
  },
  {
    id: 'O-208',
    en: 'after the last has declared',
    de: 'wenn der Letzte angesagt hat',
    ruling: 'changes nothing',
  },
  {
    id: 'O-213',
    en: 'that time is not spent',
    de: 'wird diese Zeit nicht ausgegeben',
    ruling: 'single last card',
  },
  { id: 'O-215', en: 'first, O-71', de: 'erste: O-71' },
  { id: 'O-217', en: 'stopping at the cost', de: 'bis die Kosten erreicht sind', ruling: 'taken at once' },
  { id: 'O-220', en: 'one of them', de: 'eins davon', ruling: 'only one of them is used' },
]

describe.each(CHANGED)('$id', ({ id, en, de, ruling }) => {
  test('both pages say the same of both printings', () => {
    const [english, german] = [ruleIn(ENGLISH, id), ruleIn(GERMAN, id)]
    expect(english).toContain(en)
    expect(german).toContain(de)
    expect(/edition/i.test(english)).toBe(/Auflage/i.test(german))
    expect(/revised/i.test(english)).toBe(/überarbeitet/i.test(german))
    expect(german.match(/O-\d+/g)).toEqual(english.match(/O-\d+/g))
  })

  test('a ruling tells why, where the books can be read in two ways', () => {
    const lines = RULINGS.split('\n').filter(line => line.includes(id))
    if (ruling === undefined) expect(lines).toEqual([])
    else expect(lines.join('\n')).toContain(ruling)
  })
})

describe('the content', () => {
  test('O-14 O-87 O-88 both printings are an option, the first the usual one', () => {
    const edition = onedeckKit.facts.options.find(({ name }) => name === 'edition')
    expect(edition).toMatchObject({ standard: 'first', choices: [...EDITIONS] })
    for (const book of [ENGLISH, GERMAN]) expect(book).toMatch(/`edition: 'first'` \((default|üblich)\)/)
  })

  test('O-71 Invisibility takes the time that the pages tell', () => {
    expect(standard.first.invisibility).toBe(0)
    expect(ruleIn(ENGLISH, 'O-71')).toContain('one token, no time')
    expect(ruleIn(ENGLISH, 'O-71')).toContain(`with ${standard.revised.invisibility} time`)
    expect(ruleIn(GERMAN, 'O-71')).toContain(`mit ${standard.revised.invisibility} Zeit`)
  })

  test.each(EDITIONS)('O-208 only Eagle Eye costs something when it is declared (%s)', edition => {
    const costly = standard[edition].heroes.flatMap(({ one, two }) =>
      [one.feat, two.feat].filter(feat => feat.kind === 'aim').map(({ name }) => name),
    )
    expect(new Set(costly)).toEqual(new Set(['Eagle Eye']))
    expect(ruleIn(ENGLISH, 'O-208')).toContain('Eagle Eye')
    expect(ruleIn(GERMAN, 'O-208')).toContain('Adlerauge')
  })

  test.each(EDITIONS)('O-213 Crumbling Walls alone makes exploring cost time (%s)', edition => {
    const walls = standard[edition].dungeons.flatMap(({ floors }) =>
      floors.flatMap(({ trait }) => (trait.exploreTime === undefined ? [] : [trait.name])),
    )
    expect(walls).toEqual(['Crumbling Walls'])
  })

  test('O-215 four heroes pay twice what the level cards say', () => {
    const costs = standard.first.levels.slice(0, 3).map(({ cost }) => cost * 2)
    for (const book of [ENGLISH, GERMAN]) expect(ruleIn(book, 'O-215')).toContain(costs.join('/'))
  })

  test('O-220 Stealth, Foresight and Invisibility are there to choose from', () => {
    const { heroes, talents, potions } = standard.first
    expect(heroes.map(({ one }) => one.start.name)).toContain('Stealth')
    expect(talents.map(({ name }) => name)).toContain('Foresight')
    expect(potions.map(({ name }) => name)).toContain('Invisibility')
  })

  test('the rules are of the third version', () => expect(onedeckKit.facts.rulesVersion).toBe(3))
})
