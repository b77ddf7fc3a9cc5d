/** Screens of those who play at a distance, one after the other: each begins where those before have left both devices. */
import { atTable, closeTable, gather, say, sayInRoom, sitDown, watchLinkOf } from './far.ts'
import { giveUp, goTo, type Visit } from './visit.ts'

interface FarScreen {
  readonly name: string
  /** Whose screen it is comes first. */
  show(this: void, host: Visit, guest: Visit): Promise<void>
}

const seen = ({ page }: Visit, selector: string) => page.locator(selector).first().waitFor()
const press = ({ page }: Visit, selector: string) => page.locator(selector).first().click()

async function openMenu(v: Visit, place: number): Promise<void> {
  await v.page.locator('.bar > .button').last().click()
  await v.page.locator('.menu-group').nth(1).locator('.button').nth(place).click()
  await seen(v, '.dialog[open] h2')
}

/** The ranked deals of today, as the server tells them now. */
export async function openRanking(v: Visit): Promise<void> {
  await goTo(v, '#/')
  await goTo(v, '#/day')
  await press(v, '.ranked > summary')
  await v.page.locator('.ranked-game').last().waitFor()
}

export const FAR_SCREENS: readonly FarScreen[] = [
  {
    name: 'a set-up for friends',
    async show(host) {
      await goTo(host, '#/friends/onedeck')
      await seen(host, '.setup-friend')
    },
  },
  { name: 'a waiting room', show: async host => void (await gather(host, 'dungeon')) },
  {
    name: 'a waiting room where somebody talks',
    async show(host, guest) {
      await guest.page.goto(await watchLinkOf(host))
      await sayInRoom(guest, 'Is anybody here? I have brought cake, and I know the way to the treasury.')
      await seen(host, '.room .talk-sayings p')
    },
  },
  {
    name: 'the lobby',
    async show(host) {
      await press(host, '.room-foot .switch')
      await goTo(host, '#/lobby')
      await seen(host, '.lobby-table')
    },
  },
  {
    name: 'home with a table of a server',
    async show(host) {
      await goTo(host, '#/')
      await seen(host, '.entry')
    },
  },
  {
    name: 'a table with a talk',
    async show(host, guest) {
      await press(host, '.entry')
      const link = await host.page.locator('.room-links .invitation input').first().inputValue()
      await sitDown(guest, link, 2)
      await Promise.all([host, guest].map(atTable))
      await say(host, 'Who goes first? I would take the long way round by the kitchen, if nobody minds.')
      await seen(host, '.talk-sayings p')
    },
  },
  {
    name: 'a table with something new to hear',
    async show(host, guest) {
      await press(host, '.talk .icon-only')
      await say(guest, 'Yes')
      await seen(host, '.fellow-unread')
    },
  },
  { name: 'the people of a table', show: host => openMenu(host, 0) },
  {
    name: 'a seat for another device',
    async show(host) {
      await host.page.keyboard.press('Escape')
      await openMenu(host, 1)
      await seen(host, '.dialog[open] .qr')
    },
  },
  {
    name: 'a wish to answer',
    async show(host, guest) {
      await host.page.keyboard.press('Escape')
      await guest.page.locator('.talk .icon-only').click()
      await guest.page.locator('.table-log button').first().click()
      await guest.page.locator('.table-past .button').first().click()
      await seen(host, '.wish-slip')
    },
  },
  {
    name: 'a table that its host has closed',
    async show(host) {
      await closeTable(host)
      await seen(host, '.end .button')
    },
  },
  {
    name: 'a ranked day with its seals',
    async show(host, guest) {
      await openRanking(guest)
      await guest.page.locator('.ranked-game .button.go').last().click()
      await seen(guest, '.table')
      await giveUp(guest)
      await openRanking(host)
      await host.page.locator('.ranked-seal summary').last().click()
    },
  },
  {
    name: 'this device on the server',
    async show(host) {
      await goTo(host, '#/settings')
      await press(host, '.server-device > summary')
      await press(host, '.server-device-row .switch')
      await seen(host, '.server-device input[type=time]')
    },
  },
]
