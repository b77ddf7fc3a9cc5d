/** Runs the checks, two at a time. Names given as arguments run only those: `npm run check types lint`. */
import { checksNamed, runChecks } from './checks.mjs'

if (!(await runChecks(checksNamed(process.argv.slice(2)), 2))) process.exitCode = 1
