import type { Page } from 'playwright-core'
import { describeInHouse, test } from '../web/house.ts'
import { momentOf } from '../web/moments/index.ts'
import { openMatch, READY, SIZES, type Visit } from '../web/visit.ts'

/** Keeps every change of what is shown: how many dice tell their number and how many do not, hearts, boxes, loot. */
const WATCH = `{
  window.seen = []
  const names = all => [...document.querySelectorAll(all)].map(each => each.getAttribute('aria-label') ?? '')
  const isThere = one => document.querySelector(one) !== null
  new MutationObserver(() => {
    const dice = names('.od-tray .die')
    const now = {
      isThrow: isThere('.table[data-beat="throw"]'),
      unknown: dice.filter(name => name.includes('not rolled')).length,
      known: dice.filter(name => !name.includes('not rolled')).length,
      hearts: names('.od-hero .hearts').join(),
      scene: isThere('[data-answer="harm"]') ? 'answer' : isThere('.od-hero .broken') ? 'hearts' : isThere('.od-loot') ? 'loot' : '',
    }
    if (JSON.stringify(now) !== JSON.stringify(window.seen.at(-1))) window.seen.push(now)
  }).observe(document, { subtree: true, childList: true, attributes: true })
}`

/** A throw lasts so long that only a press ends it. */
const HOLD = `{
  const after = window.setTimeout
  window.setTimeout = (run, ms, ...more) => after(run, ms > 500 ? ms * 1e4 : ms, ...more)
}`

interface Seen {
  readonly isThrow: boolean
  readonly unknown: number
  readonly known: number
  readonly hearts: string
  readonly scene: '' | 'answer' | 'hearts' | 'loot'
}

const seenIn = (page: Page) => page.evaluate<readonly Seen[]>('window.seen')

const MOTIONS = [
  ['as it moves', 'no-preference'],
  ['where nothing should move', 'reduce'],
] as const

/** Sits down there, with dice that are the same at every run, and presses what comes first. */
async function press(v: Visit, moment: string, ...scripts: readonly string[]): Promise<void> {
  for (const script of scripts) await v.context.addInitScript(script)
  await v.page.reload()
  const file = await momentOf('onedeck', moment)
  await openMatch(v, { ...file, header: { ...file.header, seed: 7 } })
  await v.page.locator(`.table${READY} .actions .button`).first().click()
}

describeInHouse('the stage of One Deck Dungeon', () => {
  test.for(MOTIONS)(
    'throws all dice together, and none tells its number before they lie (%s)',
    async ([, reducedMotion], { visit, expect }) => {
      const v = await visit({ ...SIZES.desktop, reducedMotion }, { pace: 'fast', odds: false })
      await press(v, 'a foe behind the door', WATCH)
      await v.page.locator(`.table${READY} .od-board[data-frame="fight"]`).waitFor()
      const seen = await seenIn(v.page)
      const landed = seen.findLastIndex(({ isThrow }) => isThrow) + 1
      const [thrown, lying] = [seen.slice(0, landed), seen.slice(landed)]
      expect(new Set(thrown.map(({ known }) => known))).toEqual(new Set([0]))
      expect(new Set(thrown.filter(({ isThrow }) => isThrow).map(({ unknown }) => unknown)).size).toBe(1)
      expect(lying.map(({ unknown }) => unknown)).toEqual(lying.map(() => 0))
      expect(lying.at(-1)?.known).toBeGreaterThan(0)
      expect(v.faults).toEqual([])
    },
  )

  test('ends a throw at a press', async ({ visit, expect }) => {
    const v = await visit({ ...SIZES.phone, reducedMotion: 'no-preference' }, { pace: 'normal', odds: false })
    await press(v, 'a foe behind the door', WATCH, HOLD)
    await v.page.locator('.table[data-beat="throw"]').waitFor()
    await v.page.locator('.od-encounter-head h2').click()
    await expect.poll(async () => (await seenIn(v.page)).at(-1)?.known).toBeGreaterThan(0)
  })

  test.for(MOTIONS)(
    'shows what stays empty strike, then hearts break, then the loot (%s)',
    async ([, reducedMotion], { visit, expect }) => {
      const v = await visit({ ...SIZES.desktop, reducedMotion }, { pace: 'fast' })
      await press(v, 'dice in many boxes', WATCH)
      await v.page.locator('.od-loot').waitFor()
      const seen = await seenIn(v.page)
      const scenes = seen.map(({ scene }) => scene).filter(scene => scene !== '')
      expect([...new Set(scenes)]).toEqual(['answer', 'hearts', 'loot'])
      const before = seen.find(({ hearts }) => hearts !== '')?.hearts
      expect(seen.find(({ scene }) => scene === 'answer')?.hearts).toBe(before)
      expect(seen.find(({ scene }) => scene === 'hearts')?.hearts).not.toBe(before)
    },
  )
})
