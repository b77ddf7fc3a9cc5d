import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOADERS } from '../src/games/loaders.ts'
import { describeWith } from './components.ts'
import { DUNGEON } from './web/moments/dungeon.ts'
import { findMoments, type Moment, type Search } from './web/moments/find.ts'
import { ONEDECK } from './web/moments/onedeck.ts'
import { TIN } from './web/moments/tin.ts'
import {
  flawsOf,
  type House,
  openHouse,
  openMatch,
  overflowOf,
  SIZES,
  type Visit,
  visit,
} from './web/visit.ts'

const GAMES: readonly (readonly [game: string, searches: readonly Search[]])[] = [
  ['dungeon', DUNGEON],
  ['onedeck', ONEDECK],
  ['tin', TIN],
]

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

  test.each(GAMES)(
    '%s: axe finds nothing at any of them, and nothing sticks out of the screen',
    async (game, searches) => {
      const kit = await LOADERS[game]?.()
      const moments = kit ? searches.flatMap(search => findMoments(kit, search)) : []
      expect(moments.length).toBeGreaterThan(5)
      const found = await Promise.all([
        flawsIn(await visit(house, { ...SIZES.desktop, colorScheme: 'dark' }), moments),
        flawsIn(await visit(house, { ...SIZES.phone, colorScheme: 'light' }), moments),
      ])
      expect(found.flat()).toEqual([])
    },
    600_000,
  )
})
