/**
 * Takes pictures of the page as it is: npx tsx scripts/shoot.ts FOLDER [STEPS-FILE]
 * Without a file it shoots the home page. A file is a module whose default export is called with (page, shoot, url)
 * at each size and plays to whatever should be seen.
 */
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { launchBrowser } from '../test/components.ts'
import { startSite } from '../test/web/site.ts'

const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 1024, height: 768 }, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

const [folder = 'shots', steps] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const site = await startSite()
const browser = await launchBrowser()
for (const [size, options] of Object.entries(SIZES)) {
  const context = await browser.newContext({ ...options, deviceScaleFactor: 1 })
  const page = await context.newPage()
  page.on('pageerror', error => console.error(`${size}: ${error.message}`))
  page.on('console', message => message.type() === 'error' && console.error(`${size}: ${message.text()}`))
  const shoot = async (name: string) => {
    await page.screenshot({ path: join(folder, `${name}-${size}.png`) })
  }
  await page.goto(site.url)
  if (steps === undefined) await shoot('home')
  else await (await import(pathToFileURL(resolve(steps)).href)).default(page, shoot, site.url)
  await context.close()
}
await browser.close()
await site.close()
