/** Tests in the house that open-house.ts has opened. */
import { type BrowserContextOptions, chromium } from 'playwright-core'
import { test as base, inject } from 'vitest'
import { describeWith } from '../components.ts'
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
