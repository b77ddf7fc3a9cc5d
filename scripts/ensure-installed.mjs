/**
 * Installs what package-lock.json says, once, before any script that needs it.
 *
 * Depends on nothing but Node, because it runs before anything is there. It never writes to stdout: the
 * script that follows may speak a protocol on it.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const at = path => fileURLToPath(new URL(`../${path}`, import.meta.url))
const STAMP = at('node_modules/.undercroft-installed')

// Settings that would make npm install something else than the lock file says. `npm test --omit=dev` hands
// them down through the environment; proxies, certificates and caches pass.
const MISLEADING = /^npm_config_(omit|include|only|also|production|dry_run|global|location|package_lock\w*)$/i

const tooOld = complaintAboutNode()
if (tooOld !== null) giveUp(tooOld)

const wanted = fingerprint()
if (read(STAMP) !== wanted) {
  if (!isInstalledByHand()) install()
  mkdirSync(at('node_modules'), { recursive: true })
  writeFileSync(STAMP, wanted)
}

function complaintAboutNode() {
  const needed = JSON.parse(readFileSync(at('package.json'), 'utf8')).engines.node.replace('>=', '')
  const [major, minor] = process.versions.node.split('.').map(Number)
  const [neededMajor, neededMinor] = needed.split('.').map(Number)
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return null
  return `Undercroft needs Node ${needed} or newer, and this is Node ${process.versions.node}.`
}

/** What has to be installed, in one word. Binaries differ by machine, so the machine is part of it. */
function fingerprint() {
  const lock = readFileSync(at('package-lock.json'))
  return createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex')
}

/** npm leaves a record of what it put into node_modules: when that agrees with the lock, all is well. */
function isInstalledByHand() {
  const record = read(at('node_modules/.package-lock.json'))
  if (record === null) return false
  const present = JSON.parse(record).packages
  const wanted = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages
  return Object.keys(wanted).every(path => {
    if (path === '') return true
    if (present[path] === undefined) return wanted[path].optional === true
    return present[path].version === wanted[path].version
  })
}

function install() {
  process.stderr.write(
    'Undercroft: installing what package-lock.json lists, once. This takes about a minute.\n',
  )
  const [command, ...first] = npm()
  const flags = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const run = spawnSync(command, [...first, ...flags], {
    cwd: root,
    encoding: 'utf8',
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => !MISLEADING.test(name))),
    shell: process.platform === 'win32' && command === 'npm',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (run.status === 0) return
  process.stderr.write(`${run.stderr || ''}${run.error ? `${run.error.message}\n` : ''}`)
  giveUp('Undercroft could not be installed: "npm ci" failed for the reason above.')
}

/** The npm that runs this script, where there is one; else the one on the path. */
function npm() {
  const running = process.env.npm_execpath
  if (running !== undefined && basename(running) === 'npm-cli.js') return [process.execPath, running]
  return ['npm']
}

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

function giveUp(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
