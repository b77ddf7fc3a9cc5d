/**
 * Every check and every test, side by side: what is waited for is the longer of the two. What is said to it is said to
 * vitest: `npm test -- --project node`.
 */
import { parseCLI, startVitest } from 'vitest/node'
import { checksNamed, runChecks } from './checks.mjs'

const { filter, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)])
const [isClean] = await Promise.all([
  runChecks(checksNamed([]), 1),
  startVitest('test', filter, { ...options, run: true }),
])
process.exit(isClean ? process.exitCode : 1)
