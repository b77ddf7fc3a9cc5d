/** A card is an entry and a game is a folder: planted into a copy of the sources, both hold without another change. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PLANTED_TESTS, plantInto } from '../scripts/plant/plant.ts'

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'undercroft-plant-'))
  plantInto(folder)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(
  script: string,
  ...args: readonly string[]
): { readonly code: number | null; readonly said: string } {
  const { VITEST: _, ...env } = process.env
  const made = spawnSync(process.execPath, [join(folder, 'node_modules', script), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env,
  })
  return { code: made.status, said: made.stdout + made.stderr }
}

/** What is known of the types of the sources themselves is left alone. */
const types = (...args: readonly string[]) =>
  run('@typescript/native/bin/tsc', '--incremental', 'false', '--tsBuildInfoFile', 'null', ...args)

test('types hold with one more foe, one more tile and a fourth game', () => {
  expect(types()).toEqual({ code: 0, said: '' })
  expect(types('-p', 'src/web')).toEqual({ code: 0, said: '' })
})

test('what was planted can be played, and what was played before goes on', () => {
  const { code, said } = run('vitest/vitest.mjs', 'run', '--project', 'pure', ...PLANTED_TESTS)
  expect({ code, failed: said.match(/FAIL.*/g) }).toEqual({ code: 0, failed: null })
})
