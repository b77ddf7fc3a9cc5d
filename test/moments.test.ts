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

test('a moment that no longer holds is named with its reason', async () => {
  const [[search], [first]] = [SEARCHES['tin'] ?? [], keptOf('tin')]
  if (!search || !first) throw new Error('Tin has no moments')
  const start = first.moments['the start'] ?? 0
  const kept = {
    moments: { 'the start': start, 'hurt at the stairwell': start, 'a tile in hand': start + 1 },
    steps: [...first.steps.slice(0, start), { seat: 0, action: { kind: 'no such action' } }],
  }
  const found = lookUp(await kitOf('tin'), search, [kept])
  expect(found.get('the start')).toHaveProperty('match')
  expect(found.get('hurt at the stairwell')).toEqual({
    fault: `the match stands elsewhere after step ${start}`,
  })
  expect(found.get('a tile in hand')).toEqual({
    fault: expect.stringContaining(`step ${start + 1} is refused: `),
  })
  expect(found.get('a bomb, or not')).toEqual({ fault: 'it was never found' })
})
