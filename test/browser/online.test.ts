import {
  atTable,
  gather,
  onTurn,
  pressFirst,
  say,
  setOffline,
  sitDown,
  versionAt,
  watchLinkOf,
} from '../web/far.ts'
import { describeInHouse, farTest as test } from '../web/house.ts'
import { goTo, SIZES, type Visit } from '../web/visit.ts'

const promptAt = ({ page }: Visit) => page.locator('.prompt-ask').innerText()

/** As long as a name may be. */
const EVIL_NAME = '<img src=x onerror=x()>'

describeInHouse('people at a distance', () => {
  test('gather by a link, play, refresh, and lose and regain the network', async ({ arrive, expect }) => {
    const [ada, bram] = [await arrive('Ada'), await arrive('Bram', SIZES.phone)]
    const link = await gather(ada, 'dungeon')
    await sitDown(bram, link, 2)
    await Promise.all([ada, bram].map(atTable))
    await expect.poll(() => bram.page.url()).not.toContain(link.split('/').at(-1) ?? link)
    const first = await onTurn(ada, bram)
    const [other, name] = first === ada ? [bram, 'Ada'] : [ada, 'Bram']
    await expect.poll(() => promptAt(other)).toBe(`${name} is thinking …`)
    await expect.poll(() => first.page.title()).toContain('Your turn')
    const before = await versionAt(other)
    await pressFirst(first)
    await expect.poll(() => versionAt(other)).toBeGreaterThan(before)
    await other.page.reload()
    await atTable(other)
    await expect.poll(async () => (await versionAt(other)) - (await versionAt(first))).toBe(0)
    const next = await onTurn(ada, bram)
    const waits = next === ada ? bram : ada
    await setOffline(waits, true)
    await waits.page.locator('.line-slip p').waitFor()
    const missed = await versionAt(waits)
    await pressFirst(next)
    await next.page.locator('.fellow-away').first().waitFor()
    await setOffline(waits, false)
    await expect.poll(() => versionAt(waits)).toBeGreaterThan(missed)
  })

  test('S15 names and what is said are text everywhere, whoever mutes hears no more, and an onlooker has no hand and nothing to press', async ({
    arrive,
    expect,
  }) => {
    const [ada, bram, cleo] = [await arrive(EVIL_NAME), await arrive('Bram'), await arrive('Cleo')]
    const link = await gather(ada, 'dungeon')
    const watch = await watchLinkOf(ada)
    await ada.page.locator('.room-foot .switch').click()
    await goTo(cleo, '#/lobby')
    await expect.poll(() => cleo.page.locator('.lobby-table').innerText()).toContain(`by ${EVIL_NAME}`)
    await sitDown(bram, link, 2)
    await cleo.page.goto(watch)
    await Promise.all([ada, bram, cleo].map(v => v.page.locator('.table').waitFor()))
    await expect.poll(() => bram.page.locator('.bar-seats').innerText()).toContain(EVIL_NAME)
    const evil = '<img src=x onerror="document.title = \'taken\'">'
    await say(ada, evil)
    await bram.page.locator('.fellow-unread').waitFor()
    await bram.page.locator('.fellow-talk button').click()
    await expect.poll(() => bram.page.locator('.talk-sayings').innerText()).toContain(evil)
    for (const { page } of [ada, bram, cleo])
      await expect.poll(() => page.locator('img[src="x"]').count()).toBe(0)
    await bram.page.getByRole('button', { name: 'Mute' }).click()
    await ada.page.locator('.talk-say input').fill('Once more')
    await ada.page.locator('.talk-say .button').click()
    await cleo.page.locator('.fellow-talk button').click()
    await expect.poll(() => cleo.page.locator('.talk-sayings').innerText()).toContain('Once more')
    await expect.poll(() => bram.page.locator('.talk-sayings').innerText()).not.toContain('Once more')
    const plays = await onTurn(ada, bram)
    await pressFirst(plays)
    await expect.poll(() => cleo.page.locator('.actions .button, .dg-held').count()).toBe(0)
    await cleo.page.locator('.bar > .button').last().click()
    await cleo.page.getByRole('button', { name: 'People at this table' }).click()
    await cleo.page.getByText('You look on.').waitFor()
    for (const { faults } of [ada, bram, cleo]) expect(faults).toEqual([])
  })
})
