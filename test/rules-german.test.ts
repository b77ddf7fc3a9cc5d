/** The rules in German: the same rules in the same order, and the words of the table. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { standard } from '../src/games/dungeon/content/standard.ts'
import { CLASS_NAMES, SPELL_NAMES } from '../src/games/dungeon/text/de/names.ts'
import { NAMES } from '../src/games/onedeck/text/given.ts'
import { parseRulebook, type Rulebook } from '../src/games/rulebook.ts'
import { cards } from '../src/games/tin/content/cards.ts'
import { tiles } from '../src/games/tin/content/tiles.ts'
import { ITEMS } from '../src/games/tin/text/de/names.ts'

type Names = Readonly<Record<string, string>>

interface Entry {
  readonly name?: string | undefined
  readonly de?: string | { readonly name: string } | undefined
}

const germanOf = (entries: readonly Entry[]): Names =>
  Object.fromEntries(
    entries.flatMap(({ name, de }) =>
      name === undefined || de === undefined ? [] : [[name, typeof de === 'string' ? de : de.name]],
    ),
  )

const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const CLASSES = Object.fromEntries(Object.entries(CLASS_NAMES).map(([name, [he]]) => [upper(name), he]))

const TILES = Object.fromEntries(tiles.map(({ name, de }) => [name, de.name]))
const CARDS = Object.fromEntries(cards.map(({ title, de }) => [title, de]))

/** English names with the German ones of the table. */
const GAMES: readonly { readonly game: string; readonly names: Names }[] = [
  {
    game: 'dungeon',
    names: {
      ...germanOf(standard.monsters),
      ...germanOf(standard.treasures),
      ...germanOf(standard.board.spaces),
      ...CLASSES,
      Fireball: SPELL_NAMES.fireball,
      'Lightning Bolt': SPELL_NAMES.lightning,
      Teleport: SPELL_NAMES.teleport,
    },
  },
  { game: 'onedeck', names: NAMES },
  { game: 'tin', names: { ...TILES, ...CARDS, ...ITEMS } },
]

function read(path: string): Rulebook {
  return parseRulebook(readFileSync(new URL(`../docs/rules/${path}.md`, import.meta.url), 'utf8'))
}

/** Where the project decided inside a rule. */
const marksIn = (text: string) => text.match(/(?<![\p{L}\d])R[:,]/gu)?.length ?? 0
/** Every figure, without the mark between thousands. */
const figuresIn = (text: string) =>
  (text.replaceAll(/[.,](?=\d{3})/g, '').match(/\d+/g) ?? []).toSorted().join(' ')

const shapeOf = ({ lead, sections }: Rulebook) => ({
  lead: lead.length,
  sections: sections.map(({ text, rules }) => ({
    paragraphs: text.length,
    rules: rules.map(rule => ({
      id: rule.id,
      ruling: rule.ruling,
      marks: marksIn(rule.text),
      figures: figuresIn(rule.text),
    })),
  })),
})

const linesOf = ({ lead, sections }: Rulebook) => [
  ...lead,
  ...sections.flatMap(({ title, text, rules }) => [title, ...text, ...rules.map(rule => rule.text)]),
]

/** Whether a name is said, however its words end there: `Magisches Schwert` in `des Magischen Schwerts`. */
function says(text: string, name: string): boolean {
  const stems = name.split(' ').map(word => word.replace(/(?<=...)(e[rsn]?|[ns])$/, ''))
  return stems.every(stem => text.toLowerCase().includes(stem.toLowerCase()))
}

describe.each(GAMES)('the rules of $game in German', ({ game, names }) => {
  const english = read(game)
  const german = read(`de/${game}`)

  test('are the same rules in the same order, with the same figures and rulings', () => {
    expect(shapeOf(german)).toEqual(shapeOf(english))
  })

  test('leave nothing in English', () => {
    const same = linesOf(english)
    // One heading is one word in both languages.
    expect(linesOf(german).filter(line => same.includes(line) && line !== 'Boss')).toEqual([])
    expect(linesOf(german).filter(line => /(?<!\p{L})(the|and|of|with|is)(?!\p{L})/iu.test(line))).toEqual([])
  })

  test('call things as the table does', () => {
    const lines = linesOf(german)
    const faults = linesOf(english).flatMap((line, at) =>
      Object.entries(names)
        .filter(
          ([printed, name]) => new RegExp(`\\b${printed}\\b`).test(line) && !says(lines[at] ?? '', name),
        )
        .map(([printed, name]) => `${printed}, ${name}: ${lines[at]}`),
    )
    expect(faults).toEqual([])
  })
})
