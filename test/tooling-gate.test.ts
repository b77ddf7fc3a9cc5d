import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const NOTE = 'A lantern is missing: light one.'

/** Runs the planted tests of fixtures/gate, two of which need what no machine has. */
function runPlanted(allComponents: string) {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--root', 'test/fixtures/gate']
  const { VITEST: _, ...env } = process.env
  const run = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...env, UNDERCROFT_ALL_COMPONENTS: allComponents },
  })
  return { code: run.status, lines: run.stdout.trimEnd().split('\n') }
}

test('a missing component skips its tests, and one line at the end says how to get it', () => {
  const { code, lines } = runPlanted('')
  expect(code).toBe(0)
  expect(lines.slice(-2)).toEqual([NOTE, '1 passed, 0 failed, 2 skipped'])
  expect(lines.filter(line => line.includes(NOTE))).toHaveLength(1)
})

test('where all components must be there, a missing one fails', () => {
  const { code, lines } = runPlanted('1')
  expect(code).toBe(1)
  expect(lines.at(-1)).toBe('1 passed, 2 failed')
})
