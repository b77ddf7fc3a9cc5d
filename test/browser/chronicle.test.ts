import { text } from 'node:stream/consumers'
import { CHRONICLE } from '../web/chronicle.ts'
import { describeInHouse, test } from '../web/house.ts'
import { beginMatch, giveUp, goTo, type Visit } from '../web/visit.ts'

async function open({ page }: Visit, content: string): Promise<void> {
  const file = { name: 'chronicle.json', mimeType: 'application/json', buffer: Buffer.from(content) }
  await page.locator('.chronicle input[type=file]').setInputFiles(file)
}

describeInHouse('the chronicle', () => {
  test('is empty at first, and tells of a match as soon as it is over', async ({ visit, expect }) => {
    const v = await visit()
    await goTo(v, '#/')
    await v.page.getByRole('button', { name: 'Chronicle' }).click()
    await v.page.getByText('Nothing to tell yet').waitFor()
    await beginMatch(v, 'tin')
    await giveUp(v)
    await goTo(v, '#/chronicle')
    await v.page.locator('.rates').getByText('0 of 1').waitFor()
    expect(v.faults).toEqual([])
  })

  test('goes to another device as a file, and what is there already comes but once', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    await goTo(v, '#/chronicle')
    await open(v, JSON.stringify(CHRONICLE))
    await v.page.getByText('34 matches added').waitFor()
    const [download] = await Promise.all([
      v.page.waitForEvent('download'),
      v.page.getByRole('button', { name: 'Save to a file' }).click(),
    ])
    const content = await text(await download.createReadStream())
    const other = await visit()
    await goTo(other, '#/chronicle')
    await open(other, content)
    await other.page.getByText('34 matches added').waitFor()
    await other.page.locator('.deeds-of[open] .deed[data-done="true"]').first().waitFor()
    await open(other, content)
    await other.page.getByText('Nothing in this file was new').waitFor()
    expect([...v.faults, ...other.faults]).toEqual([])
  })

  test('refuses a damaged file in a sentence and loses nothing', async ({ visit, expect }) => {
    const v = await visit()
    await goTo(v, '#/chronicle')
    await open(v, JSON.stringify(CHRONICLE))
    await v.page.locator('.rates').first().waitFor()
    await open(v, '{"format":')
    await v.page.getByText('is not a chronicle: it is not JSON').waitFor()
    await open(v, JSON.stringify({ ...CHRONICLE, entries: [{ match: 'm' }] }))
    await v.page.getByText('This chronicle is damaged: its match 1').waitFor()
    await expect.poll(() => v.page.locator('.chronicle-sums dd').first().textContent()).toBe('34')
    expect(v.faults).toEqual([])
  })
})
