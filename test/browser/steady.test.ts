import type { Page } from 'playwright-core'
import { type MatchFile, replay } from '../../src/engine/file.ts'
import { legal } from '../../src/engine/play.ts'
import { fastRng } from '../../src/engine/rng.ts'
import { onedeckKit } from '../../src/games/onedeck/index.ts'
import { describeInHouse, test } from '../web/house.ts'
import { GAMES_WITH_MOMENTS, momentOf } from '../web/moments/index.ts'
import { mouse, PRESS_MS, pressOne } from '../web/player.ts'
import { beginMatch, goTo, openMatch, READY, SIZES } from '../web/visit.ts'

const SCREENS = [SIZES.desktop, SIZES.tablet, SIZES.phone].map(({ viewport }) => viewport)
const DECISIONS = 5

/** Where these things lie, to the pixel. */
function placesOf(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll(things =>
    things.map(thing => {
      const { x, y, width, height } = thing.getBoundingClientRect()
      return [x, y, width, height].map(Math.round).join(' ')
    }),
  )
}

const boardOf = (page: Page): Promise<string[]> => placesOf(page, '.table-board')

/** Asks for a hint, looks while it lies there, and shuts it. False if the match went on meanwhile and took it away. */
async function looksUnderHint(page: Page, look: () => Promise<unknown>): Promise<boolean> {
  await page.keyboard.press('h')
  if ((await page.locator('.hint-slip').count()) === 0) return false
  await look()
  const shut = page.locator('.hint-slip > .icon-only').click({ timeout: PRESS_MS })
  return shut.then(
    () => true,
    () => false,
  )
}

/** A match whose further dice are the same at every run. */
async function withDice(name: string): Promise<MatchFile> {
  const file = await momentOf('onedeck', name)
  return { ...file, header: { ...file.header, seed: 7 } }
}

describeInHouse('the board keeps its size and place', () => {
  test.for(GAMES_WITH_MOMENTS)('%s: whatever is asked, hinted or taught', async (game, { visit, expect }) => {
    const v = await visit(SIZES.desktop)
    const { page } = v
    const rng = fastRng(5)
    await beginMatch(v, game)
    for (const screen of SCREENS) {
      await page.setViewportSize(screen)
      await page.locator(`.table${READY}`).waitFor()
      const board = await boardOf(page)
      const stays = (what: string) =>
        expect.poll(() => boardOf(page), { message: `${screen.width} wide: ${what}` }).toEqual(board)
      for (let made = 0; made < DECISIONS; made++) {
        await pressOne(page, mouse, rng)
        await stays(`decision ${made + 1}`)
      }
      await expect.poll(() => looksUnderHint(page, () => stays('a hint'))).toBe(true)
    }
    const board = await boardOf(page)
    await goTo(v, `#/learn/${game}`)
    await page.locator('.coach').waitFor()
    await expect.poll(() => boardOf(page), { message: 'a lesson' }).toEqual(board)
    expect(v.faults).toEqual([])
  })

  test('dungeon: on a phone a hero who is hunted is seen from as near as any other', async ({
    visit,
    expect,
  }) => {
    const v = await visit(SIZES.phone)
    await openMatch(v, await momentOf('dungeon', 'a room for the first hunter'))
    await v.page.locator('.dg-spot').first().press('Enter')
    await v.page.locator(`.table${READY} .actions .button`).first().click()
    const corridor = v.page.locator(`.table${READY} .dg-spot[data-space^="c-"]`).first()
    await expect.poll(async () => (await corridor.boundingBox())?.width).toBeGreaterThan(20)
  })

  test.for(SCREENS)(
    'onedeck: so do doors while one is gone through, on a screen $width wide',
    async (viewport, { visit, expect }) => {
      const { page, ...v } = await visit({ ...SIZES.desktop, viewport })
      await openMatch({ page, ...v }, await withDice('a peril behind the door'))
      const before = await placesOf(page, '.od-doors > li')
      const [faced] = await placesOf(page, '.od-doors > li:has(> .now)')
      await page.locator('.actions [aria-keyshortcuts="F"]').click()
      await page.locator('.od-doors > li.now').waitFor()
      await expect.poll(() => placesOf(page, '.od-doors > li')).toEqual(before)
      await expect.poll(() => placesOf(page, '.od-doors > li.now')).toEqual([faced])
    },
  )

  test.for(SCREENS)(
    'onedeck: so does "Done placing" while dice are laid, the boxes of the floor on the card, $width wide',
    async (viewport, { visit, expect }) => {
      const file = await momentOf('onedeck', 'a die that fits')
      const match = replay(onedeckKit, file)
      if (!match.ok) throw new Error(match.refusal.reason)
      const { die, box } = Object(legal(match.value, 0).find(({ kind }) => kind === 'lay'))
      const v = await visit({ ...SIZES.desktop, viewport })
      await openMatch(v, file)
      const done = '.actions [aria-keyshortcuts="Enter"]'
      const before = [...(await placesOf(v.page, done)), ...(await placesOf(v.page, '[data-box]'))]
      await v.page.locator(`[data-die="0.${die}.0"] button`).click()
      await v.page.locator(`[data-box="${box}"] button`).click()
      await v.page.locator(`[data-box="${box}"] .die`).waitFor()
      const now = async () => [...(await placesOf(v.page, done)), ...(await placesOf(v.page, '[data-box]'))]
      await expect.poll(now).toEqual(before)
      await expect.poll(() => v.page.locator('.od-encounter [data-box]').count()).toBe(before.length - 1)
    },
  )
})
