import type { Page } from 'playwright-core'
import { describeInHouse, test } from '../web/house.ts'
import { momentOf } from '../web/moments/index.ts'
import { openMatch, READY, SIZES, type Visit } from '../web/visit.ts'

/** Keeps what is shown, one after the other: the beat, the die beside the monster, the verdict and the hearts. */
const WATCH = `{
  window.shown = []
  const table = document.querySelector('.table')
  const named = what => document.querySelector(what)?.getAttribute('aria-label')
  const look = () => {
    const verdict = document.querySelector('.tin-said b')?.textContent
    const told = [table.dataset.beat, named('.tin-cast .die'), verdict, named('.tin-lid .hearts')]
    const now = told.filter(Boolean).join(' | ')
    if (window.shown.at(-1) !== now) window.shown.push(now)
  }
  new MutationObserver(look).observe(table, { attributes: true, childList: true, subtree: true })
}`

/** A beat does not end by itself. */
const NO_LONG_TIMERS = `{
  const { setTimeout } = window
  window.setTimeout = (end, ms = 0, ...rest) => (ms < 400 ? setTimeout(end, ms, ...rest) : 0)
}`

/** An unseen card is the best answer here; with these dice it comes to a miss. */
async function openRound(v: Visit): Promise<void> {
  const file = await momentOf('tin', 'a card against a technique')
  await openMatch(v, { ...file, header: { ...file.header, seed: 7 } })
  await v.page.locator(`.table${READY} .tin-card.back.held`).waitFor()
}

const beatOf = (page: Page) => page.locator('.table').getAttribute('data-beat')
const heartsOf = (page: Page) => page.locator('.tin-lid .hearts').getAttribute('aria-label')
const versionOf = async (page: Page) => Number(await page.locator('.table').getAttribute('data-version'))

/** Where the dice lie. */
const castOf = (page: Page): Promise<string> =>
  page.locator('.tin-cast').evaluate(cast => {
    const { x, y, width, height } = cast.getBoundingClientRect()
    return [x, y, width, height].map(Math.round).join(' ')
  })

async function beatsShown(page: Page): Promise<string[]> {
  const shown: string[] = await page.evaluate('window.shown')
  return [...new Set(shown.filter(state => /^(turn|throw|rest)/.test(state)).map(inShort))]
}

