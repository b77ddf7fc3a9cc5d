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

  test('dice fall at one place of the screen, whatever is asked in a fight', async ({ visit, expect }) => {
    const v = await visit(SIZES.phone)
    const { page } = v
    await openRound(v)
    const place = () =>
      page.locator('.tin-cast').evaluate(cast => {
        const { x, y, width, height } = cast.getBoundingClientRect()
        return [x, y, width, height].map(Math.round).join(' ')
      })
    for (const { viewport } of [SIZES.phone, SIZES.tablet, SIZES.desktop]) {
      await page.setViewportSize(viewport)
      const lies = await place()
      for (let press = 0; press < 3; press++) {
        const version = await versionOf(page)
        await page.locator(`.table${READY}`).waitFor()
        await page.keyboard.press('Enter')
        await expect.poll(() => versionOf(page)).toBeGreaterThan(version)
        await page.locator(`.table${READY}`).waitFor()
        await expect.poll(place, { message: `${viewport.width} wide` }).toBe(lies)
      }
    }
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
