import { openRanking } from '../web/far-screens.ts'
import { describeInHouse, farTest as test } from '../web/house.ts'
import { flawsOf, giveUp, goTo } from '../web/visit.ts'

describeInHouse('a server beside the device', () => {
  test('ranks the first attempt at the deal of a day, and shows the others’ matches only tomorrow', async ({
    arrive,
    expect,
  }) => {
    const [ada, bram] = [await arrive('Ada'), await arrive('Bram')]
    await openRanking(ada)
    await ada.page.getByRole('button', { name: 'Play ranked: Dungeon in a Tin' }).click()
    await ada.page.locator('.table').waitFor()
    await giveUp(ada)
    await ada.page.locator('.end-dialog').getByRole('button', { name: 'Check the dice' }).click()
    await ada.page.getByText('The secret behind these dice is shown when the day is over.').waitFor()
    await ada.page.keyboard.press('Escape')
    await openRanking(ada)
    await ada.page.getByRole('row', { name: /^1 Ada \(you\)/ }).waitFor()
    await ada.page.getByRole('button', { name: 'Play, unranked: Dungeon in a Tin' }).waitFor()
    await ada.page.locator('.ranked-seal summary').last().click()
    await expect.poll(() => flawsOf(ada.page)).toEqual([])
    await ada.page.getByRole('button', { name: 'Watch Ada' }).click()
    await ada.page.locator('.replay').waitFor()
    await openRanking(bram)
    await bram.page.getByRole('row', { name: /^1 Ada .* tomorrow$/ }).waitFor()
    expect([...ada.faults, ...bram.faults]).toEqual([])
  })

  test('keeps how one wants to hear of a turn, refuses what it will not send to, and forgets a device', async ({
    arrive,
    expect,
  }) => {
    const v = await arrive('Cleo')
    const open = async () => {
      await goTo(v, '#/')
      await goTo(v, '#/settings')
      await v.page.locator('.server-device > summary').click()
      await v.page.locator('.server-device-rows').waitFor()
    }
    const address = v.page.getByRole('textbox', { name: 'Send a POST to' })
    const keep = v.page.getByRole('button', { name: 'Keep: Send a POST to' })
    await open()
    await address.fill('http://127.0.0.1/')
    await keep.click()
    await v.page.getByText('leads into the network of the server').waitFor()
    await address.fill('https://example.org/turn')
    await keep.click()
    await v.page.getByText('Kept.').waitFor()
    await open()
    await expect.poll(() => address.inputValue()).toBe('https://example.org/turn')
    await expect.poll(() => flawsOf(v.page)).toEqual([])
    // Asked once more, it wants to be read before it is pressed again.
    const erase = async () => {
      await v.page.getByRole('button', { name: /Erase it there/ }).click()
      return v.page.getByText('knows nothing of this device').count()
    }
    await expect.poll(erase).toBeGreaterThan(0)
    await open()
    await expect.poll(() => address.inputValue()).toBe('')
    expect(v.faults).toEqual([])
  })

  test('where there is none, that is said and nothing hangs', async ({ visit, expect }) => {
    const v = await visit()
    await goTo(v, '#/day')
    await v.page.locator('.ranked > summary').click()
    await v.page.getByText('There is no ranking to show.').waitFor()
    await expect.poll(() => flawsOf(v.page)).toEqual([])
  })
})
