/** Plays whatever game is on the table as a person with a mouse, a finger or a keyboard would, by what can be seen. */
import type { ElementHandle, Page } from 'playwright-core'
import { fastRng } from '../../src/engine/rng.ts'
import type { Rng } from '../../src/engine/types.ts'
import { READY } from './visit.ts'

/** Buttons of the table that are not a move: tools, camera, explanations. */
const TOOLS =
  '.bar *, .end *, .end-dialog *, .table-drawers *, .table-log *, .prompt-why, [data-tool], [data-tool] *'
export const AT_TABLE = `.table button:not([aria-disabled="true"]):not(:is(${TOOLS}))`
const MOVES = `.cover .button.go, ${AT_TABLE}`

/** Where a player is needed who presses nothing here. */
const ENDS = '.table[data-over="true"], .cover'

/** A thing that is gone or covered by now is let be: the next look finds another. */
export const PRESS_MS = 2000

/** How a thing is pressed. */
export type Hand = (page: Page, thing: ElementHandle) => Promise<void>

export const mouse: Hand = (_, thing) => thing.click({ timeout: PRESS_MS })
export const finger: Hand = (_, thing) => thing.tap({ timeout: PRESS_MS })

/** More often nobody presses Tab for what they want. */
const MOST_TABS = 60

/** Runs in the page. */
const hasFocus = (thing: object): boolean => 'matches' in thing && Object(thing).matches(':focus')

/** By its shortcut where it shows one; else Tab until it has the focus, and Enter. What Tab does not reach is let be. */
export const keyboard: Hand = async (page, thing) => {
  const key = await thing.getAttribute('aria-keyshortcuts')
  if (key !== null && key !== '') return page.keyboard.press(key)
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press('Tab')
    if (await thing.evaluate(hasFocus)) return page.keyboard.press('Enter')
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

/** Plays on until this is to be seen in place of the table, and presses nothing of it. */
export async function playUntil(page: Page, goal: string, hand: Hand, rng: Rng, most: number): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    await page.locator(`:is(${AT_TABLE}), ${goal}`).filter({ visible: true }).first().waitFor()
    if (await page.locator(goal).first().isVisible()) return
    await press(page, AT_TABLE, hand, rng)
  }
  throw new Error(`${goal} was not to be seen after ${most} presses`)
}

/** Presses something that can be seen, as soon as there is something. */
export async function pressOne(page: Page, hand: Hand, rng: Rng): Promise<void> {
  await page.locator(`:is(${MOVES}), ${ENDS}`).filter({ visible: true }).first().waitFor()
  await press(page, MOVES, hand, rng)
}

async function press(page: Page, moves: string, hand: Hand, rng: Rng): Promise<void> {
  await page.locator(`${READY}, .cover-form`).first().waitFor()
  const [wantsAmber, lot] = [rng.below(3) > 0, rng.below(LOTS) / LOTS]
  const amber = wantsAmber ? await oneOf(page, `:is(${moves}).go`, lot) : null
  const thing = amber ?? (await oneOf(page, moves, lot))
  if (thing) await hand(page, thing).catch(() => null)
  await thing?.dispose()
}

const LOTS = 2 ** 32

/** One of the things that are seen. What lies under something else is not to be pressed, unless all does and has to be scrolled to. */
const ONE_OF = `(selector, lot) => {
  const isSeen = thing => thing.checkVisibility({ visibilityProperty: true }) && thing.getBoundingClientRect().width > 0
  const isFree = thing => {
    const { x, y, width, height } = thing.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return top === null || thing.contains(top)
  }
  const seen = [...document.querySelectorAll(selector)].filter(isSeen)
  const free = seen.filter(isFree)
  const things = free.length > 0 ? free : seen
  return things[Math.floor(lot * things.length)] ?? null
}`

/** Looked for inside the page: to bring every thing that could be pressed out of it takes longer than the press. */
async function oneOf(page: Page, selector: string, lot: number): Promise<ElementHandle | null> {
  const found = await page.evaluateHandle(`(${ONE_OF})(${JSON.stringify(selector)}, ${lot})`)
  return found.asElement()
}
