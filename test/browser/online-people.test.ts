/** Who sits where: names, hosts, seats that change hands, and devices that come and go. */
import {
  come,
  gather,
  onTurn,
  openMenu,
  openPeople,
  pressFirst,
  sayInRoom,
  sitDown,
  versionAt,
  watchLinkOf,
} from '../web/far.ts'
import { describeInHouse, farTest as test } from '../web/house.ts'
import { PRESS_MS } from '../web/player.ts'
import { joinBy } from '../web/terminal.ts'
import { SIZES, type Visit } from '../web/visit.ts'

const button = ({ page }: Visit, name: string) => page.getByRole('button', { name, exact: true })
const textOf = ({ page }: Visit, selector: string) => page.locator(selector).innerText()

/** A risky button says what it will do, and does it at a second press; one before that can be read does not count. */
async function pressTwice(v: Visit, name: string, sure: string): Promise<void> {
  await button(v, name).click()
  const again = button(v, sure)
  await again.waitFor()
  while (await again.isVisible()) await again.click({ timeout: PRESS_MS }).catch(() => null)
}

/** Plays whenever asked, until something else has happened. */
async function playWhileWaiting(v: Visit, until: Promise<unknown>): Promise<void> {
  const isOver = until.then(() => true)
  while (!(await Promise.race([isOver, onTurn(v).then(() => false)]))) await pressFirst(v)
}

/** No page of this device is open any more. */
const goAway = ({ page, site }: Visit) => page.goto(`${site.url}healthz`)

describeInHouse('seats', () => {
  test('are renamed, lent and taken back, held by a second device, and taken late by somebody else', async ({
    arrive,
    expect,
  }) => {
    const [ada, bram, cleo] = [await arrive('Ada'), await arrive('Bram'), await arrive('Cleo')]
    const link = await gather(ada, 'dungeon')
    await cleo.page.goto(await watchLinkOf(ada))
    await sayInRoom(ada, 'Hello, who is here?')
    await expect.poll(() => textOf(cleo, '.room .talk-sayings')).toContain('Hello, who is here?')
    await sayInRoom(cleo, 'Only me')
    await expect.poll(() => textOf(ada, '.room .talk-sayings')).toContain('Only me')
    await sitDown(bram, link, 2)
    await Promise.all([ada, bram, cleo].map(({ page }) => page.locator('.table').waitFor()))
    await expect.poll(() => ada.page.locator('.fellow-unread').count()).toBe(0)

    await openPeople(bram)
    await button(bram, 'Rename Bram').click()
    await bram.page.getByLabel('New name for Bram').fill('Bramble')
    await button(bram, 'Rename').click()
    await openPeople(ada)
    await expect.poll(() => textOf(ada, '.people')).toContain('Bramble')
    await bram.page.keyboard.press('Escape')

    await openMenu(bram, 'Go on on another device')
    const own = await bram.page.locator('.dialog[open] .invitation input').inputValue()
    const phone = await arrive('Bram', SIZES.phone)
    await come(phone, own)
    await goAway(bram)
    await ada.page.keyboard.press('Escape')
    while ((await onTurn(ada, phone)) === ada) await pressFirst(ada)
    const before = await versionAt(cleo)
    await pressFirst(phone)
    await expect.poll(() => versionAt(cleo)).toBeGreaterThan(before)

    const address = phone.page.url()
    await goAway(phone)
    await openPeople(ada)
    await button(ada, 'Let a bot play for Bramble').click()
    await ada.page.locator('.bot-form .button').click()
    await expect.poll(() => textOf(ada, '.people')).toContain('a bot plays meanwhile')
    await phone.page.goto(address)
    await button(phone, 'Take my seat back').click()
    await expect.poll(() => textOf(ada, '.people')).not.toContain('a bot plays meanwhile')

    await pressTwice(ada, 'Make host', 'Make Bramble the host')
    await openPeople(phone)
    await pressTwice(phone, 'Send away', 'Send Ada away')
    await expect.poll(() => textOf(phone, '.people')).toContain('Open seat')
    await ada.page.getByText('You have no seat at this table any more.').waitFor()
    await phone.page.getByRole('button', { name: 'New links' }).click()
    const invitation = await phone.page.locator('.dialog[open] .invitation input').first().inputValue()
    await come(cleo, invitation)
    await openPeople(cleo)
    await button(cleo, 'Sit on seat 1').click()
    await expect.poll(() => textOf(phone, '.people')).toContain('Cleo')
    for (const { faults } of [ada, bram, cleo, phone]) expect(faults).toEqual([])
  })

  test('may be those of a terminal, which plays with a browser', async ({
    arrive,
    expect,
    onTestFinished,
  }) => {
    const ada = await arrive('Ada')
    const terminal = joinBy(await gather(ada, 'dungeon'), 'Bo')
    onTestFinished(() => terminal.close())
    await playWhileWaiting(ada, terminal.asked())
    const before = await versionAt(ada)
    terminal.type('1')
    await expect.poll(() => versionAt(ada)).toBeGreaterThan(before)
    await expect.poll(() => textOf(ada, '.table-log')).toContain('Bo')
    terminal.type('quit')
    await playWhileWaiting(ada, terminal.ended())
    expect(await terminal.ended()).toBe(0)
    expect(terminal.said()).toContain('· Ada')
    expect(terminal.said()).toContain('The match goes on; come back with: undercroft join')
  })
})
