/** What the page does where the browser, the server or an address lets it down. */
import { readFileSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContextOptions } from 'playwright-core'
import { fastRng } from '../../src/engine/rng.ts'
import { describeInHouse, test } from '../web/house.ts'
import { mouse, pressOne } from '../web/player.ts'
import { copyOf, type Site } from '../web/site.ts'
import { beginMatch, flawsOf, goTo, SIZES, type Visit, visit as visitIn, WITH_WORKER } from '../web/visit.ts'

/** As where cookies are blocked: the thread that holds the tables may open no store. */
async function blockStore({ context, page, site }: Visit): Promise<void> {
  const blocked = `IDBFactory.prototype.open = () => { throw new DOMException('denied', 'SecurityError') };`
  await context.route(/\/worker-[^/]*\.js$/, (route, request) => {
    const script = readFileSync(join(site.folder, new URL(request.url()).pathname), 'utf8')
    return route.fulfill({ contentType: 'text/javascript', body: `${blocked}${script}` })
  })
  await page.reload()
}

/** A site of its own, to be changed, and visits to it. */
const testOnOwnSite = test.extend('own', async ({ house }, { onCleanup }) => {
  const site = await copyOf(house.site)
  const opened: Visit[] = []
  onCleanup(async () => {
    for (const { context } of opened) await context.close()
    await site.close()
  })
  const visit = async (options: BrowserContextOptions): Promise<Visit> => {
    const v = await visitIn({ site, browser: house.browser }, options)
    opened.push(v)
    return v
  }
  return { site, visit }
})

/** The next version: the page says so, and the screens are not among its files any more. */
async function publish({ folder }: Site): Promise<void> {
  const gone = (await readdir(join(folder, 'assets'))).filter(name => /^screen-.*\.js$/.test(name))
  for (const name of gone) await rm(join(folder, 'assets', name))
  const worker = await readFile(join(folder, 'offline.js'), 'utf8')
  const fewer = gone.reduce((text, name) => text.replace(`"assets/${name}",`, ''), worker)
  await writeFile(join(folder, 'offline.js'), fewer.replace(/(CACHE = PREFIX \+ )"\w+"/, '$1"next"'))
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  await writeFile(join(folder, 'index.html'), page.replace('<html', '<html data-next'))
}

describeInHouse('where something is amiss', () => {
  test('a browser that keeps nothing plays on, says so, and offers the match as a file', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    await blockStore(v)
    await beginMatch(v, 'tin')
    const toast = v.page.locator('.toast').filter({ hasText: 'could not keep the match' })
    await toast.waitFor()
    const rng = fastRng(3)
    for (let press = 0; press < 6; press++) await pressOne(v.page, mouse, rng)
    await expect.poll(() => toast.count()).toBe(1)
    expect(await flawsOf(v.page)).toEqual([])
    const saved = v.page.waitForEvent('download')
    await toast.getByRole('button', { name: 'Save to a file' }).click()
    expect((await saved).suggestedFilename()).toContain('undercroft-tin-')
    await toast.waitFor({ state: 'detached' })
    expect(v.faults).toEqual([])
  })

  test.for([
    ['#/nonsense', 'There is no such page'],
    ['#/table/unknown', 'not on this device any more'],
    ['#/table/%E0%A4%A', 'not on this device any more'],
    ['#/replay/unknown', 'match'],
    ['#/replay?m=damaged', 'The link is damaged'],
    ['#/setup/chess', 'There is no such game'],
  ] as const)('%s leads home with a sentence', async ([hash, sentence], { visit, expect }) => {
    const v = await visit()
    // Looked out for beforehand: it does not stay.
    const said = v.page.locator('.toast').getByText(sentence).waitFor()
    await goTo(v, hash)
    await said
    await v.page.locator('.home-games').waitFor()
    await expect.poll(() => new URL(v.page.url()).hash).toBe('#/')
    expect(v.faults).toEqual([])
  })

  testOnOwnSite(
    'a tab outlives a new version, hears of it from another tab, and loads it when asked to',
    async ({ own, expect }) => {
      const v = await own.visit({ ...SIZES.desktop, ...WITH_WORKER })
      await expect.poll(() => v.page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true)
      await publish(own.site)
      const other = await v.context.newPage()
      await other.goto(own.site.url)
      const newer = v.page.locator('.toast').filter({ hasText: 'There is a newer version' })
      await newer.waitFor()
      await goTo(v, '#/rules')
      await v.page.locator('.rules-choose').waitFor()
      await newer.getByRole('button', { name: 'Load it' }).click()
      await v.page.locator('html[data-next]').waitFor()
      await goTo({ ...v, page: other }, '#/rules')
      await other.locator('.rules-choose').waitFor()
      expect(v.faults).toEqual([])
    },
  )

  testOnOwnSite(
    'a part that the server has no more is said, with a button that loads the page again',
    async ({ own, expect }) => {
      const v = await own.visit(SIZES.desktop)
      await v.page.locator('.home-games').waitFor()
      await publish(own.site)
      await goTo(v, '#/rules')
      await v.page.locator('.notice').getByText('A part of this page could not be loaded').waitFor()
      expect(await flawsOf(v.page)).toEqual([])
      await v.page.getByRole('button', { name: 'Load the page again' }).click()
      await v.page.locator('html[data-next]').waitFor()
    },
  )
})
