import { describe, expect, test } from 'vitest'
import type { Fault, Json } from '../../engine/types.ts'
import { KITS } from '../../games/index.ts'
import { copyOf } from './copy.ts'
import { edited, partAt } from './edits.ts'
import { fieldEdit, valueOf } from './field-edit.ts'
import { fileNameOf, fileTextOf, readPack } from './pack-file.ts'
import { faultsAt, faultsBesides, faultsWithin, tableAt } from './placed.ts'
import { blankOf, elementOf, leafOf, membersOf, type Schema, tagIn } from './schema.ts'
import { columnsOf, partsOf, rowsOf, type Table, tablesOf } from './tables.ts'

/** Those that have something to edit. */
const GAMES = KITS.filter(({ packs }) => packs.schema?.()).map(({ facts }) => facts.id)

function laid(game: string): {
  readonly standard: Json
  readonly schema: Schema
  check(this: void, pack: Json): readonly Fault[]
} {
  const kit = KITS.find(({ facts }) => facts.id === game)
  const check = (pack: Json) => {
    const checked = kit?.packs.check(pack)
    return checked && !checked.ok ? (checked.refusal.faults ?? []) : []
  }
  return {
    ...JSON.parse(JSON.stringify({ standard: kit?.packs.standard, schema: kit?.packs.schema?.() })),
    check,
  }
}

function tableNamed(game: string, place: string): Table {
  const table = tablesOf(laid(game).schema).find(({ path }) => path.join('.') === place)
  if (!table) throw new Error(`There is no table ${place}`)
  return table
}

const columnNames = (game: string, place: string) =>
  columnsOf(tableNamed(game, place)).map(({ path }) => path.join('.'))

describe('the tables of a game follow from its content', () => {
  test.each([
    ['tin', ['tiles', 'cards', 'goods', 'gold', 'dice.yellow', 'dice.red']],
    [
      'dungeon',
      ['board', 'board.spaces', 'board.openings', 'heroes', 'goals', 'monsters', 'treasures', 'spells'],
    ],
  ])('%s', (game, places) => {
    expect(tablesOf(laid(game).schema).map(({ path }) => path.join('.'))).toEqual(places)
  })

  test.each(GAMES)('every value of %s stands in a column, in what is opened, or is an id', game => {
    const { standard, schema } = laid(game)
    const tables = tablesOf(schema)
    const missing = leavesIn(standard).filter(path => {
      const table = tableAt(tables, path.join('.'))
      if (!table) return true
      const inner = path.slice(table.path.length + 1)
      const entry = partAt(standard, path.slice(0, table.path.length + 1))
      const parts = table.kind === 'values' ? [] : partsOf(table, entry).map(({ name }) => name)
      const columns = columnsOf(table).map(column => column.path.join('.'))
      return !(
        table.kind === 'values' ||
        inner[0] === 'id' ||
        columns.includes(inner.join('.')) ||
        parts.includes(inner[0] ?? '')
      )
    })
    expect(missing).toEqual([])
  })

  test('columns have both names and the values, by what they are', () => {
    expect(columnNames('dungeon', 'monsters')).toEqual([
      'name',
      'de.name',
      'de.the',
      'level',
      'copies',
      'trap',
      'rolls.0',
      'rolls.1',
      'rolls.2',
      'rolls.3',
      'rolls.4',
      'rolls.5',
    ])
    expect(columnNames('tin', 'tiles')).toContain('de.name')
    expect(columnNames('onedeck', 'first.skills')).toEqual(['name', 'de.name', 'icon', 'hue'])
    const kinds = columnsOf(tableNamed('tin', 'cards')).map(({ leaf }) => leaf.kind)
    expect(kinds).toEqual(['text', 'text', 'choice', 'choice', 'choice', 'number', 'number'])
  })

  test('only lists whose length is free can be added to', () => {
    expect(tableNamed('tin', 'cards').isOpen).toBe(true)
    expect(tableNamed('tin', 'dice.red').isOpen).toBe(false)
    expect(tableNamed('tin', 'goods').isOpen).toBe(false)
    expect(rowsOf(tableNamed('tin', 'goods'), laid('tin').standard)).toHaveLength(4)
  })
})

function leavesIn(value: Json, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]]
  return Object.entries(value).flatMap(([name, part]) => leavesIn(part, [...path, name]))
}

