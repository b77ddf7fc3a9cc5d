import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import type { MatchFile } from '../../src/engine/file.ts'
import { fastRng } from '../../src/engine/rng.ts'
import { LOADERS } from '../../src/games/loaders.ts'
import { openEyes } from '../web/eyes/eyes.ts'
import { SEVENTH, screensFor } from '../web/eyes/seventh.ts'
import { LAPTOP, PHONE, USUAL } from '../web/eyes/sizes.ts'
import { describeInHouse, test } from '../web/house.ts'
import { momentOf } from '../web/moments/index.ts'
import { mouse, playUntil, pressOne } from '../web/player.ts'
import { SCREENS, type Screen } from '../web/screens.ts'
import {
  beginMatch,
  deal,
  flawsOf,
  goTo,
  openMatch,
  overflowOf,
  SIZES,
  scriptBytes,
  uncover,
  type Visit,
  WITH_WORKER,
} from '../web/visit.ts'
import { IS_WIDE } from '../web/wide.ts'

/** By these rules an encounter begins where now one may still flee; a person plays on from there. */
const recorded: MatchFile = JSON.parse(
  readFileSync(new URL('../../src/games/onedeck/fixtures/v1/mage-lich-short.json', import.meta.url), 'utf8'),
)
const older = {
  ...recorded,
  header: { ...recorded.header, seats: [{ kind: 'person', name: 'Ada' } as const] },
}

/** Screens that need nothing to have happened, and what shows that they are there. */
const STILL = [
  ['#/', '.home-games'],
  ['#/setup/dungeon', '.setup-foot'],
  ['#/setup/onedeck', '.setup-foot'],
  ['#/setup/tin', '.setup-foot'],
  ['#/settings', '.settings-foot'],
  ['#/rules', '.rules-choose'],
  ['#/rules/tin', '.rule'],
  ['#/replays', '.nothing-yet'],
  ['#/day', '.calendar'],
  ['#/day/2999-01-01', '.days-fault'],
  ['#/chronicle', '.nothing-yet'],
  ['#/workshop', '.ws-choose'],
  ['#/workshop/tin', '.ws-table table'],
  ['#/workshop/dungeon', '.ws-table table'],
  ['#/lab', '.lab-foot'],
  ['#/lab/onedeck', '.lab-foot'],
  ['#/campaign', '.od-campaign-new'],
  ['#/learn/dungeon', '.coach'],
  ['#/learn/onedeck', '.coach'],
  ['#/learn/tin', '.coach'],
] as const

const stillScreen = ([hash, there]: (typeof STILL)[number]): Screen => ({
  name: hash,
  async show(v) {
    await goTo(v, hash)
    await v.page.locator(there).first().waitFor()
  },
})

/** How many steps the match on the table has, as far as this page has heard. */
const versionOf = async (page: Page) => Number(await page.locator('.table').getAttribute('data-version'))

/** What a player has before them in an encounter. */
const trayOf = async ({ page }: Visit) => ({
  ask: await page.locator('.prompt-ask').textContent(),
  dice: await page
    .locator('.od-tray .die')
    .evaluateAll(dice => dice.map(die => die.getAttribute('aria-label'))),
})

/** What fits in the longer language fits in the other, which most tests speak. */
const LANGUAGES = IS_WIDE ? ['de', 'en'] : ['de']

/** Every screen is heard in the dark theme, and those that are looked at whole in the light one too. */
const earsFor = (screens: readonly unknown[]) => (screens.length > USUAL.length ? [LAPTOP, PHONE] : [LAPTOP])

