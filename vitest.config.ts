import { defineConfig } from 'vitest/config'

const BROWSER = 'test/browser/**/*.test.ts'
/** What knows no machine, and so may share one: no file leaves anything behind for the next. */
const PURE = ['src/{engine,games,table,bots}/**/*.test.ts']
const NODE = ['src/{cli,web}/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts']
const ELSEWHERE = ['**/node_modules/**', '**/fixtures/**']

export default defineConfig({
  test: {
    reporters: ['default', './scripts/closing-line-reporter.ts'],
    maxWorkers: 2,
    coverage: { include: ['src/**/*.ts'], exclude: ['src/**/*.test.ts', 'src/testing/**'] },
    setupFiles: ['scripts/vitest-seed.ts'],
    exclude: ELSEWHERE,
    // Whoever waits for less than this waits for the machine, which may be a busy one.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      { extends: true, test: { name: 'node', include: NODE, exclude: [...ELSEWHERE, BROWSER] } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [BROWSER],
          globalSetup: ['test/web/open-house.ts'],
          maxConcurrency: 3,
        },
      },
    ],
  },
})
