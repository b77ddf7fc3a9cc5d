import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const script = fileURLToPath(new URL('../scripts/ensure-installed.mjs', import.meta.url))
let project = ''

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'undercroft-install-'))
  mkdirSync(join(project, 'scripts'))
  cpSync(script, join(project, 'scripts/ensure-installed.mjs'))
  writeManifest('>=20.19')
  writeLock('1.0.0')
  plantNpm('exit 0')
})

afterEach(() => rmSync(project, { recursive: true, force: true }))

const writeManifest = (node: string) =>
  writeFileSync(join(project, 'package.json'), JSON.stringify({ engines: { node } }))

const packages = (version: string) => ({ packages: { '': {}, 'node_modules/dice': { version } } })

const writeLock = (version: string) =>
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify(packages(version)))

/** An npm that only writes down how it was called. */
function plantNpm(ending: string): void {
  mkdirSync(join(project, 'bin'), { recursive: true })
  const omit = `omit=\${npm_config_omit-}`
  writeFileSync(join(project, 'bin/npm'), `#!/bin/sh\necho "$1 ${omit}" >> "${project}/calls"\n${ending}\n`)
  chmodSync(join(project, 'bin/npm'), 0o755)
}

function ensureInstalled(extra: NodeJS.ProcessEnv = {}) {
  const { npm_execpath: _, ...env } = process.env
  const PATH = `${join(project, 'bin')}${delimiter}${env['PATH']}`
  const run = spawnSync(process.execPath, [join(project, 'scripts/ensure-installed.mjs')], {
    encoding: 'utf8',
    env: { ...env, ...extra, PATH },
  })
  return { code: run.status, out: run.stdout, err: run.stderr.trimEnd() }
}

function npmCalls(): string[] {
  const file = join(project, 'calls')
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
}

test('the first run installs and says so in one line; the second does and says nothing', () => {
  const first = ensureInstalled()
  expect(first).toMatchObject({ code: 0, out: '' })
  expect(first.err).toMatch(/^Undercroft: installing .*$/)
  expect(ensureInstalled()).toEqual({ code: 0, out: '', err: '' })
  expect(npmCalls()).toEqual(['ci omit='])
})

test('a changed lock file installs again', () => {
  ensureInstalled()
  writeLock('1.0.1')
  ensureInstalled()
  expect(npmCalls()).toHaveLength(2)
})

test('what was installed by hand, as the lock says, is not installed again', () => {
  mkdirSync(join(project, 'node_modules'))
  const record = join(project, 'node_modules/.package-lock.json')
  writeFileSync(record, JSON.stringify(packages('1.0.0')))
  expect(ensureInstalled()).toEqual({ code: 0, out: '', err: '' })
  expect(npmCalls()).toEqual([])
})

test('what was installed by hand from another lock is installed again', () => {
  mkdirSync(join(project, 'node_modules'))
  writeFileSync(join(project, 'node_modules/.package-lock.json'), JSON.stringify(packages('0.9.0')))
  ensureInstalled()
  expect(npmCalls()).toHaveLength(1)
})

test('settings handed down by a surrounding npm do not change what is installed', () => {
  ensureInstalled({ npm_config_omit: 'dev' })
  expect(npmCalls()).toEqual(['ci omit='])
})

test('when npm fails, its reason is shown, the last line says what happened, and nothing is stamped', () => {
  plantNpm('echo "no way out" >&2; exit 7')
  const run = ensureInstalled()
  expect(run.code).toBe(1)
  expect(run.err).toContain('no way out')
  expect(run.err.split('\n').at(-1)).toBe(
    'Undercroft could not be installed: "npm ci" failed for the reason above.',
  )
  ensureInstalled()
  expect(npmCalls()).toHaveLength(2)
})

test('a Node that is too old is told so in one sentence, and nothing is installed', () => {
  writeManifest('>=99.1')
  const run = ensureInstalled()
  expect(run.code).toBe(1)
  expect(run.err).toBe(`Undercroft needs Node 99.1 or newer, and this is Node ${process.versions.node}.`)
  expect(npmCalls()).toEqual([])
})
