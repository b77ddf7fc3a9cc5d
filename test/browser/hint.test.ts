import type { Page } from 'playwright-core'
import { type MatchFile, replay } from '../../src/engine/file.ts'
import { legal } from '../../src/engine/play.ts'
import { keyOf } from '../../src/engine/result.ts'
import { onedeckKit } from '../../src/games/onedeck/index.ts'
import { tinKit } from '../../src/games/tin/index.ts'
import { describeInHouse, test } from '../web/house.ts'
import { momentOf } from '../web/moments/index.ts'
import { flawsOf, openMatch, SIZES, type Visit } from '../web/visit.ts'

const slip = (page: Page) => page.locator('.hint-slip')
const caption = (page: Page) => page.locator('.hint-progress').innerText()
const told = (page: Page) => page.locator('.hint-slip [role=status]').innerText()
const bars = (page: Page) => page.locator('.hint-options .estimates dt').allInnerTexts()
const isThinking = (page: Page) => page.workers().some(worker => worker.url().includes('thinker'))

/** Whether the whole tile that a hint is about lies within the map, and the slip beside it. */
const IS_GOAL_FREE = `(() => {
  const [goal, map, slip] = ['.tin-place.hinted', '.tin-frame', '.hint-slip'].map(of =>
    document.querySelector(of).getBoundingClientRect())
  const isInside = goal.left >= map.left - 1 && goal.right <= map.right + 1 && goal.top >= map.top - 1
  return isInside && goal.bottom <= slip.top + 1
})()`

const IS_GOAL_OUT = `(() => {
  const [goal, map] = ['.dg-aim-frame.hinted', '.dg-window'].map(of => document.querySelector(of).getBoundingClientRect())
  return goal.left > map.right || goal.right < map.left || goal.top > map.bottom || goal.bottom < map.top
})()`

/** Whether the mark lies in the small map where the room lies on the board. */
const IS_GOAL_MARKED = `(() => {
  const [mark, small, goal, board] = ['.dg-mini-goal', '.dg-mini svg', '.dg-aim-frame.hinted', '.dg-sheet'].map(of =>
    document.querySelector(of).getBoundingClientRect())
  const middle = ({ x, width }, { x: from, width: whole }) => (x + width / 2 - from) / whole
  return Math.abs(middle(mark, small) - middle(goal, board)) < 0.05
})()`

/** Whether what is advised to take can be pressed in its middle. */
const IS_LOOT_FREE = `(() => {
  const place = document.querySelector('.od-loot-place.advised')
  const { x, y, width, height } = place.getBoundingClientRect()
  return place.contains(document.elementFromPoint(x + width / 2, y + height / 2))
})()`

async function ask({ page }: Visit): Promise<void> {
  await page.keyboard.press('h')
  await slip(page).waitFor()
}

/** Two choices at the start of the tin: what is advised there, and another. */
async function start(): Promise<{ file: MatchFile; advised: string; other: string }> {
  const file = await momentOf('tin', 'the start')
  const match = replay(tinKit, file)
  if (!match.ok) throw new Error(match.refusal.reason)
  const [advised = '', other = ''] = legal(match.value, 0)
    .filter(({ kind }) => kind === 'explore')
    .map(keyOf)
  return { file, advised, other }
}

/** Somebody else thinks: says this at once, and that it is still thinking, for ever. */
async function thinks(
  { context }: Visit,
  best: string,
  values: Readonly<Record<string, number>>,
): Promise<void> {
  const options = Object.entries(values).map(([key, value]) => ({
    key,
    value,
    low: value - 0.03,
    high: value + 0.03,
  }))
  const word = JSON.stringify({ isDone: false, prospects: { best, times: 40, options } })
  await context.route(/\/thinker-[^/]*\.js$/, route =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `addEventListener('message', () => postMessage(${word}))`,
    }),
  )
}

