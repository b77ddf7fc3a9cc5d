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

/** How many dice told their number until the throw was over, how many were in the air, and how many lie at last. */
async function throwIn(page: Page) {
  const seen = await seenIn(page)
  const landed = seen.findLastIndex(({ isThrow }) => isThrow) + 1
  const told = Math.max(...seen.slice(0, landed).map(({ known }) => known))
  const air = new Set(seen.filter(({ isThrow }) => isThrow).map(({ unknown }) => unknown))
  return { told, air: [...air], isLanded: (seen.at(-1)?.known ?? 0) > 0 && seen.at(-1)?.unknown === 0 }
}

/** What happened to the hero, one after the other, and how many hearts there were each time. */
async function harmIn(page: Page) {
  const seen = (await seenIn(page)).filter(({ scene }) => scene !== '')
  const scenes = [...new Set(seen.map(({ scene }) => scene))]
  return scenes.map(scene => `${scene}: ${seen.find(each => each.scene === scene)?.hearts}`)
}

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
      await expect.poll(() => throwIn(v.page)).toEqual({ told: 0, air: [7], isLanded: true })
      expect(v.faults).toEqual([])
    },
  )

  test('ends a throw at a press', async ({ visit, expect }) => {
    const v = await visit({ ...SIZES.phone, reducedMotion: 'no-preference' }, { pace: 'normal', odds: false })
    await press(v, 'a foe behind the door', WATCH, HOLD)
    await v.page.locator('.table[data-beat="throw"]').waitFor()
    await v.page.locator('.od-encounter-head h2').click()
    await expect.poll(() => throwIn(v.page)).toEqual({ told: 0, air: [7], isLanded: true })
  })

  test.for(MOTIONS)(
    'shows what stays empty strike, then hearts break, then the loot (%s)',
    async ([, reducedMotion], { visit, expect }) => {
      const v = await visit({ ...SIZES.desktop, reducedMotion }, { pace: 'fast' })
      await press(v, 'dice in many boxes', WATCH)
      const harm = ['answer: 5 of 6 health', 'hearts: 2 of 6 health', 'loot: 2 of 6 health']
      await expect.poll(() => harmIn(v.page)).toEqual(harm)
    },
  )
})
