import type { Page } from 'playwright-core'
import type { MatchFile } from '../../src/engine/file.ts'
import { describeInHouse, test } from '../web/house.ts'
import { momentOf } from '../web/moments/index.ts'
import { flawsOf, openMatch, READY, SIZES } from '../web/visit.ts'

/** A moment whose match goes on: its further dice are the same at every run. */
async function momentWithDice(game: string, name: string): Promise<MatchFile> {
  const file = await momentOf(game, name)
  return { ...file, header: { ...file.header, seed: 7 } }
}

const legend = (page: Page) => page.locator('.dg-legend')
const log = (page: Page) => page.locator('.table-log')
const versionOf = (page: Page) => page.locator('.table').getAttribute('data-version')

async function pressRoom(page: Page, room: string): Promise<void> {
  await page.locator(`.table${READY} [data-space="${room}"]`).click({ force: true })
}

/** To a corridor at the end of this turn, where nothing is met. */
async function goFive(page: Page): Promise<void> {
  const corridor = '.dg-spot[aria-label^="Corridor"][aria-label*="5 steps"]'
  await page.locator(`.table${READY} ${corridor}`).first().press('Space')
}

describeInHouse('what is pressed answers', () => {
  test('a far room shows the way with its turns, and pressed again the hero walks there over the turns', async ({
    visit,
    expect,
  }) => {
    const v = await visit({ ...SIZES.desktop, reducedMotion: 'reduce' })
    const { page } = v
    await openMatch(v, await momentWithDice('dungeon', 'the first move'))
    await page.getByRole('button', { name: 'Whole board' }).click()
    await pressRoom(page, 'room-2-3')
    await legend(page).getByText('Room 2-3: 16 steps, 4 turns. Press again to walk there').waitFor()
    await page.locator('.dg-trail polyline').waitFor({ state: 'attached' })
    await pressRoom(page, 'room-2-3')
    await log(page)
      .getByText(/, in room 2-3!/)
      .waitFor()
    await expect
      .poll(() =>
        log(page)
          .getByText(/^You go 5 spaces to .* and stop\.$/)
          .count(),
      )
      .toBe(3)
    expect(v.faults).toEqual([])
  })

  test('a walk to a far room begins by key, says how far it is, and stops at Escape; one undo takes back a press', async ({
    visit,
    expect,
  }) => {
    // Bots take their time, so that there is some to stop the walk in.
    const v = await visit(SIZES.desktop, { pace: 'slow', forced: false })
    const { page } = v
    await openMatch(v, await momentWithDice('dungeon', 'the first move'))
    const far = page.getByRole('button', { name: 'Room 2-3, 16 steps, 4 turns: walk there' })
    await far.focus()
    await page.keyboard.press('Enter')
    await legend(page)
      .getByText(/^On the way. Room 2-3: 11 steps, 3 turns/)
      .waitFor()
    await page.keyboard.press('Escape')
    await legend(page)
      .getByText(/^On the way/)
      .waitFor({ state: 'detached' })
    const ask = page.locator('.prompt-ask')
    await expect.poll(() => ask.textContent(), { timeout: 60_000 }).toContain('go up to 5 spaces')
    await goFive(page)
    await expect.poll(() => ask.textContent()).toContain('can go no farther')
    await page.locator(`.table${READY}`).waitFor()
    await page.keyboard.press('u')
    await expect.poll(() => ask.textContent()).toContain('go up to 5 spaces')
    expect(v.faults).toEqual([])
  })

  test('what leaves no choice is done by itself, unless the player wants to be asked', async ({
    visit,
    expect,
  }) => {
    const file = await momentWithDice('dungeon', 'the first move')
    for (const forced of [true, false]) {
      const { page, ...v } = await visit(SIZES.desktop, { forced })
      await openMatch({ page, ...v }, file)
      await goFive(page)
      const stopped = log(page).getByText(/^You go 5 spaces to .* and stop\.$/)
      const stuck = page.locator('.prompt-ask').getByText('can go no farther')
      await (forced ? stopped : stuck).first().waitFor()
      await expect.poll(() => (forced ? stuck : stopped).count()).toBe(0)
    }
  })

  test('an opponent, a treasure, a greyed tool and an earlier moment say what they are', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    const { page } = v
    await openMatch(v, await momentWithDice('dungeon', 'a full hand'))
    await page.getByRole('button', { name: 'About Bram' }).click()
    await page.locator('.dialog').getByText('Secret Door, Magic Sword +1').waitFor()
    expect(await flawsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('.dg-treasure').first().click()
    await page.locator('.dialog').getByText('In hand: only you see it.').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Undo/ }).click({ force: true })
    await page.locator('.toasts').getByText('Nothing of yours can be taken back now.').waitFor()
    await page.locator('.bar-hint').click()
    await page.locator('.hint-slip').waitFor()
    const version = await versionOf(page)
    await log(page).getByRole('button').first().click()
    await page
      .locator('.table[data-past="true"] .table-past')
      .getByText(/^An earlier moment/)
      .waitFor()
    await page.locator('.hint-slip').waitFor({ state: 'detached' })
    await page
      .locator('.prompt-ask')
      .getByText(/^Then: /)
      .waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.table[data-past="false"]').waitFor()
    await expect.poll(() => versionOf(page)).toBe(version)
    expect(v.faults).toEqual([])
  })

  test('a box without a die says which fits, and the one that is advised takes its die', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    const { page } = v
    await openMatch(v, await momentWithDice('onedeck', 'many dice'))
    await page.locator('[data-box="0"] .box').click({ force: true })
    await page
      .locator('.toasts')
      .getByText(/^Take a die first: the .* fits here\.$/)
      .waitFor()
    await page.locator('.bar-hint').click()
    await page.locator('.od-tray-die.advised').waitFor()
    const before = Number(await versionOf(page))
    await page.locator('[data-box]:has(.lit) .box, [data-box] .box.lit').first().click()
    await expect.poll(async () => Number(await versionOf(page))).toBe(before + 1)
  })

  test('lit spaces beyond the window of a phone are counted at its edge, and a press brings them in', async ({
    visit,
    expect,
  }) => {
    const v = await visit(SIZES.phone)
    const { page } = v
    await openMatch(v, await momentWithDice('dungeon', 'the first move'))
    const west = page.locator('.dg-edge[data-side="west"]')
    const count = async () => ((await west.count()) === 0 ? 0 : Number(await west.textContent()))
    await expect.poll(count).toBeGreaterThan(0)
    const before = await count()
    await west.tap()
    await expect.poll(count).toBeLessThan(before)
    expect(v.faults).toEqual([])
  })
})
