import type { Page } from 'playwright-core'
import type { MatchFile } from '../../src/engine/file.ts'
import { describeInHouse, test } from '../web/house.ts'
import { momentOf } from '../web/moments/index.ts'
import { openMatch, READY } from '../web/visit.ts'

/** A moment whose match goes on: its further dice are the same at every run. */
async function momentWithDice(game: string, name: string): Promise<MatchFile> {
  const file = await momentOf(game, name)
  return { ...file, header: { ...file.header, seed: 7 } }
}

const legend = (page: Page) => page.locator('.dg-legend')
const log = (page: Page) => page.locator('.table-log')

/** The middle of a room of Dungeon! on the screen, where only mouse and finger find it. */
async function pressRoom(page: Page, room: string): Promise<void> {
  await page.locator(`.table${READY} [data-space="${room}"]`).click({ force: true })
}

describeInHouse('what is pressed answers', () => {
  test('a far room shows the way with its turns, and pressed again the hero walks there over the turns', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    const { page } = v
    await openMatch(v, await momentWithDice('dungeon', 'the first move'))
    await pressRoom(page, 'room-2-3')
    await legend(page).getByText('Room 2-3: 16 steps, 4 turns. Press again to walk there').waitFor()
    await page.locator('.dg-trail polyline').waitFor({ state: 'attached' })
    await pressRoom(page, 'room-2-3')
    await log(page)
      .getByText('You go 1 space to room 2-3')
      .or(log(page).getByText(/, in room 2-3!/))
      .first()
      .waitFor()
    expect(
      await log(page)
        .getByText(/^You go 5 spaces to .* and stop\.$/)
        .count(),
    ).toBe(3)
    expect(v.faults).toEqual([])
  })
})
