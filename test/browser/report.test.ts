/** Reports of small real studies, as the laboratory writes them. */
import type { Page } from 'playwright-core'
import { reportFor } from '../../src/cli/sim/page.ts'
import type { AnyKit } from '../../src/engine/types.ts'
import { KITS } from '../../src/games/index.ts'
import { labOf } from '../../src/sim/lab/lab.ts'
import { playChunk } from '../../src/sim/lab/play-chunk.ts'
import { unbegun, withChunk } from '../../src/sim/lab/record.ts'
import type { Study } from '../../src/sim/lab/study.ts'
import { test as base, describeInHouse } from '../web/house.ts'
import { flawsOf, SIZES } from '../web/visit.ts'

const GAMES = 40

function reportOf(kit: AnyKit, arms: Study['arms']): string {
  const { id: game, rulesVersion, seats } = kit.facts
  const study: Study = {
    game,
    rulesVersion,
    bots: ['random'],
    seats: seats.min,
    seed: 3,
    budget: { iterations: 1 },
    lots: [],
    arms,
  }
  const lab = labOf(kit, study, () => 0)
  if (!lab.ok) throw new Error(lab.refusal.reason)
  const progress = withChunk(unbegun(study), playChunk(lab.value, { from: 0, to: GAMES }))
  return reportFor(kit, { commandFor: () => `undercroft sim ${game}`, language: 'en' })(study, progress)
}

const kitCalled = (id: string): AnyKit => {
  const kit = KITS.find(({ facts }) => facts.id === id)
  if (!kit) throw new Error(`There is no ${id}`)
  return kit
}

const arm = (name: string, options: Readonly<Record<string, unknown>>) => ({ name, options, any: [] })
const REPORTS: Readonly<Record<string, () => string>> = {
  dungeon: () => reportOf(kitCalled('dungeon'), [arm('', { turnLimit: 30 })]),
  onedeck: () => reportOf(kitCalled('onedeck'), [arm('', {})]),
  'a sweep of tin': () =>
    reportOf(
      kitCalled('tin'),
      [5, 8].map(hearts => arm(`hearts=${hearts}`, { hearts, turnLimit: 60 })),
    ),
}

const test = base.extend('report', ({ house }, { onCleanup }) => {
  const opened: Page[] = []
  onCleanup(async () => {
    for (const page of opened) await page.context().close()
  })
  return async (content: string, size: 'desktop' | 'phone', colorScheme: 'light' | 'dark'): Promise<Page> => {
    const page = await (await house.browser.newContext({ ...SIZES[size], colorScheme })).newPage()
    opened.push(page)
    await page.setContent(content)
    return page
  }
})

const PAPER = `getComputedStyle(document.querySelector('.sheet')).backgroundColor`
const PICTURE = `getComputedStyle(document.querySelector('.niche[class*=" p"]')).backgroundImage.slice(0, 27)`
const ASKED = `performance.getEntriesByType('resource').map(({ name }) => name).filter(name => !name.startsWith('data:'))`
const ALL_OPEN = `for (const table of document.querySelectorAll('details')) table.open = true`
const STICKS_OUT = `[...document.querySelectorAll('body *')]
  .filter(part => !part.closest('.scroll, pre, svg') && part.getBoundingClientRect().right > innerWidth + 1)
  .map(part => part.outerHTML.slice(0, 120))`

describeInHouse('the report of a study', () => {
  test.for(Object.entries(REPORTS))(
    'of %s has no flaw in either light',
    async ([, make], { report, expect }) => {
      const page = await report(make(), 'desktop', 'dark')
      await page.evaluate(ALL_OPEN)
      expect(await flawsOf(page)).toEqual([])
      await page.getByLabel('light', { exact: true }).check()
      expect(await flawsOf(page)).toEqual([])
    },
  )

  test.for(Object.entries(REPORTS))('of %s fits a phone', async ([, make], { report, expect }) => {
    const page = await report(make(), 'phone', 'light')
    await page.evaluate(ALL_OPEN)
    await expect.poll(() => page.evaluate(STICKS_OUT)).toEqual([])
  })

  test('is in the light of the device until one chooses', async ({ report, expect }) => {
    const page = await report(REPORTS['onedeck']?.() ?? '', 'desktop', 'dark')
    await expect.poll(() => page.evaluate(PAPER)).toBe('rgb(236, 220, 182)')
    await page.getByLabel('light', { exact: true }).focus()
    await page.keyboard.press('Space')
    await expect.poll(() => page.evaluate(PAPER)).toBe('rgb(251, 243, 222)')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.evaluate(PAPER)).toBe('rgb(236, 220, 182)')
  })

  test('shows its pictures, and asks nobody for anything', async ({ report, expect }) => {
    const page = await report(REPORTS['onedeck']?.() ?? '', 'desktop', 'dark')
    await expect.poll(() => page.evaluate(PICTURE)).toBe('url("data:image/webp;base64')
    await expect.poll(() => page.evaluate(ASKED)).toEqual([])
  })
})