describeInHouse('the page', () => {
  test('whichever style is loaded first names the order of the layers', async ({ visit, expect }) => {
    const { page } = await visit()
    await page.locator('.home-games').waitFor()
    const heads = () =>
      page.evaluate<string[]>(
        `Promise.all([...document.querySelectorAll('link[rel=stylesheet]')].map(link => fetch(link.href).then(got => got.text()).then(css => css.slice(0, css.indexOf(';')))))`,
      )
    await expect
      .poll(async () => [...new Set(await heads())])
      .toEqual(['@layer tokens, base, parts, frame, game'])
  })

  test('home takes at most 90 kB of JavaScript, gzipped', async ({ visit, expect }) => {
    const v = await visit()
    await v.page.locator('.home-games').waitFor()
    await v.page.waitForLoadState('networkidle')
    const bytes = await scriptBytes(v)
    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes).toBeLessThan(90_000)
  })

  test.for(Object.keys(LOADERS))(
    '%s is two presses from home to the first decision',
    async (game, { visit, expect }) => {
      const v = await visit()
      await v.page.locator('.game-card').nth(Object.keys(LOADERS).indexOf(game)).locator('.button.go').click()
      await v.page.locator('.setup-foot .button.go').click()
      await v.page.locator('.prompt-ask').waitFor()
      expect(v.faults).toEqual([])
    },
  )

  test('a reload in mid-encounter goes on with the same dice and the same question', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    await openMatch(v, await momentOf('onedeck', 'many dice'))
    await expect.poll(async () => (await trayOf(v)).dice.length).toBeGreaterThan(3)
    const before = await trayOf(v)
    await v.page.reload()
    await expect.poll(() => trayOf(v)).toEqual(before)
    await goTo(v, '#/')
    await expect.poll(() => v.page.locator('.entry').count()).toBe(1)
  })

  test('a second tab on the same match follows the first and does not corrupt it', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    await beginMatch(v, 'tin')
    const other = await v.context.newPage()
    await other.goto(v.page.url())
    await other.locator('.table').waitFor()
    const rng = fastRng(5)
    for (let press = 0; press < 12; press++) await pressOne(press % 2 ? other : v.page, mouse, rng)
    const apart = async () => (await versionOf(v.page)) - (await versionOf(other))
    await expect.poll(apart).toBe(0)
    await v.page.reload()
    await v.page.locator('.prompt-ask').waitFor()
    await expect.poll(apart).toBe(0)
    expect(v.faults).toEqual([])
  })

  test('the table speaks German when the player does', async ({ visit, expect }) => {
    const v = await visit({ ...SIZES.desktop, locale: 'de' }, { language: 'de' })
    await beginMatch(v, 'tin')
    await v.page.locator('.prompt-ask').getByText('Wohin?').waitFor()
    await expect.poll(() => v.page.locator('html').getAttribute('lang')).toBe('de')
    await v.page.locator('.prompt-why').click()
    await v.page.locator('.dialog').getByText('Ein Zug: Deck an einer offenen Tür').waitFor()
    expect(await flawsOf(v.page)).toEqual([])
    await v.page.getByText('Alle Regeln des Spiels').click()
    await v.page.locator('.rule[data-asked="true"]').getByText('Ein Zug: Deck').waitFor()
    await goTo(v, '#/settings')
    await v.page.getByText('English').click()
    await goTo(v, '#/rules/tin')
    await v.page.locator('.rule').getByText('A move: turn over a tile').waitFor()
    expect(v.faults).toEqual([])
  })

  test('after one visit everything but online play works without network', async ({ visit, expect }) => {
    const v = await visit({ ...SIZES.desktop, ...WITH_WORKER })
    await expect.poll(() => v.page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true)
    await v.context.setOffline(true)
    await v.page.reload()
    await v.page.locator('.home-games').waitFor()
    for (const game of Object.keys(LOADERS)) await beginMatch(v, game)
    expect(v.faults).toEqual([])
  })

  test('a damaged file is refused with a sentence and nothing is lost', async ({ visit, expect }) => {
    const v = await visit()
    await beginMatch(v, 'tin')
    await goTo(v, '#/')
    const file = {
      name: 'torn.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"format":"undercroft match"'),
    }
    await v.page.locator('.open-file input').setInputFiles(file)
    await v.page.getByText('"torn.json" is not a match file').waitFor()
    const odd = {
      ...file,
      name: 'odd.json',
      buffer: Buffer.from('{"format":"undercroft match","formatVersion":1}'),
    }
    await v.page.locator('.open-file input').setInputFiles(odd)
    await v.page.getByText('damaged').waitFor()
    await goTo(v, '#/settings')
    await v.page.getByText('Deutsch').click()
    await goTo(v, '#/')
    await v.page.locator('.open-file input').setInputFiles(odd)
    await v.page.getByText('Die Datei dieser Partie ist beschädigt, bei header').waitFor()
    await expect.poll(() => v.page.locator('.entry').count()).toBe(1)
  })

  test('people who share a device and have secrets hand it over face down', async ({ visit }) => {
    const v = await visit()
    await goTo(v, '#/setup/dungeon')
    await v.page.locator('.setup-seat').nth(1).getByText('Person').click()
    await v.page.locator('.setup-foot .button.go').click()
    await v.page.locator('.cover').waitFor()
    await v.page.locator('.table').waitFor({ state: 'detached' })
    await uncover(v)
    await v.page.locator('.table').waitFor()
  })

  test('Enter does what its button shows, also after another was pressed by mouse', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    await openMatch(v, await momentOf('tin', 'a card against a technique'))
    const before = await versionOf(v.page)
    await v.page.locator('.bar-hint').click()
    await v.page.locator('.hint-slip').waitFor()
    await v.page.keyboard.press('Enter')
    await expect.poll(() => versionOf(v.page)).toBeGreaterThan(before)
  })

  test('an open seat waits for its turn: a person sits down there under a name, or a bot plays', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    await goTo(v, '#/setup/dungeon')
    for (const seat of [0, 1]) await v.page.locator('.setup-seat').nth(seat).getByText('Open').click()
    await deal(v, 'gloom', '.cover-form')
    await v.page.locator('.cover-form input').fill('Wenna')
    await v.page.locator('.cover-form .button').click()
    await v.page.locator('.bar-seat b').getByText('Wenna').waitFor()
    await v.page.reload()
    await v.page.locator('.bar-seat b').getByText('Wenna').waitFor()
    await playUntil(v.page, '.bot-form .button', mouse, fastRng(1), 400)
    await v.page.locator('.bot-form .button').click()
    await v.page.locator('.table').waitFor()
    await expect.poll(() => v.page.locator('.bar-seat').count()).toBe(2)
  })

  test.for(LANGUAGES)(
    'on no screen of any size does anything cover another, stick out, or defy a finger, and axe finds nothing (%s)',
    async (language, { visit, expect }) => {
      const v = await visit({ ...SIZES.desktop, locale: language }, { language })
      const eyes = await openEyes(v.page)
      const found: string[] = []
      for (const [place, shown] of [...STILL.map(stillScreen), ...SCREENS].entries()) {
        await shown.show(v)
        const screens = screensFor(place, SEVENTH)
        const ears = earsFor(screens)
        for (const screen of screens) {
          await eyes.turnTo(screen)
          const heard = ears.includes(screen) ? await flawsOf(v.page) : []
          const flaws = [...(await eyes.look(screen)), ...(await overflowOf(v.page)), ...heard]
          found.push(
            ...[...flaws, ...v.faults.splice(0)].map(flaw => `${shown.name}, ${screen.name}: ${flaw}`),
          )
        }
        await eyes.turnTo(LAPTOP)
      }
      expect(found, `UNDERCROFT_SEVENTH=${SEVENTH ?? 'all'} looks at the same once more`).toEqual([])
    },
  )

  test('giving up is asked twice, ends the match, and is told', async ({ visit, expect }) => {
    const v = await visit()
    await beginMatch(v, 'tin')
    const giveUp = async (answer: string) => {
      await v.page.getByRole('button', { name: 'Menu' }).click()
      await v.page.getByRole('button', { name: 'Give up', exact: true }).click()
      await v.page.getByText('The match ends here and is lost.').waitFor()
      expect(await flawsOf(v.page)).toEqual([])
      await v.page.getByRole('button', { name: answer }).click()
    }
    await giveUp('Play on')
    await v.page.locator('.table[data-over="false"]').waitFor()
    await giveUp('Yes, give up')
    await v.page.locator('.end-dialog').getByText('gave up. The match is lost.').waitFor()
    await v.page.locator('.end-dialog').getByText('gave up', { exact: true }).waitFor()
    expect(await flawsOf(v.page)).toEqual([])
    await v.page.reload()
    await v.page.locator('.table[data-over="true"]').waitFor()
    expect(v.faults).toEqual([])
  })

  test('a match of older rules is shown as far as it holds, and played on as practice', async ({
    visit,
    expect,
  }) => {
    const v = await visit(SIZES.phone)
    await openMatch(v, older)
    await v.page.locator('.table-stopped').getByText('no longer holds').waitFor()
    expect([...(await flawsOf(v.page)), ...(await overflowOf(v.page))]).toEqual([])
    await v.page.getByRole('button', { name: 'Play on from here as practice' }).click()
    await v.page.locator('.table-stopped').waitFor({ state: 'detached' })
    await v.page.locator('.prompt-ask').getByText('Face it, or flee?').waitFor()
    expect(v.faults).toEqual([])
  })

  test('a language chosen in the middle of a match or a replay is spoken there too', async ({
    visit,
    expect,
  }) => {
    const v = await visit()
    const choose = async (language: string) => {
      const [place] = v.page.url().split('#').slice(1)
      await goTo(v, '#/settings')
      await v.page.getByText(language).click()
      await goTo(v, `#${place}`)
    }
    await beginMatch(v, 'tin')
    await v.page.locator('.prompt-ask').getByText('Where to?').waitFor()
    await choose('Deutsch')
    await v.page.locator('.prompt-ask').getByText('Wohin?').waitFor()
    await v.page.locator('.table-log').getByText('auf deiner Hand').first().waitFor()
    await goTo(v, '#/')
    await v.page.locator('.entry').getByText('Wohin?').waitFor()
    await goTo(v, '#/replays')
    await v.page.locator('.replay-row-words').first().click()
    await v.page.locator('.replay-log').getByText('auf deiner Hand').first().waitFor()
    await choose('English')
    await v.page.locator('.replay-log').getByText('joins your hand').first().waitFor()
    expect(v.faults).toEqual([])
  })
})
