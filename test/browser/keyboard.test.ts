import type { Page } from 'playwright-core'
import { LOADERS } from '../../src/games/loaders.ts'
import { focusIn, isFocusOn, tabsTo } from '../web/focus.ts'
import { describeInHouse, test } from '../web/house.ts'
import { momentOf } from '../web/moments/index.ts'
import { beginMatch, goTo, openMatch, READY, SIZES, type Visit } from '../web/visit.ts'

const GAMES = Object.keys(LOADERS)

/** What answers the question, on the board or below it. */
const ANSWERS =
  '.actions .button:not(.off), .dg-spot, .tin-step, .od-arch, .od-loot-place, .tin-card, .od-tray button'

/** All of the page but the log, and one of its lines, once round. */
const MOST_TABS = 40
const DECISIONS = 8

const versionOf = (page: Page) => page.locator('.table').getAttribute('data-version')

/** A risky button asks first, and a die is only taken up: then another press decides. */
async function decide({ page }: Visit): Promise<number | null> {
  await page.locator(`.table${READY}[data-busy="false"]`).waitFor()
  const tabs = await tabsTo(page, ANSWERS, MOST_TABS)
  await page.keyboard.press('Enter')
  return tabs
}

/** Screens, and what their headings say. */
const HEADINGS = [
  ['#/setup/tin', 'H1 Set up Dungeon in a Tin'],
  ['#/settings', 'H1 Settings'],
  ['#/rules/tin', 'H1 Rules'],
  ['#/learn', 'H1 Which game would you like to learn?'],
  ['#/replays', 'H1 Replays'],
  ['#/', 'H1 Undercroft'],
] as const

describeInHouse('the keyboard', () => {
  test.for(GAMES)(
    '%s: decisions are a few Tabs apart however long the log is, and the focus is never lost',
    async (game, { visit, expect }) => {
      const v = await visit()
      await goTo(v, `#/setup/${game}`)
      await v.page.locator('.setup-foot .button.go').focus()
      await v.page.keyboard.press('Enter')
      await v.page.locator('.prompt-ask').waitFor()
      await expect.poll(() => focusIn(v.page)).toMatch(/^H1 /)
      for (let decision = 0; decision < DECISIONS; decision++) {
        const before = await versionOf(v.page)
        expect(await decide(v)).not.toBeNull()
        await expect.poll(() => focusIn(v.page)).not.toBe('BODY')
        if ((await versionOf(v.page)) === before) await v.page.keyboard.press('Enter')
        await expect.poll(() => focusIn(v.page)).not.toBe('BODY')
      }
      expect(v.faults).toEqual([])
    },
  )

  test('the log is one stop after the actions: arrows, Home and End walk its lines, Enter shows one', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    const { page } = v
    await openMatch(v, await momentOf('onedeck', 'on the third floor'))
    await page.locator('.prompt-why').focus()
    expect(await tabsTo(page, '.actions .button', 3)).not.toBeNull()
    expect(await tabsTo(page, '.table-log button', MOST_TABS)).not.toBeNull()
    await expect.poll(() => page.locator('.table-log button').count()).toBeGreaterThan(60)
    await expect.poll(() => page.locator('.table-log button[tabindex="0"]').count()).toBe(1)
    const lines = await page.locator('.table-log button').allTextContents()
    const walk = async (key: string, line: string | undefined) => {
      await page.keyboard.press(key)
      await expect.poll(() => focusIn(page)).toBe(`BUTTON ${line}`)
    }
    await walk('End', lines.at(-1))
    await walk('ArrowUp', lines.at(-2))
    await walk('Home', lines[0])
    await walk('ArrowDown', lines[1])
    await page.keyboard.press('Enter')
    await page.locator('.table-past').waitFor()
    await expect.poll(() => isFocusOn(page, '.table-log button')).toBe(true)
    await page.locator('.table-past button').focus()
    await page.keyboard.press('Enter')
    await page.locator('.table-past').waitFor({ state: 'detached' })
    await expect.poll(() => isFocusOn(page, '.prompt-ask')).toBe(true)
  })

  test('dungeon: a step by key leaves the focus on the board', async ({ visit, expect }) => {
    const v = await visit()
    await openMatch(v, await momentOf('dungeon', 'the first move'))
    const before = await versionOf(v.page)
    await v.page.locator('.dg-spot[tabindex="0"]').focus()
    await v.page.keyboard.press('Enter')
    await expect.poll(() => versionOf(v.page)).not.toBe(before)
    await expect.poll(() => isFocusOn(v.page, '.dg-spot')).toBe(true)
  })

  test('dungeon: wherever the focus leaps to, only the camera moves the board', async ({ visit, expect }) => {
    const v = await visit(SIZES.phone)
    await openMatch(v, await momentOf('dungeon', 'the first move'))
    const scrolled = () =>
      v.page
        .locator('.dg-board, .dg-board *')
        .evaluateAll(all => all.filter(({ scrollLeft, scrollTop }) => scrollLeft + scrollTop !== 0).length)
    for (const corner of ['room-3-1', 'room-6-8']) {
      await v.page.locator(`.dg-far[data-space="${corner}"]`).focus()
      await expect.poll(scrolled).toBe(0)
    }
  })

  test('the heading of another screen has the focus, and the question when a hint was put away', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    await v.page.locator('.home-games').waitFor()
    await expect.poll(() => focusIn(v.page)).toBe('BODY')
    for (const [hash, heading] of HEADINGS) {
      await goTo(v, hash)
      await expect.poll(() => focusIn(v.page)).toBe(heading)
    }
    await goTo(v, '#/settings')
    await expect.poll(() => focusIn(v.page)).toBe('H1 Settings')
    await v.page.keyboard.press('Escape')
    await v.page.locator('.home-games').waitFor()
    await beginMatch(v, 'tin')
    await v.page.locator('.bar-hint').focus()
    await v.page.keyboard.press('Enter')
    await v.page.locator('.hint-slip > .icon-only').focus()
    await v.page.keyboard.press('Enter')
    await expect.poll(() => isFocusOn(v.page, '.prompt-ask')).toBe(true)
    expect(v.faults).toEqual([])
  })

  test.for([
    ['dungeon', 'the first move', ['U', 'Undo', 'E', 'End the turn', '+', 'The whole board', 'Arrow keys']],
    ['onedeck', 'many dice', ['Y', 'Redo', 'S', 'Take a strength die', 'Esc', 'Put the die down']],
    ['tin', 'a card against a technique', ['H', 'Hint', 'Enter', 'Add a bomb', 'Shift', 'Move the map']],
  ] as const)('%s: "?" lists the keys', async ([game, moment, said], { visit, expect }) => {
    const v = await visit()
    const dialog = v.page.getByRole('dialog', { name: 'Keys' })
    await openMatch(v, await momentOf(game, moment))
    await v.page.keyboard.press('?')
    await dialog.waitFor()
    for (const words of said) await dialog.getByText(words).first().waitFor()
    await v.page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await v.page.getByRole('button', { name: 'Menu' }).click()
    await v.page.locator('.menu').getByRole('button', { name: 'Keys' }).click()
    await dialog.waitFor()
    expect(v.faults).toEqual([])
  })
})
