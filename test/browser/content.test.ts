import { tinKit } from '../../src/games/tin/index.ts'
import { describeInHouse, test } from '../web/house.ts'
import { deal, goTo, type Visit } from '../web/visit.ts'

async function choosePack({ page }: Visit, content: unknown): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(content))
  await page.locator('.setup-more summary').click()
  const judged = page.locator('.toast, .setup-more [aria-label="Remove our-tin.json"]').first().waitFor()
  await page
    .locator('.setup-more .open-file input')
    .setInputFiles({ name: 'our-tin.json', mimeType: 'application/json', buffer })
  await judged
  await page.locator('.setup-more summary').click()
}

describeInHouse('a content pack', () => {
  test('S26 of one’s own is proved in a thread beside the table, and played with', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    const threads: string[] = []
    v.page.on('worker', worker => threads.push(worker.url()))
    await goTo(v, '#/setup/tin')
    await choosePack(v, tinKit.packs.standard)
    await deal(v, 'gloom')
    // When it is chosen, and when the match begins.
    await expect.poll(() => threads.filter(url => url.includes('prover')).length).toBe(2)
    expect(v.faults).toEqual([])
  })

  test('S26 that is none is refused in a sentence as soon as it is chosen, and one that was is taken away', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    const chosen = v.page.getByRole('button', { name: 'Remove our-tin.json' })
    await goTo(v, '#/setup/tin')
    const refused = v.page.locator('.toast').getByText('cards: ').waitFor()
    await choosePack(v, { tiles: [] })
    await refused
    await v.page.locator('.setup-more').getByText('Own file').waitFor({ state: 'attached' })
    await choosePack(v, tinKit.packs.standard)
    await v.page.locator('.setup-more summary').click()
    await chosen.click()
    await chosen.waitFor({ state: 'detached' })
    await v.page.locator('.setup-more').getByText('Own file').waitFor()
    expect(v.faults).toEqual([])
  })
})
