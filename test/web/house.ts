/** Tests in the house that open-house.ts has opened. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContextOptions, chromium } from 'playwright-core'
import { test as base, inject } from 'vitest'
import { serve } from '../../src/server/serve.ts'
import { describeWith } from '../components.ts'
import type { FarHouse } from './lay.ts'
import { type House, type Visit, visit } from './visit.ts'

/** The tests of a file go side by side: each has a device of its own, and much of its time is waiting. */
export function describeInHouse(title: string, body: () => void): void {
  describeWith(['browser'], title, body, { concurrent: true })
}

type Settings = Readonly<Record<string, unknown>>

export const test = base
  .extend('house', { scope: 'file' }, async ({}, { onCleanup }): Promise<House> => {
    const open = inject('house')
    if (open === null) throw new Error('There is no house without a browser.')
    const browser = await chromium.connect(open.browser)
    onCleanup(() => browser.close())
    return { site: open, browser }
  })
  .extend('visit', ({ house }, { onCleanup }) => {
    const opened: Visit[] = []
    onCleanup(async () => {
      for (const { context } of opened) await context.close()
    })
    return async (options?: BrowserContextOptions, settings?: Settings): Promise<Visit> => {
      const v = await visit(house, options, settings)
      opened.push(v)
      return v
    }
  })

/** The same page from a server that people play at. */
export const farTest = test
  .extend('farHouse', { scope: 'file' }, async ({ house }, { onCleanup }): Promise<FarHouse> => {
    const data = await mkdtemp(join(tmpdir(), 'undercroft-far-'))
    const { folder } = house.site
    // Nobody has to be away for long before the others may want a bot, or the host gives the seat to one.
    const limits = { awayForVote: 0, awayForHost: 0 }
    const served = await serve({ version: 'test', data, page: folder, limits })
    onCleanup(async () => {
      await served.stop()
      await rm(data, { recursive: true, force: true })
    })
    return { site: { url: `${served.url}/`, folder }, browser: house.browser, data }
  })
  // Moments bring all rules along: only for those who want one.
  .extend('lay', async ({ farHouse }) => (await import('./lay.ts')).layingAt(farHouse))
  .extend('arrive', ({ farHouse }, { onCleanup }) => {
    const opened: Visit[] = []
    onCleanup(async () => {
      for (const { context } of opened) await context.close()
    })
    return async (name: string, options?: BrowserContextOptions, settings: Settings = {}): Promise<Visit> => {
      const v = await visit(farHouse, options, { name, ...settings })
      opened.push(v)
      return v
    }
  })
