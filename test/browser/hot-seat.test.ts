import type { Locator, Page } from 'playwright-core'
import type { ExpectStatic } from 'vitest'
import { standard } from '../../src/games/dungeon/content/standard.ts'
import { describeInHouse, test } from '../web/house.ts'
import { deal, goTo, READY, uncover, type Visit } from '../web/visit.ts'

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

async function firstOf(page: Page, selectors: readonly string[]): Promise<Locator | null> {
  for (const selector of selectors) {
    const found = page.locator(selector).filter({ visible: true }).first()
    if (await found.isVisible()) return found
  }
  return null
}

/** Whoever looks goes for a treasure, and home with it. */
async function takeTurn(page: Page): Promise<'handed' | 'over'> {
  for (let presses = 0; presses < 20; presses++) {
    await page.locator(`.table${READY}`).waitFor()
    if (await page.locator('.table[data-over="true"]').isVisible()) return 'over'
    if (await page.locator('.hand-over').isVisible()) return 'handed'
    const hasTreasure = await page.locator('.dg-held').first().isVisible()
    const move = await firstOf(page, movesTo(hasTreasure ? 'great-hall' : 'room-1'))
    await move?.click()
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
  const text = await page.evaluate<string>('document.body.textContent')
  return secrets.filter(secret => text.includes(secret)).map(secret => `${where}: ${secret}`)
}

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
      await page.locator('.prompt').getByText('Your turn is over.').waitFor()
      secrets = await secretsOf(page)
      known.push(...secrets)
      if (turn === 2) await page.reload()
      else await page.locator(`.table${READY} .hand-over .button`).click()
    }
    await page.locator('.end-dialog[open]').waitFor()
    expect(known.length).toBeGreaterThan(1)
    expect([...leaks, ...v.faults]).toEqual([])
  })
})
