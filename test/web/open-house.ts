/** Before the browser tests: one build, one server and one browser for all of them. */
import type { TestProject } from 'vitest/node'
import { missingBrowser, serveBrowser } from '../components/browser.ts'
import { startSite } from './site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly house: { readonly url: string; readonly folder: string; readonly browser: string } | null
  }
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  if (missingBrowser() !== null) {
    provide('house', null)
    return async () => {}
  }
  const [site, browser] = await Promise.all([startSite(), serveBrowser()])
  provide('house', { url: site.url, folder: site.folder, browser: browser.wsEndpoint() })
  return async () => {
    await browser.close()
    await site.close()
  }
}
