import type { Page } from 'playwright-core'
import type { ExpectStatic } from 'vitest'
import { type MatchFile, replay } from '../../src/engine/file.ts'
import { legal } from '../../src/engine/play.ts'
import { onedeckKit } from '../../src/games/onedeck/index.ts'
import { byMouse, middleOf } from '../web/drag.ts'
import { oneOf } from '../web/eyes/seventh.ts'
import { describeInHouse, test } from '../web/house.ts'
import { momentOf } from '../web/moments/index.ts'
import { clickOn, type Tap, type Tapper, tapByFinger, tapByKey, tapByMouse } from '../web/taps.ts'
import { openMatch, READY, SIZES, uncover, type Visit } from '../web/visit.ts'

/** Where a press leads to another question, with something to press on the same place and by the same key. */
const MOMENTS = [
  ['tin', 'a fight to begin or to leave', 'Enter'],
  ['onedeck', 'who claims first', '1'],
  ['dungeon', 'the first move', 'E'],
] as const

const HANDS = [
  ['taps of a finger', tapByFinger, 'phone'],
  ['clicks', tapByMouse, 'desktop'],
  ['strokes of a key', tapByKey, 'desktop'],
] as const satisfies readonly (readonly [string, Tapper, keyof typeof SIZES])[]

interface Lay {
  readonly die: string
  readonly box: number
}

const GAPS_MS = [60, 120, 200, 300]
const REPEATS = 30

/** Counts what the page asks of the house. */
const COUNT = `{
  window.asked = { play: 0, undo: 0, open: 0 }
  const post = Worker.prototype.postMessage
  Worker.prototype.postMessage = function (...said) {
    if (said[0]?.name in window.asked) window.asked[said[0].name]++
    return post.apply(this, said)
  }
}`

async function countIn({ page, context }: Visit): Promise<void> {
  await context.addInitScript(COUNT)
  await page.reload()
}

const askedIn = (page: Page, what: 'play' | 'undo' | 'open') => page.evaluate<number>(`window.asked.${what}`)

const versionOf = (page: Page) => page.locator('.table').getAttribute('data-version')

/** What answers the question; other buttons have no key. */
const ANSWERS = '.actions .button[aria-keyshortcuts]'

/** A moment whose match goes on: its further dice are the same at every run. */
async function momentWithDice(game: string, name: string): Promise<MatchFile> {
  const file = await momentOf(game, name)
  return { ...file, header: { ...file.header, seed: 7 } }
}

/** The next question, with something to answer it by. */
async function nextAsked(page: Page, before: string | null, expect: ExpectStatic): Promise<void> {
  await expect.poll(() => versionOf(page)).not.toBe(before)
  await page.locator(ANSWERS).first().waitFor()
}

/** Whoever has looked presses once more, and that counts. */
async function pressDeliberately(page: Page, expect: ExpectStatic): Promise<void> {
  const before = await versionOf(page)
  await page.locator(`.table${READY} ${ANSWERS}`).first().click()
  await expect.poll(() => versionOf(page)).not.toBe(before)
}

/** The time of the page, by which its presses are dated: however busy the machine is, they keep their distance. */
const timeIn = (page: Page) => page.evaluate<number>('Date.now()')

/** Taps, waits for what comes of it, and taps as if that had been so much later. */
async function tapTwice({ page }: Visit, tap: Tap, gap: number, expect: ExpectStatic): Promise<void> {
  const before = await versionOf(page)
  const at = await timeIn(page)
  await tap(at)
  await nextAsked(page, before, expect)
  await expect.poll(() => timeIn(page)).toBeGreaterThanOrEqual(at + gap)
  await tap(at + gap)
}

/** In a run each game has one of the hands, and every hand a game. */
const CASES = MOMENTS.flatMap(([game, ...moment], place) =>
  oneOf(HANDS, place).map(([how, ...hand]) => [game, how, moment, hand] as const),
)

/** Two dice that fit into different boxes, whichever is laid first. */
function twoDice(file: MatchFile): readonly Lay[] {
  const match = replay(onedeckKit, file)
  if (!match.ok) throw new Error(match.refusal.reason)
  const lays: Lay[] = legal(match.value, 0)
    .filter(({ kind }) => kind === 'lay')
    .map(Object)
  const [first] = lays
  const second = lays.find(({ die, box }) => die !== first?.die && box !== first?.box)
  return first && second ? [first, second] : []
}

