import type { Reporter, TestModule } from 'vitest/node'
import { propertySeed } from './seed.ts'

/**
 * Begins a run with the seed of its properties, and ends it with one line for each missing component and one
 * that people and programs can read: '12 passed, 0 failed, 1 skipped'.
 */
export default class ClosingLineReporter implements Reporter {
  onInit(): void {
    process.stdout.write(`Properties run from seed ${propertySeed()} (UNDERCROFT_SEED sets another).\n`)
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const { passed, failed, skipped, notes } = countResults(modules)
    const rest = skipped > 0 ? `, ${skipped} skipped` : ''
    const lines = [...notes, `${passed} passed, ${failed + unhandledErrors.length} failed${rest}`]
    // At exit, because the default reporter writes its own summary in the same hook, and more after it.
    process.once('exit', () => process.stdout.write(`${lines.join('\n')}\n`))
  }
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
