/** Looks at a page as a person would, on one screen after the other: see in-page for what is looked at there. */
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { build, type Rolldown } from 'vite'
import { AT_TABLE } from '../player.ts'
import { anyOf, INTENDED, MAPS, SMALL, TOOLS, WAYS } from './intended.ts'
import type { Notice } from './notice.ts'
import type { Screen } from './sizes.ts'

const ENTRY = fileURLToPath(new URL('./in-page/index.ts', import.meta.url))

const NOTICE: Omit<Notice, 'isTouch'> = {
  moves: `${AT_TABLE}:not(:is(${anyOf(TOOLS)}))`,
  maps: anyOf(MAPS),
  small: anyOf(SMALL),
  ways: WAYS,
  intended: INTENDED,
}

export interface Eyes {
  /** Takes the page to another screen, as if the window were dragged or the phone turned. */
  turnTo(screen: Screen): Promise<void>
  /** What is wrong with what is seen there, as short sentences. */
  look(screen: Screen): Promise<string[]>
}

export async function openEyes(page: Page): Promise<Eyes> {
  const device = await page.context().newCDPSession(page)
  let before: Screen | null = null
  return {
    async turnTo(screen) {
      const { width, height, isTouch, colorScheme } = screen
      // Whatever is told the page anew it works out anew, also where it is the same.
      if (before?.isTouch !== isTouch)
        await device.send('Emulation.setTouchEmulationEnabled', { enabled: isTouch })
      if (before?.colorScheme !== colorScheme)
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      if (before !== screen) await page.setViewportSize({ width, height })
      before = screen
      // Another width leaves a page scrolled to somewhere else.
      await page.evaluate('scrollTo(0, 0)')
    },
    async look({ isTouch }) {
      if (!(await page.evaluate<boolean>(`'eyes' in window`))) await page.evaluate(await bundle())
      return page.evaluate<string[]>(`eyes.faultsWhenStill(${JSON.stringify({ ...NOTICE, isTouch })})`)
    },
  }
}

/** One for all pages of a run. */
let bundled: Promise<string> | null = null

function bundle(): Promise<string> {
  bundled ??= bundleAnew()
  return bundled
}

async function bundleAnew(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry: ENTRY, name: 'eyes', formats: ['iife'] } },
  })
  const [first] = [made].flat() as Rolldown.RolldownOutput[]
  return `${first?.output[0].code ?? ''}; window.eyes = eyes`
}
