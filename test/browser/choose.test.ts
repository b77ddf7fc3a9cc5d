import type { Page } from 'playwright-core'
import { tabsTo } from '../web/focus.ts'
import { describeInHouse, test } from '../web/house.ts'
import { momentOf } from '../web/moments/index.ts'
import { SHEET } from '../web/screens.ts'
import { beginMatch, goTo, openMatch, SIZES } from '../web/visit.ts'

const chosenIn = (page: Page) => page.locator('.choice:has(:checked) .choice-name').allTextContents()

/** All of a page, once round. */
const MOST_TABS = 60

const tipOf = (page: Page) => page.locator('.tip:popover-open')

/** A finger that stays where it is. */
async function hold(page: Page, selector: string): Promise<void> {
  const thing = page.locator(selector).first()
  // Where it will stay: letters and pictures that come late move things.
  await thing.tap({ trial: true })
  const box = await thing.boundingBox()
  if (!box) throw new Error(`There is no ${selector}`)
  const touch = await page.context().newCDPSession(page)
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await tipOf(page).waitFor()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

describeInHouse('choosing by looking', () => {
  test('a hero and a dungeon are chosen by their cards, and are at the table', async ({ visit, expect }) => {
    const v = await visit()
    const { page } = v
    await goTo(v, '#/setup/onedeck')
    await page
      .locator('.choice')
      .filter({ hasText: 'Paladin' })
      .click({ position: { x: 40, y: 40 } })
    await page.locator('.choice-name').getByText('Yeti’s Cavern').click()
    await expect.poll(() => chosenIn(page)).toEqual(['Paladin', 'Yeti’s Cavern'])
    await page.locator('.setup-face').getByText('Paladin').waitFor()
    await page.locator('.setup-foot .button.go').click()
    await page.locator('.od-hero-name').getByText('Paladin').waitFor()
    await page.locator('.od-dungeon').getByText('Yeti').first().waitFor()
    expect(v.faults).toEqual([])
  })

  test('a game for one is chosen by its card, asks below it what only it needs, and is played alone', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    const { page } = v
    await goTo(v, '#/setup/dungeon')
    await page.locator('.choice').getByText('find it before you die twice').waitFor()
    await page.locator('.choice-name').getByText('Hunt', { exact: true }).click()
    await expect.poll(() => chosenIn(page)).toEqual(['Hunt'])
    await expect.poll(() => page.locator('.setup-seat').count()).toBe(1)
    const level = page.locator('section:has(.choices)').getByRole('radiogroup', { name: 'Level of the hunt' })
    await level.getByText('4').click()
    await page.locator('.setup-foot .button.go').click()
    await page.locator('.prompt-ask').waitFor()
    expect(v.faults).toEqual([])
  })

  test('a tip stays when it is told of a scroll that is over, and goes when its thing moves away', async ({
    visit,
  }) => {
    const v = await visit(SIZES.phone)
    const { page } = v
    await goTo(v, '#/setup/onedeck')
    await page.locator('.choice-tell').first().click()
    await tipOf(page).waitFor()
    await page.evaluate(`dispatchEvent(new Event('scroll'))`)
    await tipOf(page).waitFor()
    await page.evaluate(`{
      const all = [document.scrollingElement, ...document.querySelectorAll('main, main *')]
      for (const each of all) each.scrollTop += 60
    }`)
    await tipOf(page).waitFor({ state: 'detached' })
  })

  test('arrow keys go from card to card, and each is told with all it can do', async ({ visit, expect }) => {
    const v = await visit()
    const { page } = v
    await goTo(v, '#/setup/onedeck')
    await page.getByRole('radio', { name: 'Warrior' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => chosenIn(page)).toContain('Rogue')
    const rogue = page.getByRole('radio', { name: 'Rogue 5 of 5 health 1 strength die, 4 agility dice' })
    await expect.poll(() => rogue.getAttribute('aria-description')).toContain('Stealth: When you flee')
  })

  test('a party of two has a face and a name in each seat, and one who is let go is missed', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    const { page } = v
    await goTo(v, '#/setup/onedeck')
    await page.locator('.setup-title').getByText('2').click()
    await page.getByText('One each').click()
    await expect.poll(() => page.locator('.setup-face b').allTextContents()).toEqual(['Warrior', 'Rogue'])
    await page.locator('.choice-name').getByText('Warrior').click()
    await page.locator('.setup-foot').getByText('Choose one more hero.').waitFor()
    await page.locator('.choice-name').getByText('Archer').click()
    await expect.poll(() => page.locator('.setup-face b').allTextContents()).toEqual(['Rogue', 'Archer'])
  })

  test('a bot says what its level means', async ({ visit }) => {
    const v = await visit()
    await goTo(v, '#/setup/dungeon')
    const bram = v.page.locator('.setup-seat').nth(1)
    await bram.getByText('Judges every step').waitFor()
    for (const [level, means] of [
      ['Random', 'without a thought'],
      ['Novice', 'mistakes of a beginner'],
      ['Master', 'Plays on in its head'],
    ] as const) {
      await bram.getByText(level, { exact: true }).click()
      await bram.getByText(means).waitFor()
    }
    await bram.getByText('Open').click()
    await bram.getByText('An open seat waits').waitFor()
  })
})

