/** Writes docs/rules-coverage.md; with --check, only says what is missing. */
import { fileURLToPath } from 'node:url'
import { faultsIn, writeReport } from './rules/command.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
if (process.argv.includes('--check')) {
  const faults = faultsIn(root)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
} else writeReport(root)
