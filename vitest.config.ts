import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/fixtures/**'],
    setupFiles: ['scripts/vitest-seed.ts'],
    reporters: ['default', './scripts/closing-line-reporter.ts'],
    // Some laws play hundreds of whole games; a shared two-core machine needs the room.
    testTimeout: 30_000,
    hookTimeout: 120_000,
    coverage: { include: ['src/**/*.ts'], exclude: ['src/**/*.test.ts', 'src/testing/**'] },
  },
})
