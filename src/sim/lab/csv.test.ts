import { expect, test } from 'vitest'
import { nimKit } from '../../testing/nim.ts'
import { progressOf, studyOf } from '../report/given.ts'
import { csvOf } from './csv.ts'
import type { Progress } from './record.ts'
import { newPair, newTally } from './tally.ts'

const HEAD = ['arm', 'table', 'group', 'id', 'count', 'hits', 'value', 'low', 'high', 'p'] as const

type Column = (typeof HEAD)[number]

function rowsOf(names: readonly string[], progress: Progress): Record<Column, string>[] {
  const [head, ...lines] = csvOf(studyOf(nimKit, names), progress).trimEnd().split('\n')
  expect(head?.split(',')).toEqual(HEAD)
  return lines.map(line => {
    const cells = line.split(',')
    expect(cells).toHaveLength(HEAD.length)
    return Object.fromEntries(HEAD.map((name, at) => [name, cells[at] ?? ''])) as Record<Column, string>
  })
}

const arm = (won: number) => ({ ...newTally(), games: 100, seats: { 0: { of: 100, won } } })

test('a sweep has a row for every difference, with its interval and p, and for every change of length', () => {
  const pair = {
    ...newPair(),
    games: 100,
    won: { 0: { both: 30, first: 10, other: 30, neither: 30 } },
    rounds: { sum: 200, squares: 800 },
  }
  const rows = rowsOf(['hearts=5', 'hearts=6'], progressOf([arm(40), arm(60)], [pair])).filter(
    ({ table }) => table === 'compared',
  )
  expect(rows.every(row => row.arm === 'hearts=6' && row.count === '100')).toBe(true)
  expect(rows.map(({ group, id }) => `${group} ${id}`)).toEqual([
    'won ',
    'won-here-only ',
    'won-there-only ',
    'rounds mean',
    'steps mean',
    'decisions mean',
  ])
  const [won, here, there, rounds] = rows
  expect([won?.value, here?.hits, there?.hits, rounds?.value]).toEqual(['0.2', '30', '10', '2'])
  expect(
    [won?.low, won?.high, won?.p, rounds?.low, rounds?.high].map(cell => Number(cell).toFixed(4)),
  ).toEqual(['0.0775', '0.3147', '0.0016', '1.6060', '2.3940'])
})

test('and one for each of those that are told apart', () => {
  const four = { both: 30, first: 10, other: 30, neither: 30 }
  const same = { bot: {}, option: { hearts: { 5: four } }, trait: { class: { elf: four, dwarf: four } } }
  const progress = progressOf([arm(40), arm(60)], [{ ...newPair(), games: 100, won: { 0: four }, same }])
  const rows = rowsOf(['a', 'b'], progress).filter(({ table }) => table.startsWith('compared-'))
  // Hearts are the same for all.
  expect(rows.map(row => [row.arm, row.table, row.group, row.id, row.count, row.value])).toEqual([
    ['b', 'compared-trait', 'class', 'dwarf', '100', '0.2'],
    ['b', 'compared-trait', 'class', 'elf', '100', '0.2'],
  ])
  expect(Number(rows[0]?.low)).toBeCloseTo(0.0775, 4)
})

test('what nobody went without is compared with nobody: the cells are empty', () => {
  const things = { card: { hook: { of: 100, won: 40, times: 100 } } }
  const rows = rowsOf([''], progressOf([{ ...arm(40), things }])).filter(({ id }) => id === 'hook')
  expect(
    rows.map(({ table, count, hits, value, low, high }) => [table, count, hits, value, low, high]),
  ).toEqual([
    ['with', '100', '40', '0.4', expect.stringMatching(/^0\.3/), expect.stringMatching(/^0\.4/)],
    ['without', '0', '', '', '', ''],
    ['difference', '100', '', '', '', ''],
    ['times', '100', '', '', '', ''],
  ])
})

test('a sweep of one game has no interval of lengths', () => {
  const pair = { ...newPair(), games: 1, won: { 0: { both: 1, first: 0, other: 0, neither: 0 } } }
  const rows = rowsOf(['a', 'b'], progressOf([arm(1), arm(1)], [pair]))
  expect(rows.filter(({ table, group }) => table === 'compared' && group === 'steps')).toMatchObject([
    { value: '0', low: '', high: '' },
  ])
})

test('how long bots thought about a decision is there too', () => {
  const took = { policy: { decisions: 200, milliseconds: 50 } }
  const rows = rowsOf([''], { ...progressOf([arm(40)]), took })
  expect(rows.find(({ table }) => table === 'thought')).toMatchObject({
    group: 'milliseconds',
    id: 'policy',
    count: '200',
    value: '0.25',
  })
})

test('lengths, deaths and those alive have intervals, choices at a decision none', () => {
  const rounds = { 1: 3, 5: 2, 2: 1, 9: 3, 30: 1 }
  const counted = {
    rounds,
    branching: { 2: 8, 4: 2 },
    deaths: { ogre: { here: 1, there: 1 } },
    ends: { floor: { 1: { of: 10, fell: 2 } } },
  }
  const told = rowsOf([''], progressOf([{ ...arm(40), ...counted }]))
    .filter(({ table, id }) => ['death', 'survival'].includes(table) || id === 'mean')
    .map(({ table, group, id, count, value, low, high }) =>
      [
        table,
        group,
        id,
        count,
        value,
        ...[low, high].map(cell => (cell === '' ? '' : Number(cell).toFixed(3))),
      ].join(' '),
    )
  expect(told).toEqual([
    'length rounds mean 10 7.2 1.806 12.594',
    'length steps mean 0 0  ',
    'length decisions mean 0 0  ',
    'length branching mean 10 2.4  ',
    'death here ogre 1 0.5 0.095 0.905',
    'death there ogre 1 0.5 0.095 0.905',
    'survival floor 1 10 0.8 0.490 0.943',
  ])
})

test('where eight of ten games lie is told apart from how sure a mean is', () => {
  const rounds = { 1: 1, 2: 8, 30: 1 }
  const rows = rowsOf([''], progressOf([{ ...arm(40), rounds }])).filter(({ group }) => group === 'rounds')
  expect(rows.map(({ id, value, low }) => [id, value, low !== ''])).toEqual([
    ['mean', '4.7', true],
    ['tenth', '1', false],
    ['median', '2', false],
    ['ninetieth', '2', false],
  ])
})

test('a name that a stranger gave is no formula, and a number below nothing stays one', () => {
  const traits = { class: { '=HYPERLINK(0)': { of: 100, won: 40 }, '-elf': { of: 100, won: 60 } } }
  const rows = rowsOf([''], progressOf([{ ...arm(40), traits }])).filter(({ table }) => table === 'trait')
  expect(rows.map(({ id }) => id).toSorted()).toEqual(["'-elf", "'=HYPERLINK(0)"])
  const pair = { ...newPair(), games: 100, won: { 0: { both: 30, first: 30, other: 10, neither: 30 } } }
  const won = rowsOf(['a', '@b'], progressOf([arm(60), arm(40)], [pair])).find(({ group }) => group === 'won')
  expect([won?.arm, won?.value]).toEqual(["'@b", '-0.2'])
})
