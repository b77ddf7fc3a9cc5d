import { fileURLToPath } from 'node:url'
import { describeInHouse, test } from '../web/house.ts'
import { SHEET } from '../web/screens.ts'
import { beginMatch, giveUp, goTo } from '../web/visit.ts'

const RESCUED = fileURLToPath(new URL('../../src/games/tin/fixtures/rescued.json', import.meta.url))

describeInHouse('the end of a match', () => {
  test('leads to the moment at which it turned', async ({ visit, expect }) => {
    const v = await visit()
    await v.page.locator('.open-file input').setInputFiles(RESCUED)
    await v.page.locator('.end-said').getByText('It turned at step 252').click()
    await v.page.locator('.replay').waitFor()
    await expect.poll(() => v.page.locator('.controls .chip').textContent()).toContain('252')
    expect(v.faults).toEqual([])
  })

  test('deals the same once more', async ({ visit, expect }) => {
    const v = await visit()
    await beginMatch(v, 'tin')
    const first = v.page.url()
    const dealt = () => v.page.locator('.table-log li').allTextContents()
    await expect.poll(async () => (await dealt()).length).toBeGreaterThan(0)
    const before = await dealt()
    await giveUp(v)
    await v.page.getByRole('button', { name: 'Same deal again' }).click()
    await expect.poll(() => v.page.url()).not.toBe(first)
    await v.page.locator('.table[data-over="false"]').waitFor()
    await expect.poll(dealt).toEqual(before)
  })

  test('leads heroes of a campaign to the marks that they have to spend', async ({ visit, expect }) => {
    const v = await visit()
    await goTo(v, '#/campaign')
    const buffer = Buffer.from(JSON.stringify(SHEET))
    await v.page
      .locator('.od-campaign-file input')
      .setInputFiles({ name: 'sheet.json', mimeType: 'application/json', buffer })
    await v.page.locator('.od-campaign-entry').first().click()
    await v.page.locator('.od-campaign-buttons .go').click()
    await v.page.locator('.setup-foot .button.go').click()
    await v.page.locator('.table').waitFor()
    await giveUp(v)
    await v.page
      .locator('.end-dialog .button.go')
      .getByText('none earned by this match, 6 unspent in all')
      .click()
    await v.page.locator('.od-campaign-earned').waitFor()
    expect(v.faults).toEqual([])
  })
})
