/** Takes the pictures of the README anew: `npm run pictures`. Real matches, played to a moment worth showing. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { fastRng } from '../src/engine/rng.ts'
import { mouse, pressOne } from '../test/web/player.ts'
import { goTo, openHouse, SIZES, type Visit, visit } from '../test/web/visit.ts'

const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url))
const fixture = (path: string) => fileURLToPath(new URL(`../src/games/${path}`, import.meta.url))

const house = await openHouse()
mkdirSync(folder, { recursive: true })
await at('tin', SIZES.desktop, async v => {
  await sitDown(v, 'tin', 'gallery')
  await playUntil(v.page, 11, 60, 160, '.tin-sum')
})
await at('onedeck', SIZES.desktop, async v => {
  await sitDown(v, 'onedeck', 'lantern')
  await playUntil(v.page, 4, 25, 90, '.box.lit, .tray .die')
})
await at('dungeon', SIZES.desktop, async v => {
  await goTo(v, '#/setup/dungeon')
  for (let seat = 0; seat < 2; seat++) await v.page.getByText('Add a seat').click()
  await begin(v, 'hoard')
  await playUntil(v.page, 6, 60, 200, '.dg-foe')
})
await at('home-phone', SIZES.phone, v => goTo(v, '#/'))
await at('replay', SIZES.desktop, async v => {
  await goTo(v, '#/replays')
  await v.page.locator('input[type=file]').setInputFiles(fixture('dungeon/fixtures/race-3.json'))
  await v.page.locator('.replay-row-words').first().click()
  await v.page.locator('.replay').waitFor()
  for (let step = 0; step < 150; step++) await v.page.keyboard.press('ArrowRight')
})
await at('home', SIZES.desktop, async v => {
  for (const game of ['tin', 'onedeck', 'dungeon']) await sitDown(v, game, 'hoard')
  await goTo(v, '#/')
  await v.page.locator('.entry').first().waitFor()
})
await house.close()

async function at(
  name: string,
  size: (typeof SIZES)[keyof typeof SIZES],
  play: (v: Visit) => Promise<void>,
): Promise<void> {
  const v = await visit(house, size)
  await play(v)
  await v.page.waitForTimeout(900)
  const png = (await v.page.screenshot()).toString('base64')
  const webp: string = await v.page.evaluate(`(async () => {
    const image = new Image()
    image.src = 'data:image/png;base64,${png}'
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
    canvas.getContext('2d').drawImage(image, 0, 0)
    return canvas.toDataURL('image/webp', 0.82).split(',')[1]
  })()`)
  writeFileSync(`${folder}${name}.webp`, Buffer.from(webp, 'base64'))
  await v.context.close()
}

async function sitDown(v: Visit, game: string, deal: string): Promise<void> {
  await goTo(v, `#/setup/${game}`)
  await begin(v, deal)
}

async function begin({ page }: Visit, deal: string): Promise<void> {
  await page.locator('.setup-more summary').click()
  await page.locator('.setup-more input.setup-name').fill(deal)
  await page.locator('.setup-foot .button.go').click()
  await page.locator('.table').waitFor()
}

/** Presses on, at least so often, until something like this can be seen on one's own turn. */
async function playUntil(
  page: Page,
  seed: number,
  least: number,
  most: number,
  sight: string,
): Promise<void> {
  const rng = fastRng(seed)
  for (let press = 0; press < most; press++) {
    const isSeen =
      (await page.locator(sight).count()) > 0 && (await page.locator('.actions .button').count()) > 1
    if (press >= least && isSeen) return
    await pressOne(page, mouse, rng)
  }
}
