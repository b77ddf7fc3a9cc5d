import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const script = fileURLToPath(new URL('../rules-coverage.ts', import.meta.url))
const STALE = 'docs/rules-coverage.md is out of date: run "npm run rules".'
let project = ''

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'undercroft-rules-'))
})

afterEach(() => rmSync(project, { recursive: true, force: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true })
  writeFileSync(join(project, file), text)
}

function rules(...flags: readonly string[]) {
  const env = { ...process.env, UNDERCROFT_ROOT: project }
  const run = spawnSync(process.execPath, ['--import', 'tsx', script, ...flags], { encoding: 'utf8', env })
  return { code: run.status, said: run.stderr.split('\n').filter(line => line !== '') }
}

test('without rulebooks there is nothing to check and nothing to write', () => {
  expect(rules('--check')).toEqual({ code: 0, said: [] })
  expect(rules()).toEqual({ code: 0, said: [] })
})

test('a rule needs a test, and the report must be the one that would be written', () => {
  write('docs/rules/tin.md', '# Tin\n- **X-01** A hero moves.\n')
  expect(rules('--check')).toEqual({
    code: 1,
    said: ['Rule X-01 has no test: write one whose title carries X-01 (docs/rules/tin.md).', STALE],
  })
  write('src/games/tin/moving.test.ts', `test('X-01 a hero moves', () => {})`)
  expect(rules('--check')).toEqual({ code: 1, said: [STALE] })
  rules()
  expect(rules('--check')).toEqual({ code: 0, said: [] })
  expect(readFileSync(join(project, 'docs/rules-coverage.md'), 'utf8')).toContain(
    '| X-01 | A hero moves. | X-01 a hero moves (src/games/tin/moving.test.ts) |',
  )
})
