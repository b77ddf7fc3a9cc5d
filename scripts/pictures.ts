/** Takes the pictures of the README anew: `npm run pictures`. Real matches, at moments worth showing. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LOADERS } from '../src/games/loaders.ts'
import { serve } from '../src/server/serve.ts'
import { atTable, sitDown as comeIn, gather, say } from '../test/web/far.ts'
import { momentsOf } from '../test/web/moments/index.ts'
import { deal, goTo, openHouse, openMatch, SIZES, type Visit, visit } from '../test/web/visit.ts'

const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url))
const fixture = (path: string) => fileURLToPath(new URL(`../src/games/${path}`, import.meta.url))

/** A link of a picture leads nowhere; it need not look like a test either. */
const HIDE_HOST = `for (const field of document.querySelectorAll('input'))
  field.value = field.value.replace(/^http:..[^/]+/, 'https://dungeon.example.org')`

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
await together()
await house.close()

async function at(
  name: string,
  size: (typeof SIZES)[keyof typeof SIZES],
  play: (v: Visit) => Promise<void>,
): Promise<void> {
  const v = await visit(house, size)
  await play(v)
  await shoot(v, name)
  await v.context.close()
}

/** Two at a server: the room in which they gather, and the table with what they say to each other. */
async function together(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'undercroft-pictures-'))
  const served = await serve({ version: 'pictures', data, page: house.site.folder })
  const far = { ...house, site: { ...house.site, url: `${served.url}/` } }
  const ada = await visit(far, SIZES.desktop, { name: 'Ada' })
  const bram = await visit(far, SIZES.phone, { name: 'Bram' })
  const link = await gather(ada, 'onedeck')
  await ada.page.evaluate(HIDE_HOST)
  await shoot(ada, 'gathering')
  await comeIn(bram, link, 2)
  await Promise.all([ada, bram].map(atTable))
  await say(bram, 'My pink dice are better with doors')
  await say(ada, 'Then I hold my sixes for the ogre')
  await shoot(ada, 'together')
  for (const { context } of [ada, bram]) await context.close()
  await served.stop()
  rmSync(data, { recursive: true, force: true })
}

async function shoot(v: Visit, name: string): Promise<void> {
  // Whoever looks at a picture has pressed no key.
  await v.page.evaluate('document.activeElement?.blur()')
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
