/**
 * Makes the studies of docs/balance.md, one after the other: `npm run balance`. It goes on where it was stopped;
 * `-- --share 0.1` plays a tenth of the games, which a later call adds to, and `--only tin,dungeon-weaker` makes these.
 * What is played lies in `--folder`: the numbers of every study as JSON, and what they come to as text.
 */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKS } from './balance/packs.ts'
import { STUDIES, type Study } from './balance/studies.ts'
import { askedOf } from './parts.ts'

const { parts, share, folder, workers } = askedOf(STUDIES, 'study', 'built/balance')
for (const [name, { content }] of Object.entries(PACKS)) writeFileSync(packOf(name), JSON.stringify(content))
for (const study of parts) {
  const { status, stdout } = spawnSync(process.execPath, ['bin/undercroft.js', ...argumentsOf(study)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  })
  process.stdout.write(`${study.name}\n${stdout}\n`)
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(join(folder, `${study.name}.txt`), stdout)
}

function argumentsOf({ name, line, games, against }: Study): string[] {
  const played = String(Math.max(1, Math.round(games * share)))
  const compared = against === undefined ? [] : ['--against', packOf(against)]
  const where = ['--out', join(folder, `${name}.json`), '--resume', '--workers', workers]
  return ['sim', ...line.split(' '), ...compared, '--games', played, ...where]
}

function packOf(name: string): string {
  return join(folder, `${name}.pack.json`)
}
