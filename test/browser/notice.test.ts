import { come, openMenu } from '../web/far.ts'
import { describeInHouse, farTest as test } from '../web/house.ts'
import { goTo, SIZES, type Visit, WITH_WORKER } from '../web/visit.ts'

/** A browser without a screen shows no notices: what it would have shown is written down instead. */
const LISTEN = `self.shown = []
self.registration.showNotification = async (title, options) => void self.shown.push([title, options.body, options.data])`

const PUSH = (data: string) => `dispatchEvent(new PushEvent('push', { data: ${JSON.stringify(data)} }))`

/** Somebody presses it; a page comes to the front only where a real hand has pressed. */
const PRESS = (match: string) => `WindowClient.prototype.focus = async () => undefined
dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), {
  notification: { data: ${JSON.stringify(match)}, close: () => undefined },
}))`

/** What the icon of the page says where it is kept as an app: the browser tells nobody, so it is written down. */
const WRITE_DOWN = `Navigator.prototype.setAppBadge = async many => void (window.marked = many)
Navigator.prototype.clearAppBadge = async () => void (window.marked = 0)`

/** The marks of a visit: on the app, and on the tab. */
async function marksOf({ page }: Visit): Promise<unknown[]> {
  const icon = await page.locator('link[rel="icon"]').getAttribute('href')
  return [await page.evaluate('window.marked'), icon]
}

describeInHouse('a notice of the server', () => {
  test('is shown by the worker that keeps the page, in the words that came', async ({ visit, expect }) => {
    const { page, context } = await visit({ ...SIZES.desktop, ...WITH_WORKER })
    await page.evaluate('navigator.serviceWorker.ready.then(() => null)')
    await expect.poll(() => context.serviceWorkers().length).toBe(1)
    const [worker] = context.serviceWorkers()
    await worker?.evaluate(LISTEN)
    await worker?.evaluate(
      PUSH(JSON.stringify({ match: 'o-1', game: 'tin', text: 'It is your turn', url: '' })),
    )
    await expect
      .poll(() => worker?.evaluate('self.shown'))
      .toEqual([['Undercroft', 'It is your turn', 'o-1']])
  })

  test('leads with one press to the table that waits', async ({ arrive, lay, expect }) => {
    const { seats } = await lay('tin', 'the start', ['Ada'])
    const ada = await arrive('Ada', { ...SIZES.desktop, ...WITH_WORKER })
    const { page, context } = ada
    await come(ada, seats[0] ?? '')
    const match = page.url().split('/').at(-1) ?? ''
    await goTo(ada, '#/settings')
    await page.evaluate('navigator.serviceWorker.ready.then(() => null)')
    await page.waitForFunction('navigator.serviceWorker.controller')
    await expect.poll(() => context.serviceWorkers().length).toBe(1)
    await context.serviceWorkers()[0]?.evaluate(PRESS(match))
    await page.locator('.table').waitFor()
    await expect.poll(() => page.url()).toContain(`#/table/${match}`)
  })

  test('of a turn is a mark on the icon of tab and app, on every page until it is taken', async ({
    arrive,
    lay,
    expect,
  }) => {
    const { seats } = await lay('dungeon', 'a full hand', ['Ada', 'Bram'])
    const [ada, bram] = [await arrive('Ada'), await arrive('Bram')]
    for (const { page } of [ada, bram]) await page.evaluate(WRITE_DOWN)
    await Promise.all([come(ada, seats[0] ?? ''), come(bram, seats[1] ?? '')])
    await expect.poll(() => marksOf(ada)).toEqual([1, 'icon-turn.svg'])
    await expect.poll(() => marksOf(bram)).toEqual([0, 'icon.svg'])
    await goTo(bram, '#/rules/dungeon')
    await openMenu(ada, 'Give up')
    await ada.page.getByRole('button', { name: 'Yes, give up' }).click()
    await expect.poll(() => marksOf(ada)).toEqual([0, 'icon.svg'])
    await expect.poll(() => marksOf(bram)).toEqual([1, 'icon-turn.svg'])
    await goTo(bram, '#/')
    await bram.page.locator('.entry', { hasText: 'Your turn' }).waitFor()
    await expect.poll(() => marksOf(bram)).toEqual([1, 'icon-turn.svg'])
    for (const { faults } of [ada, bram]) expect(faults).toEqual([])
  })
})
