/** What people do who play at a distance. */
import { PRESS_MS } from './player.ts'
import { goTo, READY, type Visit } from './visit.ts'

/** Opens a table of this game and sits down on its first seat; the answer is the link to send. */
export async function gather(v: Visit, game: string): Promise<string> {
  await goTo(v, `#/friends/${game}`)
  await v.page.locator('.setup-foot .button.go').click()
  return v.page.locator('.room-links .invitation input').first().inputValue()
}

/** Comes by a link and sits down on the seat with this number. */
export async function sitDown({ page }: Visit, link: string, seat: number): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: `Sit on seat ${seat}` }).click()
}

/** Comes to a match that has begun. */
export async function come(v: Visit, link: string): Promise<void> {
  await v.page.goto(link)
  await v.page.locator('.table').waitFor()
}

/** Opens something from the menu of the table. */
export async function openMenu({ page }: Pick<Visit, 'page'>, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: entry, exact: true }).click()
}

export const openPeople = (v: Visit) => openMenu(v, 'People at this table')

/** Closes the table, as its host: asked once, and then done. */
export async function closeTable({ page }: Visit): Promise<void> {
  await page.locator('.bar > .button').last().click()
  const close = page.locator('.menu .button.risk', { hasText: /Close the table|Tisch schließen/ })
  await close.waitFor()
  while (await close.isVisible()) await close.click({ timeout: PRESS_MS }).catch(() => null)
}

/** The link for those who look on, from a waiting room or from the people of a table. */
export async function watchLinkOf({ page }: Visit): Promise<string> {
  await page.locator('.room-links summary').click()
  return page.locator('.room-links details input').inputValue()
}

/** How far the match is that somebody sees. */
export const versionAt = ({ page }: Visit) => page.locator('.table').getAttribute('data-version').then(Number)

/** A choice has a key; the button that skips what bots do has none. */
export const CHOICE = '.actions .button[aria-keyshortcuts]'

/** Presses what comes first until the table has gone on: what is risky asks first, and a repeat comes too late to count. */
export async function pressFirst(v: Visit): Promise<void> {
  await onTurn(v)
  const now = `[data-version="${await versionAt(v)}"]`
  const choice = v.page.locator(`.table${READY}${now} ${CHOICE}:not([aria-pressed])`).first()
  const later = v.page.locator(`.table:not(${now})`)
  while (!(await later.isVisible())) await choice.click({ timeout: PRESS_MS }).catch(() => null)
}

/** The table is there, and whoever is asked may press. */
export async function atTable({ page }: Visit): Promise<void> {
  await page.locator(`.table${READY}`).waitFor()
}

/** Whichever of them is asked: a table that is behind the others only seems to ask. */
export async function onTurn(...visits: readonly Visit[]): Promise<Visit> {
  for (;;) {
    const asked = visits.map(async v => {
      await v.page.locator(`.table${READY} ${CHOICE}`).first().waitFor()
      return v
    })
    const first = await Promise.any(asked)
    const versions = await Promise.all(visits.map(versionAt))
    if (versions[visits.indexOf(first)] === Math.max(...versions)) return first
  }
}

/** Says something at the table, and leaves the talk open. */
export async function say({ page }: Visit, what: string): Promise<void> {
  await page.locator('.fellow-talk button').click()
  await page.locator('.talk-say input').fill(what)
  await page.locator('.talk-say .button').click()
}

/** Says something in the waiting room. */
export async function sayInRoom({ page }: Visit, what: string): Promise<void> {
  await page.locator('.room .talk-say input').fill(what)
  await page.locator('.room .talk-say .button').click()
}

/** The network goes and comes as a device tells it to its pages and to their workers; the browser here tells only pages. */
export async function setOffline({ context, page }: Visit, isOffline: boolean): Promise<void> {
  await context.setOffline(isOffline)
  const event = isOffline ? 'offline' : 'online'
  for (const worker of page.workers()) await worker.evaluate(`dispatchEvent(new Event('${event}'))`)
}
