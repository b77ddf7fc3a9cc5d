/**
 * What a change needs, in less than a minute: types, layout and lint of the files that differ from the last commit,
 * and the tests of engine, games, table, bots, terminal and page that know one of them, with few games for the laws.
 * Browser tests only by name: `npm run near -- --project browser tin`.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseCLI, startVitest } from 'vitest/node'
import { checksNamed, runChecks } from './checks.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

process.env.UNDERCROFT_LAWS ??= '0.02'
const asked = process.argv.slice(2)
const isClean = asked.length > 0 ? await runNamed() : await runChanged()
process.exit(isClean ? process.exitCode : 1)

/** Words are parts of the titles of tests. */
async function runNamed() {
  const { filter, options } = parseCLI(['vitest', 'run', ...asked])
  const named = filter.length > 0 ? { testNamePattern: filter.join(' ') } : {}
  await startVitest('test', [], { ...options, ...named, run: true })
  return true
}

async function runChanged() {
  const files = changed()
  const [isClean] = await Promise.all([
    runChecks([...checksNamed(['types']), ...checksOf(files)], 1),
    startVitest('test', [], { project: ['pure', 'node'], changed: true, passWithNoTests: true, run: true }),
  ])
  return isClean
}

/** Source that differs from the last commit, or is new. */
function changed() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n')
  const files = [
    ...git('diff', '--name-only', '--relative', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  return files.filter(file => /\.(ts|tsx|mjs|js)$/.test(file) && existsSync(`${root}/${file}`))
}

function checksOf(files) {
  if (files.length === 0) return []
  const list = files.map(file => `"${file}"`).join(' ')
  const flags = { format: '--no-errors-on-unmatched', lint: '--no-error-on-unmatched-pattern' }
  return checksNamed(['format', 'lint']).map(({ name, command }) => ({
    name,
    command: `${command} ${flags[name]} ${list}`,
  }))
}
