/**
 * Every check and every test, side by side: what is waited for is the longer of the two. What is said to it is said to
 * vitest: `npm test -- --project node`.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseCLI, startVitest } from 'vitest/node'
import { checksNamed, runChecks } from './checks.mjs'

const { filter, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)])
// Whatever tests leave lying goes with this folder; a database has a user of its own, who must get through it.
const folder = mkdtempSync(join(tmpdir(), 'undercroft-tests-'))
chmodSync(folder, 0o711)
process.env.TMPDIR = folder
// What one project has transformed the others take from here, for this run alone: nothing in it can be out of date.
const experimental = { fsModuleCache: true, fsModuleCachePath: join(folder, 'modules') }
const [isClean] = await Promise.all([
  runChecks(checksNamed([]), 1),
  startVitest('test', filter, { ...options, run: true, experimental }),
])
rmSync(folder, { recursive: true, force: true })
process.exit(isClean ? process.exitCode : 1)
