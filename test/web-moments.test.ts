import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOADERS } from '../src/games/loaders.ts'
import { describeWith } from './components.ts'
import { findMoments, type Search } from './web/moments/find.ts'
import { ONEDECK } from './web/moments/onedeck.ts'
import { TIN } from './web/moments/tin.ts'
import { flawsOf, type House, openHouse, openMatch, overflowOf, SIZES, visit } from './web/visit.ts'

const GAMES: readonly (readonly [game: string, searches: readonly Search[]])[] = [
  ['tin', TIN],
  ['onedeck', ONEDECK],
]

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
      const found: string[] = []
      for (const [size, colorScheme] of [
        ['desktop', 'dark'],
        ['phone', 'light'],
      ] as const) {
        const v = await visit(house, { ...SIZES[size], colorScheme })
        for (const { name, file } of moments) {
          await openMatch(v, file)
          const flaws = [...(await flawsOf(v.page)), ...(await overflowOf(v.page)), ...v.faults.splice(0)]
          found.push(...flaws.map(flaw => `${name} (${size}): ${flaw}`))
        }
        await v.context.close()
      }
      expect(found).toEqual([])
    },
    600_000,
  )
})