describeInHouse('a press', () => {
  test.for(CASES)(
    '%s: of two quick %s only the first decides',
    async ([game, _how, [moment, key], [tapper, size]], { visit, expect }) => {
      const v = await visit(SIZES[size])
      await countIn(v)
      const file = await momentWithDice(game, moment)
      for (const [round, gap] of GAPS_MS.entries()) {
        await openMatch(v, file)
        await tapTwice(v, await tapper(v.page, key), gap, expect)
        await pressDeliberately(v.page, expect)
        const plays = () => askedIn(v.page, 'play')
        await expect.poll(plays, { message: `${gap} ms` }).toBe(2 * (round + 1))
      }
      expect(v.faults).toEqual([])
    },
  )

  test.for(MOMENTS)(
    '%s: a key that is held decides once (%s)',
    async ([game, moment, key], { visit, expect }) => {
      const v = await visit()
      await countIn(v)
      await openMatch(v, await momentWithDice(game, moment))
      const before = await versionOf(v.page)
      await v.page.keyboard.down(key)
      await nextAsked(v.page, before, expect)
      await v.page.locator(`.table${READY}`).waitFor()
      for (let repeat = 0; repeat < REPEATS; repeat++) await v.page.keyboard.down(key)
      await v.page.keyboard.up(key)
      await pressDeliberately(v.page, expect)
      await expect.poll(() => askedIn(v.page, 'play')).toBe(2)
    },
  )

  test('of two quick strokes of U only the first takes something back', async ({ visit, expect }) => {
    const v = await visit()
    await countIn(v)
    await openMatch(v, await momentWithDice('onedeck', 'dice in many boxes'))
    await tapTwice(v, await tapByKey(v.page, 'u'), 120, expect)
    await v.page.locator(`.table${READY}`).waitFor()
    const before = await versionOf(v.page)
    await v.page.keyboard.press('u')
    await expect.poll(() => versionOf(v.page)).not.toBe(before)
    await expect.poll(() => askedIn(v.page, 'undo')).toBe(2)
  })

  test('a press that was meant for the table hands no device on, and the one that does lifts no cover', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    await countIn(v)
    await openMatch(v, await momentWithDice('dungeon', 'two persons at one table'))
    const done = `.hand-over .button`
    const [tap, at] = [await tapByKey(v.page, 'e'), await timeIn(v.page)]
    await tap(at)
    await v.page.locator(done).waitFor()
    const opened = await askedIn(v.page, 'open')
    await (await clickOn(v.page, done))(at + 200)
    await expect.poll(() => askedIn(v.page, 'open')).toBe(opened)
    await v.page.locator(`.table${READY} ${done}`).waitFor()
    const [hand, then] = [await clickOn(v.page, done), await timeIn(v.page)]
    await hand(then)
    await v.page.locator('.cover').waitFor()
    await expect.poll(() => askedIn(v.page, 'open')).toBe(opened + 1)
    await (await clickOn(v.page, '.cover .button.go'))(then + 200)
    await expect.poll(() => askedIn(v.page, 'open')).toBe(opened + 1)
    await uncover(v)
    await v.page.locator('.table').waitFor()
    await expect.poll(() => askedIn(v.page, 'open')).toBe(opened + 2)
  })

  test('die after die is laid as fast as the hand is', async ({ visit, expect }) => {
    const v = await visit()
    const file = await momentWithDice('onedeck', 'many dice')
    await openMatch(v, file)
    const lays = twoDice(file)
    expect(lays).toHaveLength(2)
    for (const { die, box } of lays) {
      const to = `[data-box="${box}"]`
      await byMouse(v.page, await middleOf(v.page, `[data-die="0.${die}.0"]`), await middleOf(v.page, to))
      await v.page.locator(`${to} .die`).waitFor()
    }
  })

  test('dice that the page places by itself wait for no further press', async ({ visit, expect }) => {
    const v = await visit()
    await openMatch(v, await momentWithDice('onedeck', 'many dice'))
    const before = Number(await versionOf(v.page))
    await v.page.locator('.od-auto-place').click()
    await expect.poll(async () => Number(await versionOf(v.page))).toBeGreaterThan(before + 1)
  })
})
