import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cli } from '../../src/cli/fake-io.ts'
import { KITS } from '../../src/games/index.ts'
import { markdownOf } from './markdown.ts'
import { TABLES } from './tables.ts'

/** Everything is looked at before the file that is missing here. */
async function faultOf(line: string): Promise<string | null> {
  const { err } = await cli(['tournament', ...line.split(' '), '--resume'], KITS)
  return err === 'To go on, say with --out which file holds what was played.\n' ? null : err
}

test.each(TABLES)('$name asks for a tournament that can be played', async ({ line }) => {
  expect(await faultOf(line)).toBeNull()
})

test('every table of docs/bots.md, those of before too, has a command that is still understood', async () => {
  const docs = readFileSync(new URL('../../docs/bots.md', import.meta.url), 'utf8')
  const [, ...tables] = docs.split(/^### /m)
  expect(tables.length).toBeGreaterThan(0)
  const faults = tables.map(async table => {
    const [, line] = /^.+\n\n {4}undercroft tournament (.+)\n/.exec(table) ?? []
    const fault = line === undefined ? 'It has no command.' : await faultOf(line)
    return fault === null ? [] : [`${table.split('\n')[0]}: ${fault}`]
  })
  expect((await Promise.all(faults)).flat()).toEqual([])
})

test('no two tables share a file', () => {
  expect(new Set(TABLES.map(({ name }) => name)).size).toBe(TABLES.length)
})

test('a table has the command, and a row for each bot', () => {
  const standing = { games: 8, low: 0.1, high: 0.6, milliseconds: 93.4, elo: 50.2, give: 40 }
  const told = [
    { name: 'rounds', games: 8, median: 23 },
    { name: 'goldOver', games: 2, median: 500 },
  ]
  const standings = [
    { ...standing, bot: 'skilled', won: 2, elo: 0, give: 0, milliseconds: 3.14, told: [] },
    { ...standing, bot: 'master', won: 3, told },
  ]
  const table = markdownOf(
    { name: 'dungeon-race', line: 'dungeon --bots skilled,master', deals: 4 },
    { standings },
  )
  expect(table.split('\n')).toEqual([
    '### dungeon-race',
    '',
    '    undercroft tournament dungeon --bots skilled,master',
    '',
    expect.stringContaining('| bot | games | won |'),
    expect.stringContaining('---'),
    '| skilled | 8 | 2 (25%) | 10% and 60% | 0 | 3.1 |  |',
    '| master | 8 | 3 (38%) | 10% and 60% | 50 ± 40 | 93 | rounds 23, goldOver 500 (2) |',
    '',
  ])
})
