/**
 * Every check and every test, side by side: what is waited for is the longer of the two. What is said to it is said to
 * vitest: `npm test -- --project node`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseCLI, startVitest } from 'vitest/node'
import { checksNamed, runChecks } from './checks.mjs'

const { filter, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)])
// What one project has transformed the others take from here, for this run alone: nothing in it can be out of date.
const modules = mkdtempSync(join(tmpdir(), 'undercroft-modules-'))
const experimental = { fsModuleCache: true, fsModuleCachePath: modules }
const [isClean] = await Promise.all([
  runChecks(checksNamed([]), 1),
  startVitest('test', filter, { ...options, run: true, experimental }),
])
rmSync(modules, { recursive: true, force: true })
process.exit(isClean ? process.exitCode : 1)
