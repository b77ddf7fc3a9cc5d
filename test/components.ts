/** Real services for whole-system tests, each on a free port of this machine with a folder of its own. */
import type { SuiteOptions } from 'vitest'
import { missingBrowser } from './components/browser.ts'
import { gate } from './components/gate.ts'
import { missingNats } from './components/nats.ts'
import { missingPostgres } from './components/postgres.ts'

export { launchBrowser } from './components/browser.ts'
export { startNats } from './components/nats.ts'
export { startPostgres } from './components/postgres.ts'

const MISSING = {
  browser: missingBrowser,
  'nats-server': missingNats,
  postgres: missingPostgres,
}

type Component = keyof typeof MISSING

/** describe(), for tests that need these components. */
export function describeWith(
  components: readonly Component[],
  title: string,
  body: () => void,
  options: SuiteOptions = {},
): void {
  const missing = components.flatMap(name => MISSING[name]() ?? [])
  gate(missing[0] ?? null, title, body, options)
}
