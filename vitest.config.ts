import { defineConfig } from 'vitest/config'

const BROWSER = 'test/browser/**/*.test.ts'
/** No file of these leaves anything behind for the next, so they share what they import; nor do those in a browser. */
const PURE = ['src/**/*.test.ts']
const NODE = ['test/**/*.test.ts', 'scripts/**/*.test.ts']
const ELSEWHERE = ['**/node_modules/**', '**/fixtures/**']

export default defineConfig({
  test: {
    reporters: ['default', './scripts/closing-line-reporter.ts'],
    // One more than cores: some tests wait for dice, threads or other processes.
    maxWorkers: 3,
    coverage: { include: ['src/**/*.ts'], exclude: ['src/**/*.test.ts', 'src/testing/**'] },
    setupFiles: ['scripts/vitest-seed.ts'],
    exclude: ELSEWHERE,
    // No test is too slow because the machine is busy: these only end what would never end.
    testTimeout: 1_800_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      { extends: true, test: { name: 'node', include: NODE, exclude: [...ELSEWHERE, BROWSER] } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [BROWSER],
          isolate: false,
          globalSetup: ['test/web/open-house.ts'],
          maxConcurrency: 3,
        },
      },
    ],
  },
})