describe('a field', () => {
  const number = { kind: 'number', choices: [], isLong: false } as const

  test('stands for a number, for what was written, or for nothing', () => {
    expect(valueOf(number, '12')).toBe(12)
    expect(valueOf(number, 'twelve')).toBe('twelve')
    expect(valueOf(number, '')).toBe('')
    expect(valueOf({ ...number, empty: 'null' }, '')).toBeNull()
    expect(valueOf({ ...number, empty: 'absent' }, '')).toBeUndefined()
  })

  test('brings along what it lies in, and takes the last of it away', () => {
    const { standard, check } = laid('dungeon')
    const { schema } = tableNamed('dungeon', 'monsters')
    const entry = { path: ['monsters', '10'], schema }
    const armed = edited(standard, fieldEdit(standard, entry, ['rolls', '2'], 7))
    expect(partAt(armed, ['monsters', '10', 'rolls'])).toEqual([null, null, 7, null, null, null])
    expect(check(armed).map(({ place }) => place)).toEqual(['monsters.10'])
    expect(edited(armed, fieldEdit(armed, entry, ['rolls', '2'], null))).toEqual(standard)
  })

  test('of German that an entry lacks begins with what German needs', () => {
    const { standard } = laid('dungeon')
    const { schema } = tableNamed('dungeon', 'monsters')
    const entry = { path: ['monsters', '0'], schema }
    const { de: _, ...plain } = Object(partAt(standard, entry.path))
    const english = edited(standard, { path: entry.path, before: {}, after: plain })
    const german = edited(english, fieldEdit(english, entry, ['de', 'name'], 'Kobold'))
    expect(partAt(german, [...entry.path, 'de'])).toEqual({ name: 'Kobold', the: '' })
    expect(edited(german, fieldEdit(german, entry, ['de', 'name'], undefined))).toEqual(english)
  })
})

describe('what is added', () => {
  test('holds what its shape asks for, and another kind of it what that asks for', () => {
    const members = membersOf(tableNamed('onedeck', 'first.skills').schema)
    const cost = members.find(({ name }) => name === 'cost')?.schema ?? {}
    expect(tagIn(cost)).toBe('kind')
    expect(blankOf(cost, 'dice')).toEqual({ kind: 'dice', colour: 'S', count: 1 })
    expect(membersOf(cost, { kind: 'mana', count: 2 }).map(({ name }) => name)).toEqual(['kind', 'count'])
    const boxes = membersOf(tableNamed('onedeck', 'first.encounters').schema).find(
      ({ name }) => name === 'boxes',
    )
    const box = boxes && elementOf(boxes.schema)
    expect(box && blankOf(box)).toMatchObject({ colour: 'S', need: null, wide: false, damage: 0 })
    expect(leafOf({ schema: cost, isOptional: false })).toBeNull()
  })

  test('as a copy has an id of its own', () => {
    const cards = [{ id: 'duck' }, { id: 'duck-2' }]
    expect(copyOf({ id: 'duck', plus: 1 }, cards)).toEqual({ id: 'duck-3', plus: 1 })
    expect(copyOf({ value: 5 }, [])).toEqual({ value: 5 })
  })
})

describe('faults', () => {
  const cards = tableNamed('tin', 'cards')
  const tables = tablesOf(laid('tin').schema)
  const said = { en: 'no', de: 'nein' }

  test('stand at the field, at the row, at the table or above all', () => {
    const faults = ['cards.1.plus', 'cards.1', 'cards', 'cards.11.plus', ''].map(place => ({ place, said }))
    expect(faultsAt(faults, ['cards'])).toHaveLength(1)
    expect(faultsWithin(faults, ['cards', '1']).map(({ place }) => place)).toEqual([
      'cards.1.plus',
      'cards.1',
    ])
    expect(faultsBesides(faults, cards, ['cards', '1']).map(({ place }) => place)).toEqual(['cards.1'])
    expect(tableAt(tables, 'cards.1.plus')?.path).toEqual(['cards'])
    expect(tableAt(tables, '')).toBeUndefined()
    expect(tableAt(tables, 'about.name')).toBeUndefined()
  })
})

describe('a pack as a file', () => {
  test.each(GAMES)('of %s comes back as it went, and is checked as ever', game => {
    const { standard, check } = laid(game)
    const read = readPack(fileTextOf(standard), standard)
    expect(read).toEqual({ pack: standard })
    expect(check(standard)).toEqual([])
  })

  test('that is none is told from one with faults', () => {
    const { standard } = laid('tin')
    const faulty = edited(standard, { path: ['cards', '0', 'plus'], before: 1, after: 'many' })
    expect(readPack(JSON.stringify(faulty), standard)).toEqual({ pack: faulty })
    expect(readPack('{"tiles"', standard)).toEqual({ fault: 'notJson' })
    expect(readPack('{"tiles":[]}', standard)).toEqual({ fault: 'noPack' })
    expect(readPack(JSON.stringify(laid('dungeon').standard), standard)).toEqual({ fault: 'noPack' })
    expect(readPack(' '.repeat(4_000_001), standard)).toEqual({ fault: 'tooLarge' })
    expect(readPack(`${'['.repeat(80)}${']'.repeat(80)}`, standard)).toEqual({ fault: 'tooLarge' })
  })

  test('is called after its name', () => {
    expect(fileNameOf('tin', 'Sharper blades!')).toBe('undercroft-tin-sharper-blades.json')
    expect(fileNameOf('tin', '')).toBe('undercroft-tin-pack.json')
  })
})
