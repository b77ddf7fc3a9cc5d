import type { Locator } from 'playwright-core'
import { vi } from 'vitest'
import { describeInHouse, test } from '../web/house.ts'
import { flawsOf, goTo, READY, SIZES, type Visit } from '../web/visit.ts'

const CHAPTERS = ['dungeon rogue', 'dungeon wizard', 'onedeck doors', 'onedeck boss', 'tin rescue'] as const

/** What is lit while a lesson waits, in the order of pressing: a die before its box, a turn before laying. */
const LIT = [
  '.coach:has(.coach-place) .button.go',
  '.tin-lie.lit[aria-pressed="false"]',
  '.dg-spot.hinted',
  '.actions .button.lit',
  '.tin-step.lit',
  '.tin-card.lit',
  '.od-ability.advised',
  '.od-loot-place.advised',
  '.table:has(.die.held) .od-box .box.lit',
  '.od-tray-die.advised button',
]

/** A press that changed nothing, such as one that came while the board was still moving, is made again. */
const PRESS_AGAIN_MS = 2000

async function litIn({ page }: Visit): Promise<Locator | null> {
  for (const selector of LIT) {
    const found = page.locator(selector).filter({ visible: true }).first()
    if ((await found.count()) > 0) return found
  }
  return null
}

/** The middle of what is lit, if it is on the screen. What lies over it would take the press and end the test. */
async function pointIn(v: Visit): Promise<[x: number, y: number] | null> {
  const rect = await (await litIn(v))?.boundingBox({ timeout: PRESS_AGAIN_MS }).catch(() => null)
  if (!rect) return null
  const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2]
  const { width, height } = SIZES.phone.viewport
  return x > 0 && x < width && y > 0 && y < height ? [x, y] : null
}

const isOver = async ({ page }: Visit) => (await page.locator('.coach-place').count()) === 0

/** Presses what is lit, as a finger does, and waits for what comes of it. The board may take a moment to bring it into sight. */
async function press(v: Visit): Promise<void> {
  await v.page.locator(`.table${READY}`).waitFor()
  const point = await vi.waitUntil(async () => (await isOver(v)) || pointIn(v), { timeout: 30_000 })
  if (point === true) return
  const shown = (): Promise<string> => v.page.evaluate('document.body.innerHTML')
  const before = await shown()
  await v.page.mouse.click(...point)
  await vi.waitUntil(async () => (await shown()) !== before, { timeout: PRESS_AGAIN_MS }).catch(() => null)
}

describeInHouse('lessons', () => {
  test.for(CHAPTERS)(
    '%s is played on a phone by pressing what is lit, all of it in sight',
    async (name, { visit, expect }) => {
      const v = await visit(SIZES.phone)
      const [game, chapter] = name.split(' ')
      await goTo(v, `#/learn/${game}?chapter=${chapter}`)
      await v.page.locator('.coach-place').waitFor({ state: 'attached' })
      expect(await flawsOf(v.page)).toEqual([])
      for (let presses = 0; presses < 200 && !(await isOver(v)); presses++) await press(v)
      const ways = v.page.locator('.coach .button:not(.icon-only)')
      await expect.poll(() => ways.count()).toBeGreaterThan(1)
      expect(await flawsOf(v.page)).toEqual([])
      expect(v.faults).toEqual([])
    },
  )
})
