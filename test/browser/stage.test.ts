import type { Page } from 'playwright-core'
import { describeInHouse, test } from '../web/house.ts'
import { momentOf } from '../web/moments/index.ts'
import { beginMatch, openMatch, READY, SIZES, type Visit } from '../web/visit.ts'

const BETWEEN = 'between beats'

/** Keeps what is shown, one after the other: the beat, and whether the roll is told meanwhile. */
const WATCH = `{
  window.shown = []
  const table = document.querySelector('.table')
  const look = () => {
    const told = /You roll \\d and \\d/.test(document.querySelector('.log').textContent)
    const now = (table.dataset.beat ?? '${BETWEEN}') + (told ? ', told' : '')
    if (window.shown.at(-1) !== now) window.shown.push(now)
  }
  new MutationObserver(look).observe(table, { attributes: true, childList: true, subtree: true })
}`

/** What takes longer than a step of a hero does not end by itself. */
const NO_LONG_TIMERS = `{
  const { setTimeout } = window
  window.setTimeout = (end, ms, ...rest) => (ms < 400 ? setTimeout(end, ms, ...rest) : 0)
}`

const ROOM = '.dg-spot[data-space^="room-"]'

/** The first move of a match whose further dice are the same at every run. */
async function openFirstMove(v: Visit): Promise<void> {
  const file = await momentOf('dungeon', 'the first move')
  await openMatch(v, { ...file, header: { ...file.header, seed: 7 } })
}

async function walkIn({ page }: Visit): Promise<void> {
  await page.locator(`.table${READY} ${ROOM}`).first().press('Enter')
}

const beatOf = (page: Page) => page.locator('.table').getAttribute('data-beat')

describeInHouse('the stage', () => {
  test.for(['no-preference', 'reduce'] as const)(
    'shows a fight in its order, and the roll is told when the dice lie (motion: %s)',
    async (reducedMotion, { visit, expect }) => {
      const v = await visit({ ...SIZES.desktop, reducedMotion }, { pace: 'fast' })
      await openFirstMove(v)
      await v.page.evaluate(WATCH)
      await walkIn(v)
      const beats = async () => {
        const shown = await v.page.evaluate<string[]>('window.shown')
        return shown.filter(beat => !beat.startsWith(BETWEEN)).slice(0, 4)
      }
      await expect.poll(beats).toEqual(['walk', 'turn', 'throw', 'rest, told'])
      expect(v.faults).toEqual([])
    },
  )

  test('a press or a key ends a beat and no more', async ({ visit, expect }) => {
    const v = await visit(SIZES.desktop, { pace: 'slow' })
    const { page } = v
    await openFirstMove(v)
    await page.evaluate(NO_LONG_TIMERS)
    await walkIn(v)
    await expect.poll(() => beatOf(page)).toBe('turn')
    await page.keyboard.press('x')
    await expect.poll(() => beatOf(page)).toBe('throw')
    await page.locator('.table-dock').click({ position: { x: 2, y: 2 } })
    await expect.poll(() => beatOf(page)).toBe('rest')
    await page.getByRole('button', { name: 'Skip ahead' }).click()
    await expect.poll(() => beatOf(page)).toBe(null)
  })

  test('what is in the air says nothing, and reloading loses nothing', async ({ visit, expect }) => {
    const v = await visit(SIZES.desktop, { pace: 'slow' })
    const { page } = v
    await openFirstMove(v)
    await page.evaluate(NO_LONG_TIMERS)
    await walkIn(v)
    await expect.poll(() => beatOf(page)).toBe('turn')
    await page.keyboard.press('x')
    await page.getByRole('img', { name: 'die, not rolled' }).nth(1).waitFor()
    await page.reload()
    await page.locator(`.table${READY}`).waitFor()
    await expect.poll(() => page.locator('.log').textContent()).toMatch(/You roll \d and \d/)
  })

  test('what the others did is summed up when my turn comes, and shown again at a press', async ({
    visit,
    expect,
  }) => {
    const v = await visit(SIZES.desktop)
    const { page } = v
    await openFirstMove(v)
    const recap = page.locator('.table-recap .button')
    await expect
      .poll(async () => {
        if (await page.locator(`.table${READY}`).isVisible()) await page.keyboard.press('e')
        return recap.isVisible()
      })
      .toBe(true)
    await expect.poll(() => recap.textContent()).toMatch(/^Bram .+ and has \d treasures?\./)
    await page.evaluate(WATCH)
    await page.getByRole('button', { name: 'See it again' }).click()
    await expect.poll(() => page.evaluate<string[]>('window.shown')).toContain('throw')
    await recap.waitFor()
    await expect.poll(() => page.locator('.table').getAttribute('data-past')).toBe('false')
  })

  test('a fight of others is told by the number that hero needs, not by my chances', async ({
    visit,
    expect,
  }) => {
    const v = await visit(SIZES.desktop, { pace: 'slow' })
    const { page } = v
    await openFirstMove(v)
    await page.evaluate(NO_LONG_TIMERS)
    const theirs = page.locator('.dg-foe .dg-met-by')
    await expect
      .poll(async () => {
        if (await theirs.isVisible()) return true
        await page.keyboard.press((await page.locator(`.table${READY}`).isVisible()) ? 'e' : 'x')
        return false
      })
      .toBe(true)
    await expect.poll(() => theirs.textContent()).toBe('Met by Bram')
    await page.locator('.dg-side-panel').getByText('You need').waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('.dg-needs .own').textContent()).not.toMatch(/^You/)
  })

  test('sound is on until the bar silences it', async ({ visit, expect }) => {
    const v = await visit(SIZES.desktop, { muted: false })
    await openFirstMove(v)
    const sound = v.page.getByRole('button', { name: 'Sound' })
    await expect.poll(() => sound.getAttribute('aria-pressed')).toBe('true')
    await sound.click()
    await expect.poll(() => sound.getAttribute('aria-pressed')).toBe('false')
    const volume = v.page.getByRole('slider', { name: 'Volume' })
    await volume.fill('0.7')
    await expect.poll(() => sound.getAttribute('aria-pressed')).toBe('true')
    await volume.fill('0')
    await expect.poll(() => sound.getAttribute('aria-pressed')).toBe('false')
    await v.page.reload()
    await expect.poll(() => sound.getAttribute('aria-pressed')).toBe('false')
  })

  test('the volume lies over all of the table, also over the tin on a phone', async ({ visit }) => {
    const v = await visit(SIZES.phone)
    await beginMatch(v, 'tin')
    await v.page.getByRole('button', { name: 'Sound' }).tap()
    await v.page.getByRole('slider', { name: 'Volume' }).tap({ trial: true })
  })
})
