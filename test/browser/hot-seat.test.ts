import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import type { ExpectStatic } from 'vitest'
import type { MatchFile } from '../../src/engine/file.ts'
import type { SeatHolder } from '../../src/engine/match.ts'
import { fastRng } from '../../src/engine/rng.ts'
import { standard } from '../../src/games/dungeon/content/standard.ts'
import { describeInHouse, test } from '../web/house.ts'
import { momentOf } from '../web/moments/index.ts'
import { mouse, pressOne } from '../web/player.ts'
import { deal, goTo, openMatch, READY, uncover, type Visit } from '../web/visit.ts'

/** A race that is short and knows who has what: every monster falls, the first treasure is enough, each has a name. */
const SHORT_RACE = {
  ...standard,
  goals: { rogue: 100, cleric: 100, fighter: 100, wizard: 100 },
  monsters: standard.monsters.map(monster =>
    monster.trap ? monster : { ...monster, rolls: Array(6).fill(2) },
  ),
  treasures: standard.treasures.flatMap(({ id, level, copies }) =>
    Array.from({ length: copies }, (_, copy) => ({
      id: `${id}-${copy}`,
      name: `Hoard of ${id} ${copy}`,
      level,
      value: 1000,
      copies: 1,
    })),
  ),
}

/** What is pressed in a turn, the first that can be seen: a hero, the way there, the end of the turn. */
const movesTo = (space: string) => [
  '.actions .button:has-text("Fighter")',
  '.actions .button:has-text("Rogue")',
  `.dg-spot[data-space^="${space}"]`,
  '.actions [aria-keyshortcuts="E"]',
]

/** What is gone by the time it is pressed, since the table went on, is let be: the next look finds another. */
async function pressFirst(page: Page, selectors: readonly string[]): Promise<void> {
  for (const selector of selectors) {
    const thing = await page.$(`${selector} >> visible=true`)
    if (thing) return mouse(page, thing).catch(() => undefined)
  }
}

/** Whoever looks goes for a treasure, and home with it. */
async function takeTurn(page: Page): Promise<'handed' | 'over'> {
  for (let presses = 0; presses < 20; presses++) {
    await page.locator(`.table${READY}`).waitFor()
    if (await page.locator('.table[data-over="true"]').isVisible()) return 'over'
    if (await page.locator('.hand-over').isVisible()) return 'handed'
    const hasTreasure = await page.locator('.dg-held').first().isVisible()
    await pressFirst(page, movesTo(hasTreasure ? 'great-hall' : 'room-1'))
  }
  throw new Error('The turn does not end')
}

/** The names of treasures that only whoever looks knows. */
const secretsOf = (page: Page) => page.locator('.dg-held:not(:has(.dg-up)) .dg-card-name').allTextContents()

async function setUp(v: Visit, expect: ExpectStatic): Promise<void> {
  await goTo(v, '#/setup/dungeon')
  const seat = v.page.locator('.setup-seat').nth(1)
  await seat.getByText('Person').click()
  const name = seat.locator('.name-field')
  await expect.poll(() => name.getAttribute('placeholder')).toBe('Player 2')
  await name.fill('player 1')
  await v.page.locator('.setup-foot').getByText('Two are called "player 1".').waitFor()
  await name.fill('Bo')
  const buffer = Buffer.from(JSON.stringify(SHORT_RACE))
  await v.page.locator('.setup-more summary').click()
  await v.page
    .locator('.setup-more .open-file input')
    .setInputFiles({ name: 'race.json', mimeType: 'application/json', buffer })
  await v.page.getByRole('button', { name: 'Remove race.json' }).waitFor()
  await v.page.locator('.setup-more summary').click()
  await deal(v, 'gloom', '.cover')
}

/** What of these can be read on the page now. */
async function readOn(page: Page, secrets: readonly string[], where: string): Promise<string[]> {
  const shown = await page.evaluate<string>('document.body.textContent')
  return secrets.filter(secret => shown.includes(secret)).map(secret => `${where}: ${secret}`)
}

