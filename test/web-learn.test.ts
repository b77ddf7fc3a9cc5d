import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWith } from './components.ts'
import { flawsOf, goTo, type House, openHouse, SIZES, type Visit, visit } from './web/visit.ts'

const CHAPTERS = ['dungeon rogue', 'dungeon wizard', 'onedeck doors', 'onedeck boss', 'tin rescue'] as const

/** What is lit while a lesson waits, in the order of pressing: a die before its box, a turn before laying. */
const LIT = [
  '.coach:has(.coach-place) .button.go',
  '.tin-lie.lit[aria-pressed="false"]',
  '.dg-spot.hinted',
  '.actions .button.lit',
  '.tin-step.lit',
  '.tin-card.lit',
  '.deed.advised',
  '.loot-place.advised',
  '.table:has(.die.held) .deck-box .box.lit',
  '.tray-die.advised button',
]

describeWith(['browser'], 'lessons', () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse()
  })
  afterAll(async () => {
    await house.close()
  })

  async function litIn({ page }: Visit): Promise<Locator | null> {
    for (const selector of LIT) {
      const found = page.locator(selector).filter({ visible: true }).first()
      if ((await found.count()) > 0) return found
    }
    return null
  }

  /** The middle of what is lit, if it is on the screen. What lies over it would take the press and end the test. */
  async function pointIn(v: Visit): Promise<[x: number, y: number] | null> {
    const rect = await (await litIn(v))?.boundingBox()
    if (!rect) return null
    const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2]
    const { width, height } = SIZES.phone.viewport
    return x > 0 && x < width && y > 0 && y < height ? [x, y] : null
  }

  const isOver = async ({ page }: Visit) => (await page.locator('.coach-place').count()) === 0

  /** Presses what is lit, as a finger does: the board may take a moment to bring it into sight. */
  async function press(v: Visit): Promise<void> {
    await expect
      .poll(async () => (await isOver(v)) || (await pointIn(v)) !== null, { timeout: 5000 })
      .toBe(true)
    const point = await pointIn(v)
    if (point) await v.page.mouse.click(...point)
  }

  test.each(CHAPTERS)('%s is played on a phone by pressing what is lit, all of it in sight', async name => {
    const v = await visit(house, SIZES.phone)
    const [game, chapter] = name.split(' ')
    await goTo(v, `#/learn/${game}?chapter=${chapter}`)
    const coach = v.page.locator('.coach')
    await coach.waitFor()
    expect(await flawsOf(v.page)).toEqual([])
    for (let presses = 0; presses < 200 && !(await isOver(v)); presses++) {
      await press(v)
      await v.page.waitForTimeout(60)
    }
    expect(await coach.locator('.button:not(.icon-only)').count()).toBeGreaterThan(1)
    expect(await flawsOf(v.page)).toEqual([])
    expect(v.faults).toEqual([])
    await v.context.close()
  })
})
