import { vi } from 'vitest'
import { replay } from '../../src/engine/file.ts'
import { legal } from '../../src/engine/play.ts'
import { onedeckKit } from '../../src/games/onedeck/index.ts'
import { byFinger, byMouse, type Carry, middleOf, spread } from '../web/drag.ts'
import { openEyes } from '../web/eyes/eyes.ts'
import { flawsAt } from '../web/eyes/moment.ts'
import { SEVENTH } from '../web/eyes/seventh.ts'
import { describeInHouse, test } from '../web/house.ts'
import { GAMES_WITH_MOMENTS, momentOf, momentsOf } from '../web/moments/index.ts'
import { beginMatch, openMatch, SIZES, type Visit } from '../web/visit.ts'

/** Each game in two parts, which go side by side. */
const LOOKS = GAMES_WITH_MOMENTS.flatMap(game => [[game, 'first'] as const, [game, 'second'] as const])

/** A space that may be gone to and that the edge of the screen cuts, with how far it is. */
async function litAtEdge({ page }: Visit) {
  for (const spot of await page.locator('.dg-spot').all()) {
    const [box, label] = [await spot.boundingBox(), await spot.getAttribute('aria-label')]
    const [, steps = ''] = /(\d) step/.exec(label ?? '') ?? []
    if (box && box.x > 0 && box.x < 30)
      return { x: box.x + 5, y: box.y + box.height / 2, steps: Number(steps) }
  }
  return null
}

describeInHouse('the moments of a game', () => {
  test.for(LOOKS)(
    '%s: at each of them (the %s part) nothing covers anything, every move is within reach, and axe finds nothing',
    async ([game, part], { visit, expect }) => {
      const placed = (await momentsOf(game)).map((moment, place) => ({ ...moment, place }))
      const moments = placed.filter(({ place }) => place % 2 === (part === 'first' ? 0 : 1))
      expect(moments.length).toBeGreaterThan(5)
      const v = await visit(SIZES.desktop)
      const eyes = await openEyes(v.page)
      const flaws: string[] = []
      for (const moment of moments) flaws.push(...(await flawsAt(v, eyes, game, moment)))
      expect(flaws, `UNDERCROFT_SEVENTH=${SEVENTH ?? 'all'} looks at the same once more`).toEqual([])
    },
  )

  test('dungeon: a tap on a lit space at the edge of a phone goes there, and moves no board away', async ({
    visit,
    expect,
  }) => {
    const v = await visit(SIZES.phone)
    await openMatch(v, await momentOf('dungeon', 'the first move'))
    const { x, y, steps } = await vi.waitUntil(() => litAtEdge(v), { timeout: 30_000 })
    await v.page.touchscreen.tap(x, y)
    const left = 5 - steps
    await expect.poll(() => v.page.locator('.prompt-ask').textContent()).toContain(`go up to ${left} spaces`)
  })

  test.for<[how: string, carry: Carry, size: 'desktop' | 'phone']>([
    ['by mouse', byMouse, 'desktop'],
    ['by finger', byFinger, 'phone'],
  ])('a die is dragged into its box %s', async ([_how, carry, size], { visit, expect }) => {
    const file = await momentOf('onedeck', 'a die that fits')
    const match = replay(onedeckKit, file)
    if (!match.ok) throw new Error(match.refusal.reason)
    const { die, box } = Object(legal(match.value, 0).find(({ kind }) => kind === 'lay'))
    const v = await visit(SIZES[size])
    await openMatch(v, file)
    const [from, to] = [`[data-die="0.${die}.0"]`, `[data-box="${box}"]`]
    await carry(v.page, await middleOf(v.page, from), await middleOf(v.page, to))
    await v.page.locator(`${to} .die`).waitFor()
    expect(v.faults).toEqual([])
  })

  test.for([
    ['dungeon', '.dg-window', '.dg-sheet'],
    ['tin', '.tin-frame', '.tin-room'],
  ])(
    'the map of %s grows under two fingers',
    async ([game = '', frame = '', thing = ''], { visit, expect }) => {
      const v = await visit(SIZES.phone)
      await beginMatch(v, game)
      const width = async () => (await v.page.locator(thing).first().boundingBox())?.width ?? 0
      await expect.poll(width).toBeGreaterThan(0)
      const before = await width()
      await spread(v.page, await middleOf(v.page, frame))
      await expect.poll(width).toBeGreaterThan(before * 1.5)
    },
  )
})
