/**
 * Measures the rules side by side and prints ratios: `npm run bench`, with `--json` for programs. Every subject runs
 * in processes of its own, in turns, and its best round counts: what else the machine does can only slow one down. These
 * numbers are for comparing, not for promising.
 */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { installed } from './installed.ts'
import type { LabMemory, Scaling } from './lab.ts'
import type { Latency } from './latency.ts'
import type { LongMatch } from './long-match.ts'
import type { PlacementLatency } from './placements.ts'
import { type Row, report, type Times } from './report.ts'
import type { SightCosts } from './sights.ts'
import type { StartUps } from './start-up.ts'
import { SUBJECTS } from './subjects.ts'

const ROUNDS = 3
/** Half a minute of games; a million take an hour: `measure.ts 'lab-memory tin 1000000'`. */
const LAB_GAMES: Readonly<Record<string, number>> = { dungeon: 10_000, onedeck: 5000, tin: 20_000 }
const BUDGET = process.env['UNDERCROFT_BENCH_MS'] ?? '2500'
const measure = fileURLToPath(new URL('measure.ts', import.meta.url))

installed()

const rows = report({
  times: measureAll(),
  memory: id => Number(child(`memory ${id}`, ['--expose-gc'])),
  searchMemory: id => Number(child(`search-memory ${id}`, ['--expose-gc'])),
  busiest: id => Number(child(`busiest ${id}`)),
  placement: JSON.parse(child('placement')) as PlacementLatency,
  doors: JSON.parse(child('doors')) as Latency,
  long: JSON.parse(child('long')) as LongMatch,
  scaling: id => JSON.parse(child(`lab-scaling ${id}`)) as Scaling,
  labMemory: id => JSON.parse(child(`lab-memory ${id} ${LAB_GAMES[id]}`, ['--expose-gc'])) as LabMemory,
  sights: JSON.parse(child('sights')) as SightCosts,
  start: JSON.parse(child('start-up')) as StartUps,
})
if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`)
else for (const row of rows) process.stdout.write(`${lineOf(row)}\n`)

function measureAll(): Times {
  const names = Object.keys(SUBJECTS)
  const samples = new Map(names.map(name => [name, [] as number[]]))
  for (let round = 1; round <= ROUNDS; round++) {
    for (const name of names) {
      progress(`round ${round} of ${ROUNDS}: ${name}`)
      samples.get(name)?.push(Number(child(name)))
    }
  }
  progress('')
  return (name: string) => Math.min(...(samples.get(name) ?? []))
}

function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${text.padEnd(60)}\r`)
}

function child(name: string, flags: readonly string[] = []): string {
  const args = [...flags, '--import', import.meta.resolve('tsx'), measure, name, BUDGET]
  return execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
}

function lineOf({ what, value, wanted, isMet }: Row): string {
  const verdict = wanted === undefined ? '' : `   wanted ${wanted}: ${isMet ? 'yes' : 'NO'}`
  return `${what.padEnd(58)} ${value.padStart(14)}${verdict}`
}
