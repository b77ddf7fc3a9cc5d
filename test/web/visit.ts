/** A visit to the built page in a real browser, with what tests do there. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import axe from 'axe-core'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { MatchFile } from '../../src/engine/file.ts'
import { launchBrowser } from '../components.ts'
import { type Site, startSite } from './site.ts'

export const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 1024, height: 768 }, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const satisfies Record<string, BrowserContextOptions>

/** However busy the machine is, what comes at all comes in this time. */
const PATIENCE_MS = 60_000

/** A person looks before pressing, and the page counts no press on what has only just come. */
export const READY = '[data-ready="true"]'

export interface House {
  readonly site: Site
  readonly browser: Browser
}

/** A house of one's own, for scripts. Tests share one: see house.ts. */
export async function openHouse(): Promise<House & { close(): Promise<void> }> {
  const [site, browser] = await Promise.all([startSite(), launchBrowser()])
  const close = async () => {
    await browser.close()
    await site.close()
  }
  return { site, browser, close }
}

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  readonly site: Site
  /** What the page threw or complained of. */
  readonly faults: string[]
}

/** What a device needs to keep the page for times without a connection: most tests would only wait for it. */
export const WITH_WORKER = { serviceWorkers: 'allow' } as const

/**
 * A device of its own: nothing kept from earlier visits, and nothing kept for times without a connection. Bots play at
 * once and nothing moves unless asked otherwise.
 */
export async function visit(
  { browser, site }: House,
  options: BrowserContextOptions = SIZES.desktop,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<Visit> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    colorScheme: 'dark',
    serviceWorkers: 'block',
    locale: 'en',
    ...options,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const kept = JSON.stringify(JSON.stringify({ pace: 'none', muted: true, language: 'en', ...settings }))
  await context.addInitScript(
    `localStorage.getItem('undercroft settings') ?? localStorage.setItem('undercroft settings', ${kept})`,
  )
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error') faults.push(message.text())
  })
  await page.goto(site.url)
  return { page, context, site, faults }
}

/** To another screen of the page: two frames later the one before it is gone. */
export async function goTo({ page, site }: Visit, hash: string): Promise<void> {
  await page.goto(`${site.url}${hash}`)
  await page.evaluate('new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))')
}

/** The bytes of JavaScript that the page and its workers have loaded, gzipped; the service worker comes afterwards. */
export async function scriptBytes({ page, site }: Visit): Promise<number> {
  const urls: string[] = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(entry => entry.name)
      .filter(name => name.endsWith('.js')),
  )
  const paths = [...urls, ...page.workers().map(worker => worker.url())].map(url => new URL(url).pathname)
  const scripts = new Set(paths.filter(path => path !== '/offline.js'))
  return [...scripts].reduce((sum, path) => sum + gzipSync(readFileSync(join(site.folder, path))).length, 0)
}

const HAS_AXE = `'axe' in window`

/**
 * The HTML only of what is amiss: else axe writes down that of everything it looks at. It fetches no styles and media
 * beforehand: none of the rules that are on asks for styles, and there are no media.
 */
const FLAWS = `axe.configure({ noHtml: true }), axe.run(document, { resultTypes: ['violations'], elementRef: true, preload: false })
  .then(({ violations }) => violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, element }) => id + ': ' + target.join(' ') + ' ' + element.outerHTML.slice(0, 120))))`

/** What axe finds, as short sentences. It is brought once to each page. */
export async function flawsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate<boolean>(HAS_AXE))) await page.evaluate(axe.source)
  return page.evaluate<string[]>(FLAWS)
}

/** Begins a match with the standard set-up, and the same dice at every run. */
export async function beginMatch(v: Visit, game: string): Promise<void> {
  await goTo(v, `#/setup/${game}`)
  await deal(v, 'gloom')
}

/** From the set-up sheet to the table, with the dice that this word stands for. */
export async function deal({ page }: Visit, word: string, until = '.table'): Promise<void> {
  await page.locator('.setup-more summary').click()
  await page.locator('.setup-more input.name-field').fill(word)
  await page.locator('.setup-foot .button.go').click()
  await page.locator(until).waitFor()
}

/** Opens a match file by hand, from home, and waits until every press counts. */
export async function openMatch(v: Visit, file: MatchFile): Promise<void> {
  await openTable(v, file)
  await v.page.locator(`.table${READY}`).waitFor()
}

/** The same for whoever only looks. */
export async function openTable(v: Visit, file: MatchFile): Promise<void> {
  await goTo(v, '#/')
  const buffer = Buffer.from(JSON.stringify(file))
  await v.page
    .locator('.open-file input')
    .setInputFiles({ name: 'moment.json', mimeType: 'application/json', buffer })
  const [cover, ask] = [v.page.locator('.cover .button.go'), v.page.locator('.prompt-ask')]
  await cover.or(ask).first().waitFor({ state: 'attached' })
  if (await cover.isVisible()) await uncover(v)
  await ask.waitFor({ state: 'attached' })
}

/** Ends the match on the table. */
export async function giveUp({ page }: Visit): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Give up', exact: true }).click()
  await page.getByRole('button', { name: 'Yes, give up' }).click()
  await page.locator('.end-dialog').waitFor()
}

/** Takes the device that was handed over. */
export async function uncover({ page }: Visit): Promise<void> {
  await page.locator(`.cover${READY} .button.go`).click()
}

/** How much wider than the screen the page is, as a sentence. */
export async function overflowOf(page: Page): Promise<string[]> {
  const wide = Number(await page.evaluate('document.documentElement.scrollWidth - innerWidth'))
  return wide > 0 ? [`the page is ${wide} px wider than the screen`] : []
}
