/** How long a report of 100,000 games takes to open, in a browser that has the page to itself. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { reportFor } from '../src/cli/sim/page.ts'
import { standard } from '../src/games/dungeon/content/standard.ts'
import { largeTally, progressOf, studyOf } from '../src/sim/report/given.ts'
import { kitOf } from './given.ts'

export interface Opening {
  readonly bytes: number
  /** Milliseconds from the address to the first frame in which all of it is laid out. */
  readonly times: readonly number[]
}

/** Every monster, treasure and space of Dungeon!, counted as that many games would; `slower` divides the processor. */
export async function reportOpening(browser: Browser, tries: number, slower: number): Promise<Opening> {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-bench-'))
  try {
    const file = join(folder, 'report.html')
    const text = largeReport()
    writeFileSync(file, text)
    const times: number[] = []
    for (let round = 0; round < tries; round++)
      times.push(await openedIn(browser, pathToFileURL(file).href, slower))
    return { bytes: Buffer.byteLength(text), times: times.toSorted((a, b) => a - b) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function largeReport(): string {
  const kit = kitOf('dungeon')
  const { board, monsters, treasures } = standard
  const ids = { monster: monsters.map(({ id }) => id), treasure: treasures.map(({ id }) => id) }
  const tally = largeTally(
    ids,
    board.spaces.map(({ id }) => id),
  )
  const write = reportFor(kit, { commandFor: () => 'undercroft sim dungeon', language: 'en' })
  return write(studyOf(kit), progressOf([tally]))
}

/** Every time in a browser context of its own: nothing is kept from the time before. */
async function openedIn(browser: Browser, address: string, slower: number): Promise<number> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const device = await context.newCDPSession(page)
    await device.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await page.goto(address)
    return await shownAfter(page)
  } finally {
    await context.close()
  }
}

function shownAfter(page: Page): Promise<number> {
  return page.evaluate<number>(
    'new Promise(shown => requestAnimationFrame(() => requestAnimationFrame(() => shown(performance.now()))))',
  )
}
