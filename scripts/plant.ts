/** Runs every check over sources into which a foe, a tile and a game have been planted: `npm run plant`. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PLANTED_TESTS, plantInto } from './plant/plant.ts'

const folder = mkdtempSync(join(tmpdir(), 'undercroft-plant-'))
try {
  plantInto(folder)
  process.exitCode = run('scripts/rules-coverage.ts') || run('scripts/check.mjs') || runTests()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function run(script: string, ...args: readonly string[]): number {
  const loader = ['--import', import.meta.resolve('tsx')]
  const made = spawnSync(process.execPath, [...loader, join(folder, script), ...args], {
    cwd: folder,
    stdio: 'inherit',
  })
  return made.status ?? 1
}

function runTests(): number {
  return run('node_modules/vitest/vitest.mjs', 'run', '--project', 'pure', ...PLANTED_TESTS)
}
