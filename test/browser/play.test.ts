import { LOADERS } from '../../src/games/loaders.ts'
import { oneOf } from '../web/eyes/seventh.ts'
import { describeInHouse, test } from '../web/house.ts'
import { finger, type Hand, keyboard, mouse, playToEnd } from '../web/player.ts'
import { deal, flawsOf, goTo, SIZES, type Visit } from '../web/visit.ts'
import { IS_WIDE } from '../web/wide.ts'

/** From home, as a stranger would: the cover, the set-up sheet with a short game, the table. */
async function sitDown(v: Visit, game: string): Promise<void> {
  await v.page.locator('.game-card').nth(Object.keys(LOADERS).indexOf(game)).locator('.button.go').click()
  const short = v.page.locator('.setup-body').getByText(game === 'dungeon' ? '50' : '5', { exact: true })
  if (game !== 'onedeck') await short.first().click()
  await deal(v, 'gloom')
}

type WholeGame = readonly [game: string, how: string, hand: Hand, size: keyof typeof SIZES]

/** Every run plays one of these, which the last commit decides; people who share a device play the other games in every run. */
const SHORT: readonly WholeGame[] = [
  ['tin', 'by clicks', mouse, 'desktop'],
  ['tin', 'by keyboard alone', keyboard, 'desktop'],
]

/** A minute each, and more. */
const LONG: readonly WholeGame[] = [
  ['dungeon', 'by clicks', mouse, 'desktop'],
  ['onedeck', 'by clicks', mouse, 'desktop'],
  ['onedeck', 'by keyboard alone', keyboard, 'desktop'],
  ['onedeck', 'by touch on a phone', finger, 'phone'],
]

describeInHouse('a whole game in the browser', () => {
  test.for<WholeGame>([...oneOf(SHORT), ...(IS_WIDE ? LONG : [])])(
    '%s is played from home to its end %s',
    async ([game, _how, hand, size], { visit, expect }) => {
      const v = await visit(SIZES[size])
      await sitDown(v, game)
      const { over, presses } = await playToEnd(v.page, hand, 5, 1500)
      expect({ game, over, faults: v.faults }).toEqual({ game, over: true, faults: [] })
      expect(presses).toBeGreaterThan(5)
    },
  )

  // In the dark theme every moment is heard.
  test('axe finds nothing at the first decision of each table in the light theme', async ({
    visit,
    expect,
  }) => {
    const v = await visit({ ...SIZES.desktop, colorScheme: 'light' })
    const found: string[] = []
    for (const game of Object.keys(LOADERS)) {
      await goTo(v, '#/')
      await sitDown(v, game)
      found.push(...(await flawsOf(v.page)).map(flaw => `${game} ${flaw}`))
    }
    expect(found).toEqual([])
  })
})
