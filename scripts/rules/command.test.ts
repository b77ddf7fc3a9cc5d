import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { faultsIn, writeReport } from './command.ts'

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

test('without rulebooks there is nothing to check and nothing to write', () => {
  writeReport(project)
  expect(existsSync(join(project, 'docs'))).toBe(false)
  expect(faultsIn(project)).toEqual([])
})

test('a rule needs a test, and the report must be the one that would be written', () => {
  write('docs/rules/tin.md', '# Tin\n- **X-01** A hero moves.\n')
  expect(faultsIn(project)).toEqual([
    'Rule X-01 has no test: write one whose title carries X-01 (docs/rules/tin.md).',
    STALE,
  ])
  write('src/games/tin/moving.test.ts', `test('X-01 a hero moves', () => {})`)
  expect(faultsIn(project)).toEqual([STALE])
  writeReport(project)
  expect(faultsIn(project)).toEqual([])
  expect(readFileSync(join(project, 'docs/rules-coverage.md'), 'utf8')).toContain(
    '| X-01 | A hero moves. | X-01 a hero moves (src/games/tin/moving.test.ts) |',
  )
})
