import { describe, expect, test } from 'vitest'
import { GAMES_WITH_MOMENTS, kitOf, SEARCHES } from './web/moments/index.ts'
import { keptOf, lookUp } from './web/moments/kept.ts'

describe.each(GAMES_WITH_MOMENTS)('the kept moments of %s', game => {
  const searches = SEARCHES[game] ?? []
  const names = searches.flatMap(({ wanted }) => wanted.map(({ name }) => name))

  test('are those that are wanted, each once', () => {
    const kept = keptOf(game).flatMap(({ moments }) => Object.keys(moments))
    expect(kept.toSorted(), 'run "npm run moments"').toEqual(names.toSorted())
  })

  test.each(searches.map((search, place) => ({ search, place: `${place + 1}` })))(
    'still hold, in search $place',
    async ({ search }) => {
      const found = lookUp(await kitOf(game), search, keptOf(game))
      const faults = [...found].flatMap(([name, look]) => ('fault' in look ? `"${name}": ${look.fault}` : []))
      expect(faults, 'no longer hold; "npm run moments" looks for others').toEqual([])
    },
  )
})
