/**
 * Makes the tables of docs/bots.md, one tournament after the other: `npm run strength`. It goes on where it was stopped, and
 * `-- --share 0.1` plays a tenth of the deals, which a later call adds to; `--only tin,onedeck-two` makes these tables.
 * Games are kept in `--folder`, and there in `tables.md` what they come to so far.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { askedOf } from './parts.ts'
import { markdownOf } from './strength/markdown.ts'
import { TABLES, type Table } from './strength/tables.ts'

const { parts, share, folder, workers } = askedOf(TABLES, 'table', 'built/strength')
for (const table of parts) {
  const { status } = spawnSync(process.execPath, ['bin/undercroft.js', ...argumentsOf(table)], {
    stdio: 'inherit',
  })
  writeFileSync(join(folder, 'tables.md'), TABLES.flatMap(told).join('\n'))
  if (status !== 0) process.exit(status ?? 1)
}

function argumentsOf({ line, deals, name }: Table): string[] {
  const games = String(Math.max(1, Math.round(deals * share)))
  const where = ['--out', fileOf(name), '--resume', '--workers', workers]
  return ['tournament', ...line.split(' '), '--games', games, ...where]
}

function fileOf(name: string): string {
  return join(folder, `${name}.json`)
}

/** Nothing of a tournament that has not begun. */
function told(table: Table): string[] {
  const file = fileOf(table.name)
  return existsSync(file) ? [markdownOf(table, JSON.parse(readFileSync(file, 'utf8')))] : []
}
