/**
 * What is wide but rarely changes: ten times as many games under the laws, ten times as many runs of each property, and
 * the page at all sizes. UNDERCROFT_SEED explores other properties; arguments are said to vitest.
 */
import { parseCLI, startVitest } from 'vitest/node'

process.env.UNDERCROFT_LAWS ??= '10'
process.env.UNDERCROFT_RUNS ??= '600'
process.env.UNDERCROFT_WIDE ??= '1'
const { filter, options } = parseCLI(['vitest', 'run', ...process.argv.slice(2)])
await startVitest('test', filter, {
  testTimeout: 3_600_000,
  ...options,
  run: true,
})
process.exit()
