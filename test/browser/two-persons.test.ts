/** Two persons with a hero each, and a person beside a bot, at one device. */
import type { Page } from 'playwright-core'
import type { MatchFile } from '../../src/engine/file.ts'
import type { SeatHolder } from '../../src/engine/match.ts'
import { describeInHouse, test } from '../web/house.ts'
import { momentOf } from '../web/moments/index.ts'
import { openMatch, READY } from '../web/visit.ts'

const ada: SeatHolder = { kind: 'person', name: 'Ada' }
const bo: SeatHolder = { kind: 'person', name: 'Bo' }
const bram: SeatHolder = { kind: 'bot', name: 'Bram', level: 'greedy' }

/** Mage and Rogue in a fight, both not done; the Rogue has A6 A6 A2 H5 and a box asks for 11 agility. */
async function fightOf(...seats: readonly SeatHolder[]): Promise<MatchFile> {
  const file = await momentOf('onedeck', 'two persons with a hero each')
  return { ...file, header: { ...file.header, seats, seed: 7 } }
}

const pool = (page: Page, hero: string) => page.getByRole('group', { name: `Dice of ${hero}` })
const diceOf = (page: Page, hero: string) => pool(page, hero).locator('.od-tray-die')
const button = (page: Page, name: string) =>
  page.locator(`.table${READY} .actions`).getByRole('button', { name })
const auto = (page: Page) => page.locator('.od-auto-place')
const textOf = (page: Page, selector: string) => () => page.locator(selector).innerText()

describeInHouse('one deck', () => {
  test('the second hero lays first, "done" is taken back, Auto-place lays the dice of one, and either may give up', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    const { page } = v
    await openMatch(v, await fightOf(ada, bo))
    await expect.poll(textOf(page, '.od-what-if')).toContain('Mage and Rogue still lay dice.')
    await button(page, 'Rogue is done').click()
    await expect.poll(() => pool(page, 'Rogue').innerText()).toContain('done')
    await expect.poll(textOf(page, '.od-what-if')).toContain('If you stopped now')
    await button(page, 'Not done yet').click()
    await button(page, 'Rogue is done').waitFor()
    await diceOf(page, 'Rogue').getByRole('button').first().click()
    await page.locator('.od-box .box.lit').first().click()
    await expect.poll(() => diceOf(page, 'Rogue').count()).toBe(3)
    await page.locator(`.table${READY}`).getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => diceOf(page, 'Rogue').count()).toBe(4)
    await expect.poll(textOf(page, '.od-auto-place')).toContain('Auto: Rogue')
    await auto(page).click()
    await expect.poll(() => diceOf(page, 'Rogue').count()).toBe(2)
    await expect.poll(() => diceOf(page, 'Mage').count()).toBe(1)
    // What it laid was one press.
    await page
      .locator('.od-auto-place[aria-pressed=false]')
      .or(page.locator('.actions:not(:has(.od-auto-place))'))
      .first()
      .waitFor()
    await page.locator(`.table${READY}`).getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => diceOf(page, 'Rogue').count()).toBe(4)
    await page.locator(`.table${READY}`).getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Give up' }).click()
    await page.getByRole('button', { name: 'Bo gives up' }).click()
    await page.getByRole('group', { name: 'Dice of Rogue, played by Bo' }).waitFor()
    expect(v.faults).toEqual([])
  })

  test('the dice of a bot are dimmed with its name, a press says whose they are, and nothing asks first', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    const { page } = v
    await openMatch(v, await fightOf(ada, bram))
    await expect.poll(() => pool(page, 'Rogue').innerText()).toContain('Bram')
    await expect.poll(() => pool(page, 'Rogue').locator('.od-tray-die.idle').count()).toBe(4)
    await diceOf(page, 'Rogue').getByRole('button').first().click()
    await expect.poll(textOf(page, '.od-tray-note')).toContain('Bram plays Rogue')
    await expect.poll(() => page.locator('.od-box .box.lit').count()).toBe(0)
    await button(page, 'Mage is done').click()
    await expect.poll(() => page.locator('.table-log').innerText()).toContain('Rogue lays')
    expect(v.faults).toEqual([])
  })
})