/** The match as a file. */
async function savedFrom(page: Page): Promise<MatchFile> {
  await page.locator('.end-close .button').click()
  await page.getByRole('button', { name: 'Menu' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save to a file' }).click()
  return JSON.parse(await text(await (await saved).createReadStream()))
}

/** Lays a die of this hero where one fits, and sees it leave the tray. */
async function lay(page: Page, expect: ExpectStatic, hero: number): Promise<boolean> {
  const dice = page.locator(`.od-tray-die[data-die^="${hero}."] button`)
  const box = page.locator('.od-box .box.lit').first()
  const many = await dice.count()
  for (let die = 0; die < many; die++) {
    await dice.nth(die).click()
    await page.locator('.die.held').waitFor()
    if (await box.isVisible()) {
      await page.locator(READY).first().waitFor()
      await box.click()
      await expect.poll(() => dice.count()).toBe(many - 1)
      return true
    }
    await dice.nth(die).click()
    await page.locator('.die.held').waitFor({ state: 'detached' })
  }
  return false
}

const DONE = '.actions .button:has-text("done"):not(:has-text("not done"))'

/** By turns each lays some dice, the second hero first; then the party makes haste to its end. */
async function delve(page: Page, expect: ExpectStatic): Promise<void> {
  const [rng, over] = [fastRng(4), page.locator('.table[data-over="true"]')]
  for (let presses = 0, lays = 0; presses < 300; presses++) {
    await page.locator(READY).first().waitFor()
    if (await over.isVisible()) return
    const isPlacing = await page.locator(DONE).first().isVisible()
    if (isPlacing && lays < 4 && (await lay(page, expect, 1 - (lays % 2)))) lays += 1
    else if (isPlacing) await pressFirst(page, [DONE])
    else await pressOne(page, mouse, rng)
  }
  throw new Error('The delve does not end')
}

/** Sizes of laptops, a desk, a tablet, and phones upright and lying. */
const BARS = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1024, 768],
  [390, 844],
  [360, 640],
  [844, 390],
] as const

/** Seats of the bar that lie over each other or stick out, and names that are cut, as short sentences. */
const CROWDED = `(() => {
  const seats = [...document.querySelectorAll('.bar-seat')]
  const inside = seats.flatMap(seat => [...seat.querySelectorAll('.standee, .bar-who b, .bar-line > *')])
    .filter(thing => thing.checkVisibility())
    .map(thing => ({ thing, seat: thing.closest('.bar-seat'), rect: thing.getBoundingClientRect() }))
  const others = [...document.querySelectorAll('.bar > :not(.bar-seats)')]
    .filter(thing => thing.checkVisibility() && thing.clientWidth > 1)
    .map(thing => ({ thing, seat: null, rect: thing.getBoundingClientRect() }))
  const isOver = (a, b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const overlaps = inside.flatMap((one, index) =>
    [...inside.slice(index + 1), ...others]
      .filter(other => other.seat !== one.seat && isOver(one.rect, other.rect))
      .map(other => one.thing.textContent + ' lies over ' + other.thing.textContent))
  const cut = inside.filter(({ thing }) => thing.matches('b') &&
    (thing.scrollWidth > thing.clientWidth + 1 || thing.scrollHeight > thing.clientHeight + 1))
  const out = inside.filter(({ rect }) => rect.left < 0 || rect.right > innerWidth)
  return [
    ...(seats.length === 8 ? [] : [seats.length + ' seats']),
    ...overlaps,
    ...cut.map(({ thing }) => thing.textContent + ' is cut'),
    ...out.map(({ thing }) => thing.textContent + ' sticks out'),
  ]
})()`

/** What nobody is called among several. */
const YOU = ['You roll', 'You go', 'You play', 'You win', 'You take', 'I am You', 'to You']

