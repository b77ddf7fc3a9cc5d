/** Plays whatever game is on the table as a person with a mouse, a finger or a keyboard would, by what can be seen. */
import type { ElementHandle, Page } from 'playwright-core'
import { fastRng } from '../../src/engine/rng.ts'
import type { Rng } from '../../src/engine/types.ts'

/** Buttons of the table that are not a move: tools, camera, explanations. */
const TOOLS =
  '.bar *, .end *, .end-sheet *, .table-drawers *, .table-log *, .prompt-why, [data-tool], [data-tool] *'
const MOVES = `.cover .button.go, .table button:not([aria-disabled="true"]):not(:is(${TOOLS}))`

/** How a thing is pressed. */
export type Hand = (page: Page, thing: ElementHandle) => Promise<void>

export const mouse: Hand = (_, thing) => thing.click({ timeout: 1000, noWaitAfter: true })
export const finger: Hand = (_, thing) => thing.tap({ timeout: 1000, noWaitAfter: true })

/** By its shortcut where it shows one; else Tab until something that can be done has the focus, and Enter. */
export const keyboard: Hand = async (page, thing) => {
  const key = await thing.getAttribute('aria-keyshortcuts')
  if (key !== null && key !== '') return page.keyboard.press(key)
  for (let tabs = 0; tabs < 60; tabs++) {
    await page.keyboard.press('Tab')
    const isMove = await page.evaluate(`document.activeElement?.matches(${JSON.stringify(MOVES)})`)
    if (isMove === true) return page.keyboard.press('Enter')
  }
}

export interface Played {
  readonly presses: number
  readonly over: boolean
}

/** Presses one visible thing after another, the amber one more often than others, until the match is over. */
export async function playToEnd(page: Page, hand: Hand, seed: number, most: number): Promise<Played> {
  const rng = fastRng(seed)
  for (let presses = 0; presses < most; presses++) {
    if (await isOver(page)) return { presses, over: true }
    await pressOne(page, hand, rng)
  }
  return { presses: most, over: await isOver(page) }
}

function isOver(page: Page): Promise<boolean> {
  return page.evaluate(`document.querySelector('.table')?.dataset.over === 'true'`)
}

export async function pressOne(page: Page, hand: Hand, rng: Rng): Promise<void> {
  const amber = rng.below(3) > 0 ? await seen(page, `:is(${MOVES}).go`) : []
  const things = amber.length > 0 ? amber : await seen(page, MOVES)
  const thing = things[rng.below(Math.max(1, things.length))]
  if (thing) await hand(page, thing).catch(() => null)
  else await page.waitForTimeout(30)
}

async function seen(page: Page, selector: string): Promise<ElementHandle[]> {
  const all = await page.$$(selector)
  const visible = await Promise.all(all.map(each => each.isVisible().catch(() => false)))
  return all.filter((_, index) => visible[index])
}
