import { fileURLToPath } from 'node:url'
import { describeInHouse, test } from '../web/house.ts'
import { flawsOf, goTo } from '../web/visit.ts'

const RESCUED = fileURLToPath(new URL('../../src/games/tin/fixtures/rescued.json', import.meta.url))

describeInHouse('replays', () => {
  test('a match from a file is watched, and a link leads another device to the same moment', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    await goTo(v, '#/replays')
    await v.page.locator('input[type=file]').setInputFiles(RESCUED)
    await v.page.locator('.replay-row-words').first().click()
    await v.page.locator('.replay').waitFor()
    for (let step = 0; step < 40; step++) await v.page.keyboard.press('ArrowRight')
    await expect.poll(() => v.page.locator('.controls .chip').textContent()).toContain('40')
    expect(await flawsOf(v.page)).toEqual([])
    const told = await v.page.locator('.moment h2').textContent()
    await v.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await v.page.getByText('Link to here').click()
    await expect.poll(() => v.page.evaluate<string>('navigator.clipboard.readText()')).toContain('at=40')
    const link = await v.page.evaluate<string>('navigator.clipboard.readText()')
    const other = await visit()
    await other.page.goto(link)
    await expect.poll(() => other.page.locator('.moment h2').textContent()).toBe(told)
    await goTo(other, '#/replays')
    await other.page.locator('.nothing-yet').waitFor()
    expect([...v.faults, ...other.faults]).toEqual([])
  })

  test('whoever goes back in the moment in which the address is told the step is not held there', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    await goTo(v, '#/replays')
    await v.page.locator('input[type=file]').setInputFiles(RESCUED)
    // What the page does somewhat later happens just when somebody has gone back.
    await v.page.evaluate(`{
      const [begun, late] = [setTimeout, []]
      setTimeout = (work, wait, ...more) => (late.push(work), begun(work, wait, ...more))
      addEventListener('popstate', () => late.splice(0).forEach(work => work()))
    }`)
    await v.page.locator('.replay-row-words').first().click()
    await v.page.locator('.replay').waitFor()
    await v.page.goBack()
    await v.page.locator('.replay-row-words').first().waitFor()
    await expect.poll(() => v.page.url()).toContain('#/replays')
    expect(v.faults).toEqual([])
  })
})