describeInHouse('what is told of a thing', () => {
  test('comes on pointing at it, beside it, and goes with the pointer or Escape', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    const { page } = v
    await goTo(v, '#/setup/onedeck')
    const skill = page.locator('.choice-tell').getByText('Frenzy')
    await skill.hover()
    await tipOf(page).getByText('Store a heroic die').waitFor()
    const isAbove = async () => {
      const [told, thing] = [await tipOf(page).boundingBox(), await skill.boundingBox()]
      return told !== null && thing !== null && told.y + told.height <= thing.y
    }
    await expect.poll(isAbove).toBe(true)
    await page.locator('.setup-head h1').hover()
    await tipOf(page).waitFor({ state: 'detached' })
    await page.locator('.choice-tell').getByText('Second Wind').hover()
    await tipOf(page).waitFor()
    await page.keyboard.press('Escape')
    await tipOf(page).waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('.setup-head').count()).toBe(1)
  })

  test('comes when keys reach it, for a reader too', async ({ visit, expect }) => {
    const v = await visit()
    const { page } = v
    await goTo(v, '#/setup/onedeck')
    await page.getByRole('radio', { name: 'Warrior' }).focus()
    await page.keyboard.press('Tab')
    await tipOf(page).getByText('Store a heroic die').waitFor()
    const focused = page.locator(':focus')
    await expect.poll(() => focused.getAttribute('aria-describedby')).toBe('tip')
    await page.keyboard.press('Tab')
    await tipOf(page).getByText('Heal 2 when you descend').waitFor()
  })

  test('comes on a long press, which presses nothing', async ({ visit, expect }) => {
    const v = await visit(SIZES.phone)
    const { page } = v
    await beginMatch(v, 'onedeck')
    await page.locator('.prompt-ask').waitFor()
    const before = await page.locator('.table').getAttribute('data-version')
    await hold(page, '.bar [aria-label="Menu"]')
    await tipOf(page).getByText('Menu').waitFor()
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
    await expect.poll(() => page.locator('.table').getAttribute('data-version')).toBe(before)
  })

  test('of many things is read by arrows from one Tab stop, and tells what is known of cards face down', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    const { page } = v
    await beginMatch(v, 'onedeck')
    await page.locator('.od-unseen').waitFor()
    await expect.poll(() => page.locator('.od-unseen [tabindex="0"]').count()).toBe(1)
    await tabsTo(page, '.od-unseen [data-tip]', MOST_TABS)
    await tipOf(page).getByText('still face down').waitFor()
    const first = await tipOf(page).textContent()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => tipOf(page).textContent()).not.toBe(first)
    await tipOf(page).getByText('XP').waitFor()
  })

  test('of rooms one cannot walk into is read by arrows, which walk again after Escape', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    const { page } = v
    await openMatch(v, await momentOf('tin', 'merchants with all goods'))
    await page.locator('.tin-room').nth(1).waitFor()
    await expect.poll(() => page.locator('.tin-room[tabindex="0"]').count()).toBe(1)
    const before = await page.locator('.table').getAttribute('data-version')
    await tabsTo(page, '.tin-room', MOST_TABS)
    await tipOf(page).getByText('Stairwell').waitFor()
    const arrows = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']
    const readOn = async () => {
      await page.keyboard.press(arrows.shift() ?? 'ArrowUp')
      return tipOf(page).locator('b').textContent()
    }
    await expect.poll(readOn).not.toContain('Stairwell')
    await expect.poll(() => page.locator('.table').getAttribute('data-version')).toBe(before)
    await page.keyboard.press('Escape')
    await tipOf(page).waitFor({ state: 'detached' })
    for (const arrow of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(arrow)
    await expect.poll(() => page.locator('.table').getAttribute('data-version')).not.toBe(before)
  })

  test('is what everybody may know of an opponent, and of a room on the board', async ({ visit }) => {
    const v = await visit()
    const { page } = v
    await openMatch(v, await momentOf('dungeon', 'two persons at one table'))
    await page.locator('.bar-about').last().hover()
    await tipOf(page).getByText('In hand').waitFor()
    await page.locator('.dg-spot[data-tip]').first().hover()
    await tipOf(page).getByText('Level').waitFor()
  })
})

