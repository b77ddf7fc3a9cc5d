import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { propertySeed } from './seed.ts'

/** So many of the tests that took longest are named, if they took longer than this. */
const LONGEST = 10
const LONG_MS = 1000

/**
 * Begins a run with the seed of its properties. Ends it with what took longest and how long all took, one line for
 * each missing component, and one that people and programs can read: '12 passed, 0 failed, 1 skipped'.
 */
export default class ClosingLineReporter implements Reporter {
  onInit(): void {
    process.stdout.write(`Properties run from seed ${propertySeed()} (UNDERCROFT_SEED sets another).\n`)
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const { passed, failed, skipped, notes } = countResults(modules)
    const rest = skipped > 0 ? `, ${skipped} skipped` : ''
    const last = [...notes, `${passed} passed, ${failed + unhandledErrors.length} failed${rest}`]
    // At exit, because the default reporter writes its own summary in the same hook, and checks may still run.
    process.once('exit', () => {
      process.stdout.write(`${[...longest(modules), tookAll(), ...last].join('\n')}\n`)
    })
  }
}

function longest(modules: readonly TestModule[]): string[] {
  const tests = modules
    .flatMap(module => [...module.children.allTests()])
    .filter(test => took(test) > LONG_MS)
  const lines = tests
    .toSorted((a, b) => took(b) - took(a))
    .slice(0, LONGEST)
    .map(test => `${seconds(took(test)).padStart(8)}  ${test.module.relativeModuleId}: ${test.name}`)
  return lines.length > 0 ? ['What took longest:', ...lines] : []
}

const took = (test: TestCase): number => test.diagnostic()?.duration ?? 0
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

/** From the start of this process: installing is not in it, checks beside the tests are. */
function tookAll(): string {
  const all = Math.round(performance.now() / 1000)
  return `Took ${Math.floor(all / 60)} min ${all % 60} s.`
}

function countResults(modules: readonly TestModule[]) {
  const count = { passed: 0, failed: 0, skipped: 0, notes: new Set<string>() }
  for (const module of modules) {
    // A file that cannot even be loaded has no tests to count, and is a failure all the same.
    if (module.errors().length > 0) count.failed += 1
    for (const test of module.children.allTests()) {
      const result = test.result()
      count[result.state === 'pending' ? 'failed' : result.state] += 1
      if (result.state === 'skipped' && result.note !== undefined) count.notes.add(result.note)
    }
  }
  return count
}
