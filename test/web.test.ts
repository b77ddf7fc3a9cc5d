import { afterAll, beforeAll, expect, test } from 'vitest'
import { fastRng } from '../src/engine/rng.ts'
import { onedeckKit } from '../src/games/onedeck/index.ts'
import type { DeckView } from '../src/games/onedeck/view/types.ts'
import { describeWith } from './components.ts'
import { findMoments } from './web/moments/find.ts'
import { momentsOf } from './web/moments/index.ts'
import { mouse, pressOne } from './web/player.ts'
import { SCREENS } from './web/screens.ts'
import {
  beginMatch,
  deal,
  flawsOf,
  goTo,
  type House,
  openHouse,
  openMatch,
  overflowOf,
  SIZES,
  scriptBytes,
  visit,
} from './web/visit.ts'

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

describeWith(['browser'], 'the page', () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse()
  })
  afterAll(async () => {
    await house.close()
  })

  test('home takes at most 90 kB of JavaScript, gzipped', async () => {
    const v = await visit(house)
    await v.page.locator('.home-niches').waitFor()
    await v.page.waitForTimeout(500)
    const bytes = await scriptBytes(v, house)
    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes).toBeLessThan(90_000)
    await v.context.close()
  })

  test.each(['dungeon', 'onedeck', 'tin'])(
    '%s is two presses from home to the first decision',
    async game => {
      const v = await visit(house)
      await v.page
        .locator('.niche')
        .nth(['dungeon', 'onedeck', 'tin'].indexOf(game))
        .locator('.button.go')
        .click()
      await v.page.locator('.setup-foot .button.go').click()
      await v.page.locator('.prompt-ask').waitFor()
      expect(v.faults).toEqual([])
      await v.context.close()
    },
  )

  test('a reload in mid-encounter goes on with the same dice and the same question', async () => {
    const v = await visit(house)
    const [moment] = findMoments(onedeckKit, {
      setup: { options: { heroes: ['warrior'] } },
      luck: 1,
      sense: 1,
      wanted: [{ name: 'many dice', is: ({ fight }: DeckView) => sumOf(fight?.fighters[0]?.pool ?? []) > 3 }],
    })
    if (!moment) throw new Error('No dice were rolled')
    await openMatch(v, moment.file)
    await v.page.locator('.tray .die').first().waitFor()
    const seen = async () => ({
      ask: await v.page.locator('.prompt-ask').textContent(),
      dice: await v.page
        .locator('.tray .die')
        .evaluateAll(dice => dice.map(die => die.getAttribute('aria-label'))),
    })
    const before = await seen()
    expect(before.dice.length).toBeGreaterThan(3)
    await v.page.reload()
    await v.page.locator('.tray .die').first().waitFor()
    expect(await seen()).toEqual(before)
    await goTo(v, '#/')
    await v.page.locator('.entry').first().waitFor()
    expect(await v.page.locator('.entry').count()).toBe(1)
    await v.context.close()
  })

  test('a second tab on the same match follows the first and does not corrupt it', async () => {
    const v = await visit(house)
    await beginMatch(v, 'tin')
    const other = await v.context.newPage()
    await other.goto(v.page.url())
    await other.locator('.table').waitFor()
    const rng = fastRng(5)
    for (let press = 0; press < 12; press++) await pressOne(press % 2 ? other : v.page, mouse, rng)
    const version = (page: typeof other) => page.locator('.table').getAttribute('data-version')
    await expect.poll(async () => (await version(other)) === (await version(v.page))).toBe(true)
    await v.page.reload()
    await v.page.locator('.prompt-ask').waitFor()
    expect(await version(v.page)).toBe(await version(other))
    expect(v.faults).toEqual([])
    await v.context.close()
  })

  test('thinking ahead shows how far it is and stops when it is told to', async () => {
    const v = await visit(house)
    await beginMatch(v, 'tin')
    await v.page.locator('.bar-hint').click()
    await v.page.getByText('Think ahead').click()
    await v.page.locator('.ahead progress').waitFor()
    const stop = v.page.locator('.ahead').getByText('Stop', { exact: true })
    if (await stop.isVisible()) await stop.click()
    const games = await v.page.locator('.ahead progress').getAttribute('value')
    await v.page.waitForTimeout(400)
    expect(await v.page.locator('.ahead progress').getAttribute('value')).toBe(games)
    expect(Number(games)).toBeGreaterThan(0)
    await v.context.close()
  })

  test('the table speaks German when the player does', async () => {
    const v = await visit(house, { ...SIZES.desktop, locale: 'de' }, { language: 'de' })
    await beginMatch(v, 'tin')
    await v.page.getByText('Wohin?').waitFor()
    expect(await v.page.locator('html').getAttribute('lang')).toBe('de')
    await v.page.locator('.prompt-why').click()
    await v.page.locator('.sheet').getByText('Ein Zug: Deck an einer offenen Tür').waitFor()
    expect(await flawsOf(v.page)).toEqual([])
    await v.page.getByText('Alle Regeln des Spiels').click()
    await v.page.locator('.rule[data-asked="true"]').getByText('Ein Zug: Deck').waitFor()
    await goTo(v, '#/settings')
    await v.page.getByText('English').click()
    await goTo(v, '#/rules/tin')
    await v.page.locator('.rule').getByText('A move: turn over a tile').waitFor()
    expect(v.faults).toEqual([])
    await v.context.close()
  })

  test('after one visit everything but online play works without network', async () => {
    const v = await visit(house)
    await v.page.evaluate('navigator.serviceWorker.ready.then(() => true)')
    await v.page.waitForFunction('navigator.serviceWorker.controller !== null')
    await v.context.setOffline(true)
    await v.page.reload()
    await v.page.locator('.home-niches').waitFor()
    for (const game of ['tin', 'onedeck', 'dungeon']) await beginMatch(v, game)
    expect(v.faults).toEqual([])
    await v.context.close()
  })

  test('a damaged file is refused with a sentence and nothing is lost', async () => {
    const v = await visit(house)
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
    expect(await v.page.locator('.entry').count()).toBe(1)
    await v.context.close()
  })

  test('people who share a device and have secrets hand it over face down', async () => {
    const v = await visit(house)
    await goTo(v, '#/setup/dungeon')
    await v.page.locator('.setup-seat').nth(1).getByText('Person').click()
    await v.page.locator('.setup-foot .button.go').click()
    await v.page.locator('.cover').waitFor()
    expect(await v.page.locator('.table').count()).toBe(0)
    await v.page.locator('.cover .button.go').click()
    await v.page.locator('.table').waitFor()
    await v.context.close()
  })

  test('Enter does what its button shows, also after another was pressed by mouse', async () => {
    const v = await visit(house)
    const [moment] = await momentsOf('tin', 'a card against a technique')
    if (!moment) throw new Error('There is no such moment')
    await openMatch(v, moment.file)
    const version = async () => Number(await v.page.locator('.table').getAttribute('data-version'))
    const before = await version()
    await v.page.locator('.bar-hint').click()
    await v.page.locator('.hint-slip').waitFor()
    await v.page.keyboard.press('Enter')
    await expect.poll(version).toBeGreaterThan(before)
    await v.context.close()
  })

  test('an open seat waits for its turn: a person sits down there under a name, or a bot plays', async () => {
    const v = await visit(house)
    await goTo(v, '#/setup/dungeon')
    for (const seat of [0, 1])
      await v.page.locator('.setup-seat').nth(seat).locator('.segmented label').last().click()
    await deal(v, 'gloom', '.cover-form')
    await v.page.locator('.cover input').fill('Wenna')
    await v.page.locator('.cover-form .button').click()
    await v.page.locator('.bar-seat').getByText('Wenna').waitFor()
    await v.page.reload()
    await v.page.locator('.bar-seat').getByText('Wenna').waitFor()
    const [bots, rng] = [v.page.locator('.cover-bots .button'), fastRng(1)]
    while (!(await bots.first().isVisible())) await pressOne(v.page, mouse, rng)
    await bots.first().click()
    await v.page.locator('.table').waitFor()
    expect(await v.page.locator('.bar-seat').count()).toBe(2)
    await v.context.close()
  })

  test.each(['dark', 'light'] as const)(
    'axe finds nothing on the still screens in the %s theme',
    async theme => {
      const v = await visit(house, { ...SIZES.desktop, colorScheme: theme })
      const found: string[] = []
      for (const hash of [
        '#/',
        '#/setup/dungeon',
        '#/setup/onedeck',
        '#/setup/tin',
        '#/settings',
        '#/rules',
        '#/rules/tin',
        '#/replays',
        '#/campaign',
        '#/learn/dungeon',
        '#/learn/onedeck',
        '#/learn/tin',
      ]) {
        await goTo(v, hash)
        await v.page.waitForTimeout(500)
        found.push(...(await flawsOf(v.page)).map(flaw => `${hash} ${flaw}`))
      }
      expect(found).toEqual([])
      await v.context.close()
    },
  )

  test.each([
    ['dark', 'desktop', 'en'],
    ['light', 'phone', 'de'],
    ['dark', 'tablet', 'de'],
  ] as const)(
    'axe finds nothing on screens with something on them (%s, %s, %s), and nothing sticks out',
    async (theme, size, language) => {
      const v = await visit(house, { ...SIZES[size], colorScheme: theme, locale: language }, { language })
      const found: string[] = []
      for (const screen of SCREENS) {
        await screen.show(v)
        const flaws = [...(await flawsOf(v.page)), ...(await overflowOf(v.page)), ...v.faults.splice(0)]
        found.push(...flaws.map(flaw => `${screen.name}: ${flaw}`))
      }
      expect(found).toEqual([])
      await v.context.close()
    },
    300_000,
  )

  test('a language chosen in the middle of a match or a replay is spoken there too', async () => {
    const v = await visit(house)
    const choose = async (language: string) => {
      const [place] = v.page.url().split('#').slice(1)
      await goTo(v, '#/settings')
      await v.page.getByText(language).click()
      await goTo(v, `#${place}`)
    }
    await beginMatch(v, 'tin')
    await v.page.getByText('Where to?').waitFor()
    await choose('Deutsch')
    await v.page.getByText('Wohin?').waitFor()
    await v.page.locator('.table-log').getByText('auf deiner Hand').first().waitFor()
    await goTo(v, '#/')
    await v.page.locator('.entry').getByText('Wohin?').waitFor()
    await goTo(v, '#/replays')
    await v.page.locator('.replay-row-words').first().click()
    await v.page.locator('.replay-log').getByText('auf deiner Hand').first().waitFor()
    await choose('English')
    await v.page.locator('.replay-log').getByText('joins your hand').first().waitFor()
    expect(v.faults).toEqual([])
    await v.context.close()
  })
})
