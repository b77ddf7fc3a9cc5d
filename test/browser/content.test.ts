import { tinKit } from '../../src/games/tin/index.ts'
import { describeInHouse, test } from '../web/house.ts'
import { deal, goTo, type Visit } from '../web/visit.ts'

async function choosePack({ page }: Visit, content: unknown): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(content))
  await page.locator('.setup-more summary').click()
  await page
    .locator('.setup-more .open-file input')
    .setInputFiles({ name: 'our-tin.json', mimeType: 'application/json', buffer })
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
    await expect.poll(() => threads.filter(url => url.includes('prover')).length).toBe(1)
    expect(v.faults).toEqual([])
  })

  test('S26 that is none is refused in a sentence, and no match begins', async ({ visit }) => {
    const v = await visit()
    await goTo(v, '#/setup/tin')
    await choosePack(v, { tiles: [] })
    await deal(v, 'gloom', '.toast:has-text("cards: ")')
    await v.page.locator('.setup-foot .button.go').waitFor()
  })
})
