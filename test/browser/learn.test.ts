import { vi } from 'vitest'
import { oneOf } from '../web/eyes/seventh.ts'
import { describeInHouse, test } from '../web/house.ts'
import { type Lit, litIn } from '../web/lit.ts'
import { flawsOf, goTo, READY, SIZES, type Visit } from '../web/visit.ts'
import { IS_WIDE } from '../web/wide.ts'

/** By game; of each one is played in a run, and all of them in the wide one. */
const CHAPTERS = [
  ['dungeon rogue', 'dungeon wizard'],
  ['onedeck doors', 'onedeck boss'],
  ['tin rescue'],
].flatMap(chapters => oneOf(chapters))

const { phone } = SIZES
const OTHERS = {
  'small phone': { ...phone, viewport: { width: 360, height: 640 } },
  'lying phone': { ...phone, viewport: { width: 844, height: 390 } },
  'standing tablet': { viewport: { width: 834, height: 1194 }, hasTouch: true },
  laptop: { viewport: { width: 1366, height: 768 } },
}
const DEVICES = Object.entries({ phone, ...(IS_WIDE && OTHERS) })
const LESSONS = DEVICES.flatMap(([device, size]) => CHAPTERS.map(name => [name, device, size] as const))

/** A press that changed nothing, such as one that came while the board was still moving, is made again. */
const PRESS_AGAIN_MS = 2000
/** As long as a board may take, on a busy machine, to bring into sight what is lit. */
const IN_SIGHT_MS = 30_000

const isOver = async ({ page }: Visit) => (await page.locator('.coach-place').count()) === 0

/** What is lit as soon as nothing is in the way of pressing it; null when the lesson is over. */
async function freelyLit(v: Visit): Promise<Lit | null> {
  let last: Lit | null = null
  const isFree = async () => {
    last = await litIn(v.page)
    return (await isOver(v)) || (last !== null && last.hidden === null)
  }
  await vi.waitUntil(isFree, { timeout: IN_SIGHT_MS }).catch(async () => {
    const asked = await v.page.locator('.coach-text').textContent()
    throw new Error(`"${asked}": ${last ? `it lies under ${last.hidden}` : 'nothing is lit'}`)
  })
  return last
}

/** Presses what is lit, as a finger does, and waits for what comes of it. */
async function press(v: Visit): Promise<void> {
  await v.page.locator(`.table${READY}`).waitFor()
  const lit = await freelyLit(v)
  if (!lit) return
  const shown = (): Promise<string> => v.page.evaluate('document.body.innerHTML')
  const before = await shown()
  await v.page.mouse.click(...lit.point)
  await vi.waitUntil(async () => (await shown()) !== before, { timeout: PRESS_AGAIN_MS }).catch(() => null)
}

describeInHouse('lessons', () => {
  test.for(LESSONS)(
    '%s is played on a %s by pressing what is lit, all of it in sight',
    async ([name, , size], { visit, expect }) => {
      const v = await visit(size)
      const [game, chapter] = name.split(' ')
      await goTo(v, `#/learn/${game}?chapter=${chapter}`)
      await v.page.locator('.coach-place').waitFor({ state: 'attached' })
      expect(await flawsOf(v.page)).toEqual([])
      for (let presses = 0; presses < 200 && !(await isOver(v)); presses++) await press(v)
      const ways = v.page.locator('.coach .button:not(.icon-only)')
      await expect.poll(() => ways.count()).toBeGreaterThan(1)
      await v.page.getByRole('dialog', { name: /^Learnt: / }).waitFor()
      expect(await flawsOf(v.page)).toEqual([])
      expect(v.faults).toEqual([])
    },
  )
})
