import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWith, launchBrowser } from './components.ts'

const config = fileURLToPath(new URL('../vite.config.ts', import.meta.url))

describeWith(['browser'], 'the parts of the page', () => {
  let server: ViteDevServer
  let browser: Browser

  beforeAll(async () => {
    server = await createServer({ configFile: config, server: { port: 0, hmr: false }, logLevel: 'error' })
    await server.listen()
    browser = await launchBrowser()
  })

  afterAll(async () => {
    await browser.close()
    await server.close()
  })

  /** A page of its own, as a keyboard and a mouse meet it. */
  async function gallery(theme = 'dark'): Promise<Page> {
    const context = await browser.newContext({ reducedMotion: 'no-preference' })
    const page = await context.newPage()
    await page.goto(new URL(`parts/gallery.html?theme=${theme}`, server.resolvedUrls?.local[0]).href)
    await page.getByRole('heading', { name: 'Icons' }).waitFor()
    return page
  }

  test.each(['dark', 'light'])('can be perceived and named by everyone, %s', async theme => {
    const page = await gallery(theme)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  })

  test('are large enough for a finger', async () => {
    const page = await gallery()
    const sizes = await page.locator('button, label').evaluateAll(parts =>
      parts.map(part => {
        const { width, height } = part.getBoundingClientRect()
        return { part: part.textContent, width, height }
      }),
    )
    expect(sizes.filter(({ width, height }) => width < 44 || height < 44)).toEqual([])
  })

  test('a risky button asks once, and forgets when it is left', async () => {
    const page = await gallery()
    const enter = page.getByRole('button', { name: 'Enter' })
    await enter.click()
    expect(await enter.innerText()).toContain('Really?')
    await page.keyboard.press('Tab')
    expect(await enter.innerText()).not.toContain('Really?')
  })

  test('dice show their result at once, and any input ends the tumble', async () => {
    const page = await gallery()
    await page.getByRole('button', { name: 'Roll' }).click()
    await page.locator('.tumbling').first().waitFor()
    expect(await page.getByRole('img', { name: 'agility die, 5' }).count()).toBe(1)
    await page.keyboard.press('Shift')
    await page.locator('.tumbling').first().waitFor({ state: 'detached', timeout: 300 })
  })

  test('a choice is made with the arrow keys', async () => {
    const page = await gallery()
    await page.getByRole('radio', { name: '2×' }).focus()
    await page.keyboard.press('ArrowRight')
    expect(await page.getByRole('radio', { name: '4×' }).isChecked()).toBe(true)
  })

  test('a sheet closes with Escape and gives the focus back', async () => {
    const page = await gallery()
    const opener = page.getByRole('button', { name: 'Open a sheet' })
    await opener.click()
    await page.getByRole('dialog', { name: 'Set up Dungeon!' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await opener.evaluate(button => button === button.ownerDocument.activeElement)).toBe(true)
  })
})
