import { describe, type SuiteOptions, test } from 'vitest'

/**
 * Tests that need something this machine may lack. Without it they are skipped, and the run ends with one line
 * on how to get it; with UNDERCROFT_ALL_COMPONENTS=1, as in .ci/run, they fail, so that nothing goes unproved.
 */
export function gate(
  missing: string | null,
  title: string,
  body: () => void,
  options: SuiteOptions = {},
): void {
  if (missing === null) {
    describe(title, options, () => {
      body()
    })
    return
  }
  test(title, context => {
    if (process.env['UNDERCROFT_ALL_COMPONENTS'] === '1') throw new Error(missing)
    context.skip(missing)
  })
}