describeInHouse('the menu of a table', () => {
  test('has the settings over the table, which stays as it is', async ({ visit, expect }) => {
    const v = await visit()
    const { page } = v
    await beginMatch(v, 'tin')
    await page.locator('.prompt-ask').waitFor()
    const before = await page.locator('.table').getAttribute('data-version')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('.menu').getByText('Settings').click()
    await page.locator('.dialog[open]').getByText('Deutsch').click()
    await page.locator('.dialog[open]').getByText('Einstellungen').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.dialog[open]').waitFor({ state: 'detached' })
    await page.locator('.prompt-ask').getByText('Wohin?').waitFor()
    await expect.poll(() => page.locator('.table').getAttribute('data-version')).toBe(before)
    expect(v.faults).toEqual([])
  })

  test('begins the same deal again, and keeps the match that is left', async ({ visit, expect }) => {
    const v = await visit()
    const { page } = v
    await beginMatch(v, 'tin')
    const first = page.locator('.log-line, .table-log li').first()
    await first.waitFor()
    const [address, told] = [page.url(), await first.textContent()]
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('.menu').getByText('Same deal again').click()
    await expect.poll(() => page.url()).not.toBe(address)
    await expect.poll(() => first.textContent()).toBe(told)
    await goTo(v, '#/replays')
    await expect.poll(() => page.locator('.replay-row').count()).toBe(2)
  })

  test('leads to the rules, and Escape leads from there back to the table', async ({ visit }) => {
    const v = await visit()
    const { page } = v
    await beginMatch(v, 'tin')
    await page.locator('.prompt-ask').waitFor()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('.menu').getByText('Rules').click()
    await page.locator('.rules-page').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.prompt-ask').waitFor()
  })
})

describeInHouse('pages', () => {
  test.for(['#/settings', '#/rules/tin', '#/replays', '#/campaign', '#/setup/tin', '#/learn'])(
    '%s has one head, and Escape leads back',
    async (hash, { visit, expect }) => {
      const v = await visit()
      await v.page.locator('.home-games').waitFor()
      await goTo(v, hash)
      await v.page.locator('.page-head h1').waitFor()
      await expect.poll(() => v.page.locator('.page-head').count()).toBe(1)
      await v.page.keyboard.press('Escape')
      await v.page.locator('.home-games').waitFor()
    },
  )

  test('a mark of the campaign is taken back, and a hero with a sheet has its name at the table', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    const { page } = v
    await goTo(v, '#/campaign')
    await page.getByText('How heroes grow').waitFor()
    const sheet = { ...SHEET, name: 'Greta' }
    const buffer = Buffer.from(JSON.stringify(sheet))
    await page
      .locator('.od-campaign-file input')
      .setInputFiles({ name: 'sheet.json', mimeType: 'application/json', buffer })
    await page.locator('.od-campaign-entry').click()
    const crosses = () => page.locator('.od-talent-cross').count()
    await expect.poll(crosses).toBe(5)
    await page.locator('.od-talent.lit').first().click()
    await expect.poll(crosses).toBe(6)
    await page.getByText('back', { exact: false }).filter({ hasText: 'Take the mark' }).first().click()
    await expect.poll(crosses).toBe(5)
    await page.getByText('Play with this hero').click()
    await page.locator('.setup-foot .button.go').click()
    await page.locator('.od-hero-name').getByText('Greta').waitFor()
    expect(v.faults).toEqual([])
  })
})
