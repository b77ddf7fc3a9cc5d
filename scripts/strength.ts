/**
 * Makes the tables of docs/bots.md, one tournament after the other: `npm run strength`. It goes on where it was stopped, and
 * `-- --share 0.1` plays a tenth of the deals, which a later call adds to; `--only tin,onedeck-two` makes these tables.
 * Games are kept in `--folder`, and there in `tables.md` what they come to so far.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { markdownOf } from './strength/markdown.ts'
import { TABLES, type Table } from './strength/tables.ts'

const { values } = parseArgs({
  options: {
    share: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    folder: { type: 'string', default: 'built/strength' },
    workers: { type: 'string', default: '2' },
  },
})
const share = Number(values.share)
const only = values.only === '' ? [] : values.only.split(',')
const unknown = only.find(name => TABLES.every(table => table.name !== name))
if (unknown !== undefined)
  fail(`There is no table "${unknown}"; they are: ${TABLES.map(({ name }) => name).join(', ')}.`)
if (!(share > 0)) fail(`A share is a number above 0, such as 0.1, not "${values.share}".`)
mkdirSync(values.folder, { recursive: true })
for (const table of TABLES.filter(({ name }) => only.length === 0 || only.includes(name))) {
  const { status } = spawnSync(process.execPath, ['bin/undercroft.js', ...argumentsOf(table)], {
    stdio: 'inherit',
  })
  writeFileSync(join(values.folder, 'tables.md'), TABLES.flatMap(told).join('\n'))
  if (status !== 0) process.exit(status ?? 1)
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

function argumentsOf({ line, deals, name }: Table): string[] {
  const games = String(Math.max(1, Math.round(deals * share)))
  const where = ['--out', fileOf(name), '--resume', '--workers', values.workers]
  return ['tournament', ...line.split(' '), '--games', games, ...where]
}

function fileOf(name: string): string {
  return join(values.folder, `${name}.json`)
}

/** Nothing of a tournament that has not begun. */
function told(table: Table): string[] {
  const file = fileOf(table.name)
  return existsSync(file) ? [markdownOf(table, JSON.parse(readFileSync(file, 'utf8')))] : []
}