describeInHouse('a hint', () => {
  test.for([SIZES.desktop, SIZES.tablet, SIZES.phone])(
    'says why at once, lights what it means, and compares by thinking ahead until that is known: $viewport.width wide',
    async (size, { visit, expect }) => {
      const v = await visit(size)
      const { page } = v
      await openMatch(v, await momentOf('tin', 'the start'))
      await ask(v)
      await expect
        .poll(() => slip(page).innerText())
        .toMatch(/Explore north\. \d+ tiles still above her room/)
      await expect.poll(() => page.locator('.tin-step.lit').count()).toBe(1)
      await expect.poll(() => caption(page)).toMatch(/^Chance to win, each played on \d+ times$/)
      await expect.poll(() => isThinking(page)).toBe(false)
      await expect.poll(async () => (await bars(page)).length).toBeGreaterThan(2)
      await expect.poll(async () => (await bars(page))[0]).toBe('Explore north')
      await expect
        .poll(() => told(page))
        .toMatch(/^Explore north\. .* It wins with \d+ %, give or take \d+\.$/)
      expect(await flawsOf(page)).toEqual([])
      await slip(page).getByRole('button', { name: 'Put the hint away' }).click()
      await slip(page).waitFor({ state: 'detached' })
      await expect.poll(() => page.locator('.tin-step.lit').count()).toBe(0)
      expect(v.faults).toEqual([])
    },
  )

  test('thinks no longer than it is wanted: a press on Stop, putting it away, or playing on ends it', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    const { page } = v
    const { file, advised, other } = await start()
    await thinks(v, advised, { [advised]: 0.5, [other]: 0.4 })
    await openMatch(v, file)
    await ask(v)
    await expect.poll(() => caption(page)).toContain('each played on 40 times so far')
    await expect.poll(() => told(page)).toBe('')
    await expect.poll(() => isThinking(page)).toBe(true)
    expect(await flawsOf(page)).toEqual([])
    await slip(page).getByRole('button', { name: 'Stop' }).click()
    await expect.poll(() => isThinking(page)).toBe(false)
    await expect.poll(() => caption(page)).toBe('Chance to win, each played on 40 times')
    await expect.poll(() => bars(page)).toEqual(['Explore north', 'Explore south'])
    await expect.poll(() => told(page)).toContain('It wins with 50 %, give or take 3.')
    await ask(v)
    await expect.poll(() => isThinking(page)).toBe(true)
    await slip(page).getByRole('button', { name: 'Put the hint away' }).click()
    await expect.poll(() => isThinking(page)).toBe(false)
    await ask(v)
    await expect.poll(() => isThinking(page)).toBe(true)
    await page.locator('.tin-step.lit').click()
    await slip(page).waitFor({ state: 'detached' })
    await expect.poll(() => isThinking(page)).toBe(false)
    expect(v.faults).toEqual([])
  })

  test('follows the thinking where that finds something better: one recommendation, lit and told', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    const { page } = v
    const { file, advised, other } = await start()
    await thinks(v, other, { [advised]: 0.4, [other]: 0.5 })
    await openMatch(v, file)
    await ask(v)
    await expect
      .poll(() => slip(page).innerText())
      .toMatch(
        /Explore south\. \d+ tiles still above her room; .* Played on, it wins more often than “Explore north”, which looks better at first\./,
      )
    await expect.poll(() => slip(page).innerText()).not.toContain('the way back is short')
    await expect.poll(() => bars(page)).toEqual(['Explore south', 'Explore north'])
    await expect.poll(() => page.locator('.tin-step.lit').getAttribute('class')).toContain('to-south')
    await slip(page).getByRole('button', { name: 'Stop' }).click()
    await expect.poll(() => told(page)).toMatch(/^Explore south\. .* It wins with 50 %/)
  })

  test('names the room it is about, and lights the way there', async ({ visit, expect }) => {
    const v = await visit(SIZES.phone)
    const { page } = v
    await openMatch(v, await momentOf('dungeon', 'the first move'))
    await page.locator('.bar-hint').tap()
    await slip(page).waitFor()
    await expect
      .poll(() => slip(page).innerText())
      .toMatch(/Room [\d-]+: about \d+% to win, for about \d+ gp\./)
    await expect.poll(() => page.locator('.dg-trail .dg-aim-frame.hinted').count()).toBe(1)
    await expect.poll(() => page.locator('.dg-spot.hinted').count()).toBe(1)
    await expect.poll(() => page.locator('.dg-mini-goal').count()).toBe(1)
  })

  test('marks on the small map what lies out of sight', async ({ visit, expect }) => {
    const v = await visit(SIZES.phone)
    const { page } = v
    await openMatch(v, await momentOf('dungeon', 'enough gold, far from home'))
    await expect.poll(() => page.locator('.dg-mini-goal').count()).toBe(0)
    await ask(v)
    await expect.poll(() => page.evaluate<boolean>(IS_GOAL_OUT)).toBe(true)
    await expect.poll(() => page.evaluate<boolean>(IS_GOAL_MARKED)).toBe(true)
    expect(v.faults).toEqual([])
  })

  test('lights the tile it is about, and the way there through the dungeon', async ({ visit, expect }) => {
    const v = await visit(SIZES.phone)
    const { page } = v
    await openMatch(v, await momentOf('tin', 'merchants with all goods'))
    await expect.poll(() => page.locator('.tin-trail').count()).toBe(0)
    await ask(v)
    await expect.poll(() => page.locator('.tin-place.hinted').count()).toBe(1)
    const goal = page.locator('.tin-place.hinted .tin-room')
    await expect.poll(() => goal.getAttribute('aria-label')).toMatch(/princess/i)
    const points = async () =>
      (await page.locator('.tin-trail polyline').last().getAttribute('points'))?.split(' ')
    await expect.poll(async () => (await points())?.length).toBeGreaterThan(3)
    const middle = await page.locator('.tin-place.hinted').evaluate(({ style }) => {
      const half = 90
      return `${Number.parseFloat(style.left) + half},${Number.parseFloat(style.top) + half}`
    })
    await expect.poll(async () => (await points())?.at(-1)).toBe(middle)
    const lies = () => page.evaluate<boolean>(IS_GOAL_FREE)
    await expect.poll(lies).toBe(true)
    await expect.poll(async () => (await bars(page)).length).toBeGreaterThan(2)
    await expect.poll(lies).toBe(true)
    expect(v.faults).toEqual([])
  })

  test('picks the pair that it means, where four heroes split', async ({ visit, expect }) => {
    const v = await visit(SIZES.phone)
    const { page } = v
    const file = await momentOf('onedeck', 'four heroes split before a door')
    await openMatch(v, file)
    const picked = () => page.locator('.od-split-heroes [aria-pressed=true]').allInnerTexts()
    await expect.poll(picked).toEqual(['Warrior', 'Mage'])
    await ask(v)
    await expect.poll(() => slip(page).innerText()).toMatch(/Warrior and Archer face Skeleton first\./)
    await expect.poll(picked).toEqual(['Warrior', 'Archer'])
    await expect.poll(() => page.locator('.od-split-first .lit').allInnerTexts()).toEqual(['Skeleton first'])
    await page.getByRole('button', { name: 'Rogue' }).click()
    await expect.poll(picked).toEqual(['Rogue', 'Archer'])
    await expect.poll(() => page.locator('.od-split-first .lit').count()).toBe(0)
    expect(v.faults).toEqual([])
  })

  test('lights the door that it means, and no other', async ({ visit, expect }) => {
    const v = await visit()
    const { page } = v
    await openMatch(v, await momentOf('onedeck', 'closed doors'))
    await expect.poll(() => page.locator('.od-arch.offered').count()).toBeGreaterThan(3)
    await expect.poll(() => page.locator('.od-arch.hinted').count()).toBe(0)
    await ask(v)
    await expect.poll(() => slip(page).innerText()).toMatch(/Door \d may hide something good/)
    await expect.poll(() => page.locator('.od-arch.hinted').count()).toBe(1)
    const meant = async () => /Door \d/.exec(await slip(page).innerText())?.[0] ?? 'a door'
    await expect
      .poll(async () =>
        (await page.locator('.od-arch.hinted').getAttribute('aria-label'))?.includes(await meant()),
      )
      .toBe(true)
    expect(await flawsOf(page)).toEqual([])
    expect(v.faults).toEqual([])
  })

  test('lies beside the loot that it means, however much else can be taken', async ({ visit, expect }) => {
    const v = await visit(SIZES.phone)
    const { page } = v
    const file = await momentOf('onedeck', 'two cards to loot')
    const match = replay(onedeckKit, file)
    if (!match.ok) throw new Error(match.refusal.reason)
    const keys = legal(match.value, 0).map(keyOf).slice(0, 6)
    await thinks(v, keys[0] ?? '', Object.fromEntries(keys.map(key => [key, 0.4])))
    await openMatch(v, file)
    await ask(v)
    await expect.poll(async () => (await bars(page)).length).toBeGreaterThan(2)
    await slip(page).getByRole('button', { name: 'Stop' }).click()
    await expect.poll(() => isThinking(page)).toBe(false)
    await expect.poll(() => page.evaluate<boolean>(IS_LOOT_FREE)).toBe(true)
    expect(v.faults).toEqual([])
  })

  test('draws how likely each harm is where there is room for it, and lies beside the card where there is more', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    const { page } = v
    await thinks(v, 'face', { face: 0.33, flee: 0.29 })
    await openMatch(v, await momentOf('onedeck', 'a peril behind the door'))
    await ask(v)
    await expect.poll(() => bars(page)).toEqual(['Face Pit of Spikes', 'Flee and leave the door open'])
    await expect
      .poll(() => slip(page).innerText())
      .toMatch(/Expect [\d.]+♥ and [\d.]+ time \(Climb Around\), .* the better way is "Climb Around"\./)
    const drawn = () => page.locator('.hint-outlooks .ribbon:visible')
    const said = (part: string) =>
      page.locator(`${part} .ribbon`).evaluateAll(all => all.map(each => each.getAttribute('aria-label')))
    await expect.poll(() => drawn().count()).toBe(4)
    await expect.poll(async () => await said('.hint-outlooks')).toEqual(await said('.table-board'))
    const toTheRight = async () => {
      const [board, beside] = [
        await page.locator('.table-board').boundingBox(),
        await slip(page).boundingBox(),
      ]
      return board && beside ? beside.x - board.x - board.width : Number.NaN
    }
    await expect.poll(toTheRight).toBeGreaterThan(0)
    expect(await flawsOf(page)).toEqual([])
    await page.setViewportSize(SIZES.tablet.viewport)
    await expect.poll(() => drawn().count()).toBe(4)
    expect(await flawsOf(page)).toEqual([])
    await page.setViewportSize(SIZES.phone.viewport)
    await expect.poll(() => drawn().count()).toBe(0)
    expect(await flawsOf(page)).toEqual([])
    expect(v.faults).toEqual([])
  })

  test('on where to lay a die is exact: a reason, and nothing to compare', async ({ visit, expect }) => {
    const v = await visit(SIZES.tablet)
    const { page } = v
    await openMatch(v, await momentOf('onedeck', 'many dice'))
    await ask(v)
    await expect.poll(() => told(page)).toMatch(/\.$/)
    await expect.poll(() => page.locator('.hint-options').count()).toBe(0)
    await expect.poll(() => isThinking(page)).toBe(false)
    expect(v.faults).toEqual([])
  })
})
