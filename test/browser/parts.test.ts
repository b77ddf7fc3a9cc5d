import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll } from 'vitest'
import { test as base, describeInHouse } from '../web/house.ts'
import { flawsOf } from '../web/visit.ts'

const config = fileURLToPath(new URL('../../vite.config.ts', import.meta.url))

let server: ViteDevServer

/** The gallery on a page of its own, as a keyboard and a mouse meet it. */
const test = base.extend('gallery', ({ house }, { onCleanup }) => {
  const opened: Page[] = []
  onCleanup(async () => {
    for (const page of opened) await page.context().close()
  })
  return async (theme = 'dark'): Promise<Page> => {
    const context = await house.browser.newContext({ reducedMotion: 'no-preference' })
    const page = await context.newPage()
    opened.push(page)
    await page.goto(new URL(`parts/gallery.html?theme=${theme}`, server.resolvedUrls?.local[0]).href)
    await page.getByRole('heading', { name: 'Icons' }).waitFor()
    return page
  }
})

describeInHouse('the parts of the page', () => {
  beforeAll(async () => {
    server = await createServer({ configFile: config, server: { port: 0, hmr: false }, logLevel: 'error' })
    await server.listen()
  })

  afterAll(async () => {
    await server.close()
  })

  test.for(['dark', 'light'])(
    'can be perceived and named by everyone, %s',
    async (theme, { gallery, expect }) => {
      expect(await flawsOf(await gallery(theme))).toEqual([])
    },
  )

  test('are large enough for a finger', async ({ gallery, expect }) => {
    const page = await gallery()
    const small = () =>
      page
        .locator('button, label')
        .evaluateAll(parts =>
          parts
            .map(part => ({ part: part.textContent, size: part.getBoundingClientRect() }))
            .filter(({ size: { width, height } }) => width < 44 || height < 44),
        )
    await page.getByRole('button').first().waitFor()
    await expect.poll(small).toEqual([])
  })

  test('a risky button asks once, and forgets when it is left', async ({ gallery, expect }) => {
    const page = await gallery()
    const enter = page.getByRole('button', { name: 'Enter' })
    await enter.click()
    await expect.poll(() => enter.innerText()).toContain('Really?')
    await page.keyboard.press('Tab')
    await expect.poll(() => enter.innerText()).not.toContain('Really?')
  })

  test('dice in the air tell nothing, and show what they have come to when they lie', async ({
    gallery,
    expect,
  }) => {
    const page = await gallery()
    const roll = page.getByRole('button', { name: 'Roll' })
    await roll.click()
    await page.getByRole('img', { name: 'agility die, not rolled' }).nth(1).waitFor()
    const faces = new Set<number>()
    const pips = page.locator('.die.rolling .pips').first().locator('circle')
    await expect.poll(async () => faces.add(await pips.count()).size).toBeGreaterThan(2)
    await roll.click()
    await page.getByRole('img', { name: 'agility die, 5' }).waitFor()
    await page.locator('.die.rolling').first().waitFor({ state: 'detached' })
  })

  test('a choice is made with the arrow keys', async ({ gallery, expect }) => {
    const page = await gallery()
    await page.getByRole('radio', { name: '2×' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.getByRole('radio', { name: '4×' }).isChecked()).toBe(true)
  })

  test('a sheet closes with Escape and gives the focus back', async ({ gallery, expect }) => {
    const page = await gallery()
    const opener = page.getByRole('button', { name: 'Open a sheet' })
    await opener.click()
    await page.getByRole('dialog', { name: 'Set up Dungeon!' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const isFocused = () => opener.evaluate(button => button === button.ownerDocument.activeElement)
    await expect.poll(isFocused).toBe(true)
  })
})
