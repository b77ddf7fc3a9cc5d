import { expect, test } from 'vitest'
import { hasteIn } from './haste.ts'

const HASTY = 'expects what the page shows this moment: use expect.poll, or wait for it.'
const inTest = (...lines: string[]) => hasteIn('a.test.ts', lines.join('\n'))

test.each([
  `expect(await page.locator('.entry').count()).toBe(1)`,
  `expect(await page.locator('.entry').isVisible()).toBe(true)`,
  `expect((await page.locator('h1').textContent())?.length).toBe(4)`,
  `expect(Number(await page.locator('h1').getAttribute('value'))).toBe(4)`,
  `expect(await Promise.all(rows.map(row => row.innerText()))).toEqual([])`,
  `expect(page.url()).toContain('#/')`,
])('an expectation on what is shown this moment is found: %s', line => {
  expect(inTest('const a = 1', line)).toEqual([`a.test.ts:2 ${HASTY}`])
})

test('also by way of a name, or of a function that looks', () => {
  expect(
    inTest(
      `const before = { rows: await page.locator('tr').count() }`,
      `const [left, right] = [before.rows, 1]`,
      `async function seen() { return page.locator('p').innerText() }`,
      `expect(before.rows).toBe(1)`,
      `expect(left).toBe(1)`,
      `expect(await seen()).toBe('')`,
    ),
  ).toEqual([4, 5, 6].map(line => `a.test.ts:${line} ${HASTY}`))
})

test.each([
  `await expect.poll(() => page.locator('.entry').count()).toBe(1)`,
  `const rows = () => page.locator('tr').count(); await expect.poll(rows).toBe(1)`,
  `const spot = await vi.waitUntil(() => page.locator('i').boundingBox()); expect(spot.x).toBe(0)`,
  `expect(await flawsOf(page)).toEqual([])`,
  `const count = await rows.count(); expect(things.count).toBe(1)`,
  `const all = await Promise.all([one, two]); expect(all).toEqual([])`,
  `if (await cover.isVisible()) await cover.click()`,
])('what waits or does not read the page is left alone: %s', line => {
  expect(inTest(line)).toEqual([])
})

test('pauses and clocks are found', () => {
  expect(
    inTest(
      'await page.waitForTimeout(500)',
      'await new Promise(done => setTimeout(done, 30))',
      'const t = performance.now()',
    ),
  ).toEqual([
    'a.test.ts:1 pauses (waitForTimeout): wait for what should happen.',
    'a.test.ts:2 pauses (setTimeout): wait for what should happen.',
    'a.test.ts:3 looks at the clock: measure in bench/ instead.',
  ])
})
