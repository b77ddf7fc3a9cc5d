import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { builtTerminal } from '../bin/built.js'
import { caller } from '../src/server/given.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
let installed = ''

/** What the package carries, laid out as it is installed, with what it depends on and nothing else. */
beforeAll(() => {
  installed = mkdtempSync(join(tmpdir(), 'undercroft-package-'))
  for (const path of ['bin', 'docs/rules', 'package.json'])
    cpSync(join(root, path), join(installed, path), { recursive: true })
  for (const name of Object.keys(manifest.dependencies)) link(`node_modules/${name}`)
  const built = node([join(root, 'scripts/build-terminal.mjs'), join(installed, 'built/cli')])
  expect(built).toMatchObject({ status: 0, stderr: '' })
})

afterAll(() => rmSync(installed, { recursive: true, force: true }))

function link(path: string): void {
  mkdirSync(dirname(join(installed, path)), { recursive: true })
  symlinkSync(join(root, path), join(installed, path), 'dir')
}

function node(args: readonly string[], input = '') {
  const env = { ...process.env, UNDERCROFT_HOME: join(installed, 'home'), NO_COLOR: '1' }
  return spawnSync(process.execPath, args, { cwd: installed, encoding: 'utf8', env, input })
}

const undercroft = (args: readonly string[], input?: string) =>
  node([join(installed, 'bin/undercroft.js'), ...args], input)

test('a package without sources tells its version', () => {
  expect(undercroft(['--version'])).toMatchObject({ status: 0, stdout: `${manifest.version}\n`, stderr: '' })
})

test('a package without sources plays, and knows the rulebook', () => {
  const { status, stdout } = undercroft(['play', 'tin', '--seed', '1'], 'why\nquit\n')
  expect(status).toBe(0)
  expect(stdout).toMatch(/\nT-\d+: /)
})

test('a package without sources holds tournaments in threads of its own', () => {
  const args = ['tournament', 'tin', '--bots', 'random', '--games', '2', '-o', 'turnLimit=60']
  expect(undercroft(args)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/\nrandom +2 /),
    stderr: '',
  })
})

test('a package without sources studies a game in threads of its own', () => {
  const args = ['sim', 'tin', '--games', '2', '-o', 'turnLimit=60']
  expect(undercroft(args)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Dungeon in a Tin: 2 games by policy/),
    stderr: '',
  })
})

test('a package without sources writes reports with pictures and fonts', () => {
  const args = [
    'sim',
    'dungeon',
    '--games',
    '2',
    '--workers',
    '1',
    '-o',
    'turnLimit=12',
    '--out',
    'report.html',
  ]
  expect(undercroft(args)).toMatchObject({ status: 0, stderr: '' })
  const page = readFileSync(join(installed, 'report.html'), 'utf8')
  expect(page).toContain('url(data:image/webp;base64,')
  expect(page).toContain('url(data:font/woff2;base64,')
})

test('a package without sources serves, and checks content in threads of its own', async () => {
  const args = ['bin/undercroft.js', 'serve', '--port', '0', '--data', join(installed, 'server')]
  const child = spawn(process.execPath, args, { cwd: installed, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await expect.poll(() => output).toMatch(/Undercroft is at \S+/)
  const who = await caller(/Undercroft is at (\S+)/.exec(output)?.[1] ?? '')
  const seats = [{ kind: 'open', name: '' }]
  const refused = await who.ask('gather', { game: 'tin', seats, options: { content: { tiles: 1 } } })
  expect(refused).toMatchObject({ ok: false, refusal: { reason: expect.stringContaining('must be a list') } })
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('the package is made of what it needs to run', () => {
  expect(manifest.files).toEqual(['bin', 'built/cli', 'built/page', 'docs/rules'])
  expect(manifest.scripts.prepack).toMatch(/build:terminal.*build:page/)
})

test('a checkout runs what was built until a source changes', () => {
  const checkout = mkdtempSync(join(tmpdir(), 'undercroft-checkout-'))
  const here = pathToFileURL(`${checkout}/`)
  expect(builtTerminal(here)).toBeNull()
  cpSync(join(installed, 'built'), join(checkout, 'built'), { recursive: true })
  mkdirSync(join(checkout, 'src/cli'), { recursive: true })
  const [before, after] = [new Date(2001, 1), new Date(2100, 1)]
  for (const folder of ['src/cli', 'src']) utimesSync(join(checkout, folder), before, before)
  expect(builtTerminal(here)?.href).toBe(new URL('built/cli/main.js', here).href)
  utimesSync(join(checkout, 'src/cli'), after, after)
  expect(builtTerminal(here)).toBeNull()
  rmSync(checkout, { recursive: true })
})
