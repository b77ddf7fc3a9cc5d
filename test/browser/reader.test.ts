import type { Page } from 'playwright-core'
import { isFocusOn } from '../web/focus.ts'
import { describeInHouse, test } from '../web/house.ts'
import { momentOf } from '../web/moments/index.ts'
import { unclearIn } from '../web/names.ts'
import { beginMatch, flawsOf, goTo, openMatch, overflowOf, SIZES, type Visit } from '../web/visit.ts'

/** What each game's list tells at a moment: a heading, and a line under it. */
const LISTS = [
  ['dungeon', 'the first move', 'Level 1', /^Stairs near .* lead to level 2, near /],
  ['onedeck', 'dice in many boxes', 'Heroes', /^Warrior: \d of \d health, \d strength dice, /],
  ['tin', 'a fight to begin or to leave', 'Rooms', /you are here/],
] as const

/** How wide the upper edge of a thing is drawn, in pixels. */
const edgeOf = (page: Page, selector: string) =>
  page.evaluate<number>(
    `parseFloat(getComputedStyle(document.querySelector(${JSON.stringify(selector)})).borderTopWidth)`,
  )

const paintOf = (page: Page, selector: string) =>
  page.evaluate<string>(
    `getComputedStyle(document.querySelector(${JSON.stringify(selector)})).backgroundColor`,
  )

async function openList({ page }: Visit): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'The table as text' }).click()
  await page.locator('.text-part').first().waitFor()
}

describeInHouse('a screen reader', () => {
  test('hears on a phone what happens, and what is asked then, while the log lies in its drawer', async ({
    visit,
    expect,
  }) => {
    const v = await visit(SIZES.phone)
    const { page } = v
    const file = await momentOf('tin', 'a fight to begin or to leave')
    await openMatch(v, { ...file, header: { ...file.header, seed: 7 } })
    const told = page.locator('.teller[role="status"]')
    await expect.poll(() => told.textContent()).toBe('')
    await page.locator('.actions .button.go').tap()
    await expect.poll(() => told.textContent()).toMatch(/You fight .*attacks/)
    // The question is read when the focus comes to it, or told.
    await expect.poll(() => isFocusOn(page, '.prompt-ask')).toBe(true)
    await expect.poll(() => page.locator('.table-log').isVisible()).toBe(false)
    await expect.poll(() => page.locator('.table-log').getAttribute('aria-live')).toBe('off')
    expect(v.faults).toEqual([])
  })

  test.for(LISTS)(
    '%s: walks through the table as a list, which a phone is wide enough for',
    async ([game, moment, title, line], { visit, expect }) => {
      const v = await visit(SIZES.phone)
      await openMatch(v, await momentOf(game, moment))
      await openList(v)
      const part = v.page.locator('.text-part').filter({ has: v.page.getByRole('heading', { name: title }) })
      await part.getByRole('listitem').filter({ hasText: line }).first().waitFor()
      expect([...(await flawsOf(v.page)), ...(await overflowOf(v.page))]).toEqual([])
      expect(v.faults).toEqual([])
    },
  )

  test('tells every control of home, of the lists and of replays from every other', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    for (const game of ['dungeon', 'dungeon', 'tin']) await beginMatch(v, game)
    for (const [hash, there] of [
      ['#/', '.entry:nth-of-type(3)'],
      ['#/replays', '.replay-row:nth-of-type(3)'],
      ['#/learn', '.learn-chapters .button'],
      ['#/rules', '.rules-choose .card'],
      ['#/settings', '.settings-foot'],
    ] as const) {
      await goTo(v, hash)
      await v.page.locator(there).first().waitFor()
      expect((await unclearIn(v.page)).map(flaw => `${hash} ${flaw}`)).toEqual([])
    }
    await v.page.goto(`${v.site.url}#/`)
    await v.page.getByRole('button', { name: 'Play Dungeon!' }).waitFor()
    await beginMatch(v, 'onedeck')
    await v.page.getByRole('img', { name: '4 strength dice' }).waitFor()
  })

  test('sees edges and shapes in forced colours', async ({ visit, expect }) => {
    const v = await visit()
    const { page } = v
    await page.emulateMedia({ forcedColors: 'active' })
    await page.locator('.home-games').waitFor()
    await expect.poll(() => edgeOf(page, '.game-card .button.go')).toBeGreaterThan(2)
    await expect.poll(() => edgeOf(page, '.home-nav .button')).toBeGreaterThan(0)
    await goTo(v, '#/setup/dungeon')
    await page.locator('.segmented label').first().waitFor()
    const chosen = await paintOf(page, '.segmented label:has(:checked)')
    await expect.poll(() => paintOf(page, '.segmented label:not(:has(:checked))')).not.toBe(chosen)
    await openMatch(v, await momentOf('onedeck', 'closed doors'))
    await expect.poll(() => edgeOf(page, '.od-arch')).toBeGreaterThan(1)
    await expect.poll(() => edgeOf(page, '.actions .button')).toBeGreaterThan(0)
  })
})
