import type { Page } from 'playwright-core'
import { describeInHouse, test } from '../web/house.ts'
import { flawsOf, giveUp, goTo } from '../web/visit.ts'

/** Long past wherever this runs. */
const DAY = '2024-02-29'

const tinOf = (page: Page) => page.locator('.deal').last()

describeInHouse('the deal of the day', () => {
  test('is reached from home, and a match that was begun goes on', async ({ visit, expect }) => {
    const v = await visit()
    await v.page.locator('.today').first().click()
    await tinOf(v.page).getByText('Not played yet').waitFor()
    await tinOf(v.page).locator('.button.go').click()
    await v.page.locator('.table').waitFor()
    await goTo(v, '#/day')
    await tinOf(v.page).getByText('On the table').waitFor()
    await tinOf(v.page).getByText('Move 0').waitFor()
    await tinOf(v.page)
      .getByRole('button', { name: /^Go on/ })
      .click()
    await v.page.locator('.table').waitFor()
    expect(v.faults).toEqual([])
  })

  test('is kept with its best result, marked in the calendar, and sent as a link that is checked', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    await goTo(v, `#/day/${DAY}`)
    await tinOf(v.page).locator('.button.go').click()
    await v.page.locator('.table').waitFor()
    await giveUp(v)
    await goTo(v, `#/day/${DAY}`)
    await tinOf(v.page).getByText('one try').waitFor()
    await v.page.getByRole('button', { name: 'February 29, 2024: 1 game played, 0 won' }).waitFor()
    expect(await flawsOf(v.page)).toEqual([])
    await v.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await tinOf(v.page)
      .getByRole('button', { name: /^Share/ })
      .click()
    const copied = () => v.page.evaluate<string>('navigator.clipboard.readText()')
    await expect.poll(copied).toContain(`#/day/${DAY}/tin?m=`)
    const link = await copied()
    const other = await visit()
    const open = async (address: string) => {
      await goTo(other, '#/')
      await other.page.goto(address)
    }
    await open(link)
    await tinOf(other.page).getByText('Every roll was checked').waitFor()
    await tinOf(other.page).getByText('gave up. The match is lost').waitFor()
    expect(await flawsOf(other.page)).toEqual([])
    await open(link.slice(0, -20))
    await tinOf(other.page).getByText('The link is damaged').waitFor()
    await open(link.replace(DAY, '2024-03-01'))
    await tinOf(other.page).getByText('belongs to another deal').waitFor()
    await open(link.replace(DAY, '2999-03-01'))
    await other.page.getByText('The deal of March 1, 2999 is not out yet').waitFor()
    expect([...v.faults, ...other.faults]).toEqual([])
  })

  test('of other days is found with the keys of the calendar alone', async ({ visit, expect }) => {
    const v = await visit()
    await goTo(v, `#/day/${DAY}`)
    await v.page.locator('.calendar [tabindex="0"]').focus()
    for (const key of ['ArrowDown', 'PageUp', 'Home', 'Enter']) await v.page.keyboard.press(key)
    await v.page.getByRole('heading', { name: 'Monday, February 5, 2024' }).waitFor()
    await expect
      .poll(() => v.page.evaluate<string>('document.activeElement.ariaLabel'))
      .toContain('February 5')
    await expect.poll(() => v.page.url()).toContain('#/day/2024-02-05')
  })
})
