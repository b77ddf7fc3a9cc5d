/** Takes the pictures of the README anew: `npm run pictures`. Real matches, at moments worth showing. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LOADERS } from '../src/games/loaders.ts'
import { momentsOf } from '../test/web/moments/index.ts'
import { deal, goTo, openHouse, openMatch, SIZES, type Visit, visit } from '../test/web/visit.ts'

const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url))
const fixture = (path: string) => fileURLToPath(new URL(`../src/games/${path}`, import.meta.url))

const house = await openHouse()
mkdirSync(folder, { recursive: true })
await at('tin', SIZES.desktop, v => openMoment(v, 'tin', 'a fight on the way home'))
await at('onedeck', SIZES.desktop, v => openMoment(v, 'onedeck', 'dice in many boxes'))
await at('dungeon', SIZES.desktop, v => openMoment(v, 'dungeon', 'a full hand'))
await at('home-phone', SIZES.phone, v => goTo(v, '#/'))
await at('replay', SIZES.desktop, async v => {
  await goTo(v, '#/replays')
  await v.page.locator('input[type=file]').setInputFiles(fixture('dungeon/fixtures/race-3.json'))
  await v.page.locator('.replay-row-words').first().click()
  await v.page.locator('.replay').waitFor()
  await v.page.locator('.toast button').click()
  for (let step = 0; step < 150; step++) await v.page.keyboard.press('ArrowRight')
})
await at('home', SIZES.desktop, async v => {
  for (const game of Object.keys(LOADERS).toReversed()) await sitDown(v, game, 'hoard')
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

async function sitDown(v: Visit, game: string, word: string): Promise<void> {
  await goTo(v, `#/setup/${game}`)
  await deal(v, word)
}

async function openMoment(v: Visit, game: string, name: string): Promise<void> {
  const [moment] = await momentsOf(game, name)
  if (!moment) throw new Error(`There is no moment "${name}"`)
  await openMatch(v, moment.file)
}