describeInHouse('the stage of Dungeon in a Tin', () => {
  test.for(['no-preference', 'reduce'] as const)(
    'tells a round in its order: the card, the die in the air, the sum and the verdict, the heart (motion: %s)',
    async (reducedMotion, { visit, expect }) => {
      const v = await visit({ ...SIZES.desktop, reducedMotion }, { pace: 'fast' })
      await openRound(v)
      await v.page.evaluate(WATCH)
      await v.page.keyboard.press('Enter')
      await expect.poll(() => heartsOf(v.page)).toContain('5 of 6')
      await expect
        .poll(() => beatsShown(v.page))
        .toEqual(['turn, 6 hearts', 'throw, not rolled, 6 hearts', 'rest, 1, a miss, 6 hearts'])
      expect(v.faults).toEqual([])
    },
  )

  test('the unseen card turns over where the pile lay, and each key ends one beat of the round', async ({
    visit,
    expect,
  }) => {
    const v = await visit(SIZES.desktop, { pace: 'slow' })
    const { page } = v
    await openRound(v)
    const place = (what: string) =>
      page.locator(what).evaluate(card => Math.round(card.getBoundingClientRect().x))
    const pile = await place('.tin-card.back')
    const before = await versionOf(page)
    await page.evaluate(NO_LONG_TIMERS)
    await page.keyboard.press('Enter')
    await expect.poll(() => beatOf(page)).toBe('turn')
    await expect.poll(() => place('.tin-card.held:not(.back)')).toBe(pile)
    await page.keyboard.press('Enter')
    await expect.poll(() => beatOf(page)).toBe('throw')
    await page.getByRole('img', { name: 'die, not rolled' }).waitFor()
    await page.keyboard.press('Enter')
    await page.locator('.tin-said.lost.fresh').waitFor()
    await page.keyboard.press('Enter')
    await page.locator('.tin-lid.hurt').waitFor()
    await expect.poll(() => heartsOf(page)).toContain('6 of 6')
    await page.keyboard.press('Enter')
    await expect.poll(() => heartsOf(page)).toContain('5 of 6')
    await page.locator(`.table${READY}`).waitFor()
    // The answer, the card and the die: the next fight is begun by nobody.
    await expect.poll(() => versionOf(page)).toBe(before + 3)
    expect(v.faults).toEqual([])
  })

  test.for(['no-preference', 'reduce'] as const)(
    'hearts that come back mend, as many as there were lost (motion: %s)',
    async (reducedMotion, { visit, expect }) => {
      const v = await visit({ ...SIZES.desktop, reducedMotion }, { pace: 'normal' })
      const { page } = v
      await openMatch(v, await momentOf('tin', 'hurt at the stairwell'))
      await page.locator(`.table${READY}`).waitFor()
      await expect.poll(() => heartsOf(page)).toContain('2 of 6')
      await page.evaluate(NO_LONG_TIMERS)
      await page.locator('.actions .button').filter({ hasText: 'Rest and heal' }).click()
      await expect.poll(() => page.locator('.tin-lid .hearts > .mended').count()).toBe(4)
      await expect.poll(() => heartsOf(page)).toContain('6 of 6')
      const moves = () =>
        page.evaluate<string>(`getComputedStyle(document.querySelector('.mended .left-half')).animationName`)
      await expect.poll(moves).toBe(reducedMotion === 'reduce' ? 'none' : 'mend-left')
    },
  )

  test('dice fall at one place of the screen, whatever is asked in a fight', async ({ visit, expect }) => {
    const v = await visit(SIZES.phone)
    const { page } = v
    await openRound(v)
    for (const { viewport } of [SIZES.phone, SIZES.tablet, SIZES.desktop]) {
      await page.setViewportSize(viewport)
      const lies = await castOf(page)
      for (let press = 0; press < 3; press++) {
        const version = await versionOf(page)
        await page.locator(`.table${READY}`).waitFor()
        await page.keyboard.press('Enter')
        await expect.poll(() => versionOf(page)).toBeGreaterThan(version)
        await page.locator(`.table${READY}`).waitFor()
        await expect.poll(() => castOf(page), { message: `${viewport.width} wide` }).toBe(lies)
      }
    }
  })

  test('a full hand on a phone leaves the hero in sight and the dice at their place', async ({
    visit,
    expect,
  }) => {
    const v = await visit(SIZES.phone)
    const { page } = v
    await openMatch(v, await momentOf('tin', 'a round with a full hand'))
    const [lies, version] = [await castOf(page), await versionOf(page)]
    const [room, rail] = [page.locator('.tin-place.here'), page.locator('.table-rail')]
    /** From the foot of the hero's room to what is at stake. */
    const between = async () => {
      const [tile, stake] = [await room.boundingBox(), await rail.boundingBox()]
      return (stake?.y ?? 0) - (tile ? tile.y + tile.height : 0)
    }
    await expect.poll(between).toBeGreaterThan(0)
    await page.keyboard.press('Enter')
    await expect.poll(() => versionOf(page)).toBeGreaterThan(version)
    await page.locator(`.table${READY}`).waitFor()
    await expect.poll(() => castOf(page)).toBe(lies)
  })

  test('the pile leaves the buttons of the map free on an upright tablet, in the longer words of German too', async ({
    visit,
    expect,
  }) => {
    const v = await visit({ viewport: { width: 768, height: 1024 } }, { language: 'de' })
    await openRound(v)
    const room = async () => {
      const zoom = await v.page.locator('.tin-zoom').boundingBox()
      const pile = await v.page.locator('.tin-stack').boundingBox()
      return zoom && pile ? pile.x - zoom.x - zoom.width : null
    }
    await expect.poll(room).toBeGreaterThanOrEqual(0)
  })

  test('on a low laptop the monster is seen beside its die', async ({ visit, expect }) => {
    const v = await visit({ viewport: { width: 1366, height: 768 } })
    await openRound(v)
    const height = async () => (await v.page.locator('.tin-foe .tin-pic > *').boundingBox())?.height ?? 0
    await expect.poll(height).toBeGreaterThan(60)
  })
})

/** Without the words around what matters. */
function inShort(state: string): string {
  return state
    .replace(/, 1 heart lost\./, '')
    .replace(/plain die, /, '')
    .replace(/(\d) of 6 [^|]*/, '$1 hearts')
    .replaceAll(' | ', ', ')
}
