import { atTable, CHOICE, closeTable, come, gather, onTurn, sitDown } from '../web/far.ts'
import { describeInHouse, farTest as test } from '../web/house.ts'
import { giveUp, goTo, READY, type Visit } from '../web/visit.ts'

const isDone = ({ page }: Visit) =>
  page.locator(`.table${READY} .actions`).getByRole('button', { name: 'is done' })
const pool = ({ page }: Visit, hero: string) => page.getByRole('group', { name: `Dice of ${hero}` })

describeInHouse('friends', () => {
  test('lay each their own dice at any time, and go back together when all agree', async ({
    arrive,
    lay,
    expect,
  }) => {
    const { seats } = await lay('onedeck', 'two persons with a hero each', ['Ada', 'Bram'])
    const [ada, bram] = [await arrive('Ada'), await arrive('Bram')]
    await Promise.all([come(ada, seats[0] ?? ''), come(bram, seats[1] ?? '')])
    const dice = (who: Visit) => pool(who, 'Mage').locator('.od-tray-die').count()
    await isDone(bram).click()
    await expect.poll(() => pool(ada, 'Rogue').innerText()).toContain('done')
    await expect.poll(() => pool(bram, 'Mage').innerText()).toContain('Ada')
    const left = await dice(ada)
    await ada.page.getByRole('button', { name: 'Ask the others to go back' }).click()
    await ada.page.getByRole('button', { name: 'Take back my last step' }).click()
    await ada.page.getByText('Waiting for Bram.').waitFor()
    await bram.page.getByText('Ada asks to go back').waitFor()
    await bram.page.locator('.wish-slip').getByRole('button', { name: 'Yes' }).click()
    for (const { page } of [ada, bram]) await page.locator('.wish-slip').waitFor({ state: 'detached' })
    for (const who of [ada, bram]) await expect.poll(() => dice(who)).toBe(left + 1)
    for (const { faults } of [ada, bram]) expect(faults).toEqual([])
  })

  test('check the dice when it is over, and sit down once more', async ({ arrive, expect }) => {
    const ada = await arrive('Ada')
    const { page } = ada
    await gather(ada, 'dungeon')
    await page.getByRole('button', { name: 'Begin now' }).click()
    await atTable(ada)
    await giveUp(ada)
    await page.locator('.end-dialog').getByRole('button', { name: 'Check the dice' }).click()
    await page.getByText(/rolls? follows? from a secret/).waitFor()
    await page.getByText('nothing was changed afterwards').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.end-dialog').getByRole('button', { name: 'Watch the replay' }).click()
    await page.locator('.replay .curve-seat').first().waitFor()
    await page.goBack()
    await page.locator('.end-dialog').getByRole('button', { name: 'Play again' }).click()
    await page.getByRole('button', { name: 'Sit on seat 1' }).waitFor()
    expect(ada.faults).toEqual([])
  })

  test('play no more once the host has closed the table, and check its dice all the same', async ({
    arrive,
    expect,
  }) => {
    const [ada, bram] = [await arrive('Ada'), await arrive('Bram')]
    await sitDown(bram, await gather(ada, 'dungeon'), 2)
    await Promise.all([ada, bram].map(atTable))
    await onTurn(ada, bram)
    await closeTable(ada)
    for (const who of [ada, bram]) {
      await expect
        .poll(() => who.page.locator('.prompt-ask').innerText())
        .toBe('The host has closed this match.')
      await who.page.getByRole('button', { name: 'Play again' }).waitFor()
      await expect.poll(() => who.page.locator(CHOICE).count()).toBe(0)
      await expect.poll(() => who.page.title()).toBe('Undercroft')
    }
    await bram.page.getByRole('button', { name: 'Check the dice' }).click()
    await bram.page.getByText(/rolls? follows? from a secret/).waitFor()
    await bram.page.getByText('It was not played to its end').waitFor()
    for (const { faults } of [ada, bram]) expect(faults).toEqual([])
  })

  test('let a bot play for somebody who is away, who takes the seat back', async ({ arrive, expect }) => {
    const [ada, bram] = [await arrive('Ada'), await arrive('Bram')]
    await sitDown(bram, await gather(ada, 'dungeon'), 2)
    await Promise.all([ada, bram].map(atTable))
    const address = bram.page.url()
    await bram.page.goto(`${bram.site.url}healthz`)
    await ada.page.locator('.fellow-away').waitFor()
    await ada.page.getByRole('button', { name: 'Menu' }).click()
    await ada.page.getByRole('button', { name: 'People at this table' }).click()
    await ada.page.getByRole('button', { name: 'whether a bot should play for Bram' }).click()
    await ada.page.locator('.bot-form').getByText('Novice', { exact: true }).click()
    await ada.page.getByRole('button', { name: 'Ask for a bot' }).click()
    await ada.page.getByText('a bot plays meanwhile, Novice').waitFor()
    await bram.page.goto(address)
    await bram.page.getByRole('button', { name: 'Take my seat back' }).click()
    await expect.poll(() => ada.page.locator('.people').innerText()).not.toContain('a bot plays meanwhile')
    for (const { faults } of [ada, bram]) expect(faults).toEqual([])
  })

  test('play without hints where the host says so, beside a bot of the level that was chosen', async ({
    arrive,
    expect,
  }) => {
    const ada = await arrive('Ada')
    const { page } = ada
    await goTo(ada, '#/friends/dungeon')
    await page.getByRole('button', { name: 'Add a seat' }).click()
    await page.locator('.setup-row', { hasText: 'Hints' }).locator('.switch').click()
    await page.getByRole('button', { name: 'Invite' }).click()
    await page.getByText('no hints').waitFor()
    await page.getByRole('button', { name: 'Put a bot on seat 2' }).click()
    await page.locator('.bot-form').getByText('Random', { exact: true }).click()
    await page.locator('.bot-form .button').click()
    await page.getByText('bot, Random').waitFor()
    await page.locator('.room-seat .level-choice').getByText('Novice', { exact: true }).click()
    await page.getByText('bot, Novice').waitFor()
    await page.locator('.room-fill').getByText('Random', { exact: true }).click()
    await page.getByRole('button', { name: 'Begin now' }).click()
    await onTurn(ada)
    await expect.poll(() => page.locator('.bar-hint').count()).toBe(0)
    await page.keyboard.press('h')
    await page.getByText('This table plays without hints').waitFor()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'People at this table' }).click()
    await page.getByText('bot, Random').waitFor()
    expect(ada.faults).toEqual([])
  })

  test('a wrong link, and a page without a server, say so and lead home', async ({
    arrive,
    visit,
    expect,
  }) => {
    const { page, site } = await arrive('Ada')
    await page.goto(`${site.url}#/join/AAAAAAAAAAAAAAAAAAAAAA`)
    await page.getByText('This link leads nowhere').waitFor()
    await expect.poll(() => page.url()).not.toContain('join')
    const alone = await visit()
    await alone.page.goto(`${alone.site.url}#/lobby`)
    await alone.page.getByText('No server answers here').waitFor()
  })
})