describeInHouse('people who share a device', () => {
  test('Dungeon! is played by two to its end: each sees the own turn to the last die, and no secret of the other', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    const { page } = v
    await setUp(v, expect)
    const [known, leaks]: [string[], string[]] = [[], []]
    let secrets: readonly string[] = []
    for (let turn = 0; turn < 12; turn++) {
      await page
        .locator(`.cover${READY}`)
        .getByText(/Hand the device to (Player 1|Bo)/)
        .waitFor()
      leaks.push(...(await readOn(page, [...secrets, ...YOU], 'cover')))
      await uncover(v)
      await page.locator(`.table${READY}`).waitFor()
      leaks.push(...(await readOn(page, [...secrets, ...YOU], 'table')))
      if (turn === 3) await page.locator('.dg-met-by').getByText('Met by').waitFor()
      if ((await takeTurn(page)) === 'over') break
      await page.getByRole('heading', { name: 'Your turn is over.' }).waitFor()
      secrets = await secretsOf(page)
      known.push(...secrets)
      if (turn === 2) await page.reload()
      else await page.locator(`.table${READY} .hand-over .button`).click()
    }
    await page.locator('.end-dialog[open]').waitFor()
    expect(known.length).toBeGreaterThan(1)
    expect([...leaks, ...v.faults]).toEqual([])
  })

  test('One Deck Dungeon is played by two to its end, a hero each: either lays dice at any time, and nothing is covered', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    const { page } = v
    await goTo(v, '#/setup/onedeck')
    await page.locator('.setup-title').getByText('2').click()
    for (const hero of ['Rogue', 'Mage']) await page.locator('.choice-name').getByText(hero).click()
    await page.getByText('One each').click()
    for (const [seat, name] of ['Ada', 'Bo'].entries())
      await page.locator('.setup-seat').nth(seat).locator('.name-field').fill(name)
    await deal(v, 'gloom')
    await delve(page, expect)
    const steps = (await savedFrom(page)).steps.map(step =>
      'action' in step && step.action.kind === 'lay' ? `lay ${step.seat}` : 'other',
    )
    // One die after the other, the second hero's before the first's.
    expect(steps.join(', ')).toContain('lay 1, lay 0, lay 1')
    expect(v.faults).toEqual([])
  })

  test('an own turn can be taken back before the device is handed on, and whoever comes takes no name twice', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    const { page } = v
    const file = await momentOf('dungeon', 'two persons at one table')
    const [ada = { kind: 'person', name: 'Ada' }] = file.header.seats
    const seats: SeatHolder[] = [ada, { kind: 'open', name: 'Player 2' }]
    await openMatch(v, { ...file, header: { ...file.header, seed: 7, seats } })
    await page.keyboard.press('e')
    const done = page.locator(`.table${READY} .hand-over .button`)
    await done.getByText('Done, seat 2 is next').waitFor()
    await expect.poll(() => done.evaluate(button => button === button.ownerDocument.activeElement)).toBe(true)
    await page.keyboard.press('u')
    await page.locator(`.table${READY} .actions [aria-keyshortcuts="E"]`).click()
    await done.waitFor()
    await page.keyboard.press('Enter')
    const name = page.locator('.cover .name-field')
    await name.fill('ada')
    await page.locator('.cover-form .button').click()
    await page.locator('.toast').getByText('There is a "ada" at the table already.').waitFor()
    await name.fill('Bo')
    await page.locator('.cover-form .button').click()
    await page.locator('.bar-seat[data-own="true"] .bar-who b').getByText('Bo').waitFor()
    expect(v.faults).toEqual([])
  })

  test('eight names fit into the bar of a laptop, and on a phone that of whose turn it is', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    const file = await momentOf('dungeon', 'eight heroes under way')
    const seats = file.header.seats.map((holder, seat) => ({ ...holder, name: `Player ${seat + 1}` }))
    await openMatch(v, { ...file, header: { ...file.header, seats } })
    for (const [width, height] of BARS) {
      await v.page.setViewportSize({ width, height })
      await expect.poll(() => v.page.evaluate(CROWDED), { message: `${width} x ${height}` }).toEqual([])
      const named = width < 1200 ? '[data-turn="true"]' : ':last-child'
      await v.page.locator(`.bar-seat${named} .bar-who b`).getByText('Player').waitFor()
    }
  })
})
