/** A round of each game by people at a distance, each on a device of their own. */
import type { Page } from 'playwright-core'
import { fastRng } from '../../src/engine/rng.ts'
import { come, onTurn, openMenu, pressFirst, versionAt } from '../web/far.ts'
import { describeInHouse, farTest as test } from '../web/house.ts'
import { mouse, pressOne } from '../web/player.ts'
import { goTo, READY, type Visit } from '../web/visit.ts'

const diceOf = ({ page }: Visit, hero: string) =>
  page.getByRole('group', { name: `Dice of ${hero}` }).locator('.od-tray-die')
const poolOf = ({ page }: Visit, hero: string) =>
  page.getByRole('group', { name: `Dice of ${hero}` }).innerText()
const isDone = ({ page }: Visit) =>
  page.locator(`.table${READY} .actions`).getByRole('button', { name: 'is done' })
const whatIf = ({ page }: Visit) => page.locator('.od-what-if').innerText()
const filled = ({ page }: Visit) => page.locator('.od-box .die').count()
const held = (page: Page) => page.locator('.dg-held').count()

/** Plays the turn of whoever has it, until it is the other's. */
async function playTurn(...visits: readonly [Visit, Visit]): Promise<Visit> {
  const first = await onTurn(...visits)
  for (;;) {
    const asked = await onTurn(...visits)
    if (asked !== first) return first
    await pressFirst(asked)
  }
}

describeInHouse('at a distance', () => {
  test('two heroes lay each their own dice, and each sees at once what the other does', async ({
    arrive,
    lay,
    expect,
  }) => {
    const { seats } = await lay('onedeck', 'two persons with a hero each', ['Ada', 'Bram'])
    const [ada, bram] = [await arrive('Ada'), await arrive('Bram')]
    await Promise.all([come(ada, seats[0] ?? ''), come(bram, seats[1] ?? '')])
    for (const who of [ada, bram]) {
      await expect.poll(() => diceOf(who, 'Rogue').count()).toBe(4)
      await expect.poll(() => whatIf(who)).toContain('Mage and Rogue still lay dice.')
    }
    const boxes = await filled(ada)
    await diceOf(bram, 'Rogue').getByRole('button').first().click()
    await bram.page.locator('.od-box .box.lit').first().click()
    await expect.poll(() => diceOf(ada, 'Rogue').count()).toBe(3)
    await expect.poll(() => filled(ada)).toBe(boxes + 1)
    await isDone(ada).click()
    await expect.poll(() => poolOf(bram, 'Mage')).toContain('done')
    await expect.poll(() => whatIf(bram)).toContain('If you stopped now')
    const before = await versionAt(bram)
    await isDone(bram).click()
    for (const who of [ada, bram]) await expect.poll(() => versionAt(who)).toBeGreaterThan(before)
    for (const { page } of [ada, bram]) await page.locator('.od-what-if').waitFor({ state: 'detached' })
    for (const { faults } of [ada, bram]) expect(faults).toEqual([])
  })

  test('two take a whole turn each; nobody else sees a hand before the end, and everybody afterwards', async ({
    arrive,
    lay,
    expect,
  }) => {
    const { seats, watch } = await lay('dungeon', 'a full hand', ['Ada', 'Bram'])
    const [ada, bram, cleo] = [await arrive('Ada'), await arrive('Bram'), await arrive('Cleo')]
    const links = [seats[0] ?? '', seats[1] ?? '', watch]
    await Promise.all([ada, bram, cleo].map((who, place) => come(who, links[place] ?? '')))
    await expect.poll(() => held(ada.page)).toBeGreaterThan(7)
    await expect.poll(() => held(cleo.page)).toBe(0)
    expect(await playTurn(ada, bram)).toBe(ada)
    expect(await playTurn(ada, bram)).toBe(bram)
    const at = await versionAt(ada)
    for (const { page } of [ada, bram]) {
      await openMenu({ page }, 'Give up')
      await page.getByRole('button', { name: 'Yes, give up' }).click()
    }
    for (const who of [bram, cleo]) {
      const { page } = who
      await page.locator('.end-dialog').waitFor()
      await goTo(who, `#/replay/${page.url().split('/').at(-1)}?at=${at}`)
      await page.locator('.replay-eyes').getByText('Ada').click()
      await expect.poll(() => held(page)).toBeGreaterThan(7)
    }
    for (const { faults } of [ada, bram, cleo]) expect(faults).toEqual([])
  })

  test('one explores alone, and somebody looks on', async ({ arrive, lay, expect }) => {
    const [ada, cleo] = [await arrive('Ada'), await arrive('Cleo')]
    const { seats, watch } = await lay('tin', 'the start', ['Ada'])
    await Promise.all([come(ada, seats[0] ?? ''), come(cleo, watch)])
    const [first, rng] = [await versionAt(cleo), fastRng(1)]
    while ((await versionAt(cleo)) < first + 8) await pressOne(ada.page, mouse, rng)
    await expect.poll(async () => (await versionAt(cleo)) - (await versionAt(ada))).toBe(0)
    await expect.poll(() => cleo.page.locator('.actions .button').count()).toBe(0)
    for (const { faults } of [ada, cleo]) expect(faults).toEqual([])
  })
})
