import { afterAll, beforeAll, expect, test } from 'vitest'
import { replay } from '../src/engine/file.ts'
import { legal } from '../src/engine/play.ts'
import { onedeckKit } from '../src/games/onedeck/index.ts'
import { describeWith } from './components.ts'
import { byFinger, byMouse, type Carry, middleOf, spread } from './web/drag.ts'
import { findMoments, type Moment } from './web/moments/find.ts'
import { GAMES_WITH_MOMENTS, momentsOf } from './web/moments/index.ts'
import {
  beginMatch,
  flawsOf,
  type House,
  openHouse,
  openMatch,
  overflowOf,
  SIZES,
  type Visit,
  visit,
} from './web/visit.ts'

async function flawsIn(v: Visit, moments: readonly Moment[]): Promise<string[]> {
  const found: string[] = []
  for (const { name, file } of moments) {
    await openMatch(v, file)
    const flaws = [...(await flawsOf(v.page)), ...(await overflowOf(v.page)), ...v.faults.splice(0)]
    found.push(...flaws.map(flaw => `${name}, ${v.page.viewportSize()?.width} px wide: ${flaw}`))
  }
  await v.context.close()
  return found
}

describeWith(['browser'], 'the moments of a game', () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse()
  })
  afterAll(async () => {
    await house.close()
  })

  test.each(GAMES_WITH_MOMENTS)(
    '%s: axe finds nothing at any of them, and nothing sticks out of the screen',
    async game => {
      const moments = await momentsOf(game)
      expect(moments.length).toBeGreaterThan(5)
      const found = await Promise.all([
        flawsIn(await visit(house, { ...SIZES.desktop, colorScheme: 'dark' }), moments),
        flawsIn(await visit(house, { ...SIZES.phone, colorScheme: 'light' }), moments),
      ])
      expect(found.flat()).toEqual([])
    },
    600_000,
  )

  test('dungeon: a tap on a lit space at the edge of a phone goes there, and moves no board away', async () => {
    const [moment] = await momentsOf('dungeon', 'the first move')
    if (!moment) throw new Error('Nobody moves')
    const v = await visit(house, SIZES.phone)
    await openMatch(v, moment.file)
    const spots = await v.page.locator('.dg-spot').all()
    const lit = await Promise.all(
      spots.map(async spot => ({
        name: await spot.getAttribute('aria-label'),
        box: await spot.boundingBox(),
      })),
    )
    const edge = lit.find(({ box }) => box && box.x > 0 && box.x < 30)
    const [, steps = ''] = /(\d) step/.exec(edge?.name ?? '') ?? []
    if (!edge?.box) throw new Error('Nothing is lit at the edge')
    await v.page.touchscreen.tap(edge.box.x + 5, edge.box.y + edge.box.height / 2)
    const left = 5 - Number(steps)
    await expect.poll(() => v.page.locator('.prompt-ask').textContent()).toContain(`go up to ${left} spaces`)
    await v.context.close()
  })

  test.each<[how: string, carry: Carry, size: 'desktop' | 'phone']>([
    ['by mouse', byMouse, 'desktop'],
    ['by finger', byFinger, 'phone'],
  ])('a die is dragged into its box %s', async (_how, carry, size) => {
    const [moment] = findMoments(onedeckKit, {
      setup: { options: { heroes: ['warrior'] } },
      luck: 1,
      sense: 1,
      wanted: [
        { name: 'a die that fits', is: (_view, actions) => actions.some(({ kind }) => kind === 'lay') },
      ],
    })
    if (!moment) throw new Error('No die fits')
    const match = replay(onedeckKit, moment.file)
    if (!match.ok) throw new Error(match.refusal.reason)
    const { die, box } = Object(legal(match.value, 0).find(({ kind }) => kind === 'lay'))
    const v = await visit(house, SIZES[size])
    await openMatch(v, moment.file)
    const [from, to] = [`[data-die="0.${die}.0"]`, `[data-box="${box}"]`]
    await carry(v.page, await middleOf(v.page, from), await middleOf(v.page, to))
    await v.page.locator(`${to} .die`).waitFor()
    expect(v.faults).toEqual([])
    await v.context.close()
  })

  test.each([
    ['dungeon', '.dg-window', '.dg-sheet'],
    ['tin', '.tin-frame', '.tin-room'],
  ])('the map of %s grows under two fingers', async (game, frame, thing) => {
    const v = await visit(house, SIZES.phone)
    await beginMatch(v, game)
    const width = async () => (await v.page.locator(thing).first().boundingBox())?.width ?? 0
    await expect.poll(width).toBeGreaterThan(0)
    const before = await width()
    await spread(v.page, await middleOf(v.page, frame))
    await expect.poll(width).toBeGreaterThan(before * 1.5)
    await v.context.close()
  })
})
