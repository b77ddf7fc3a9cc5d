import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import type { MatchAnalysis } from '../../table/protocol.ts'
import { forgetMatch, keep } from '../../table/remote/kept.ts'
import { matchNamed } from '../../testing/matches.ts'
import { keepAnalysis, keptAnalysis } from './analyses.ts'
import { indexedDbStore } from './indexed-db.ts'
import { indexedDbKeepsake } from './keepsake.ts'

const FOUND: MatchAnalysis = {
  series: [[0.5], [1]],
  by: [0],
  accounts: [{ start: 0.5, end: 1, luck: 0.5, own: 0, others: 0, accuracy: 100 }],
  together: false,
  mistakes: [],
}

test('what was found out about a match is kept with it, and goes with it', async () => {
  const { matches } = await indexedDbStore('kept')
  await matches.append(0, matchNamed('m'), [])
  await keepAnalysis('m', FOUND, 'kept')
  expect(await keptAnalysis('m', 'kept')).toEqual(FOUND)
  await matches.remove('m')
  expect(await keptAnalysis('m', 'kept')).toBeNull()
})

test('of a match elsewhere it is kept by its id, until the match is forgotten here', async () => {
  const keepsake = await indexedDbKeepsake('far')
  await keep(keepsake, 'o-1', kept => ({ ...kept, host: 'key' }))
  for (const match of ['o-1', 'o-2', 'o-3']) await keepAnalysis(match, FOUND, 'far')
  expect(await keptAnalysis('o-1', 'far')).toEqual(FOUND)
  await forgetMatch(keepsake, 'o-1')
  expect(await keptAnalysis('o-1', 'far')).toBeNull()
  expect(await keptAnalysis('o-2', 'far')).toEqual(FOUND)
  await keepsake.clear()
  for (const match of ['o-2', 'o-3']) expect(await keptAnalysis(match, 'far')).toBeNull()
})

test('of a match that nobody keeps nothing is kept', async () => {
  await keepAnalysis('held', FOUND, 'held')
  expect(await keptAnalysis('held', 'held')).toBeNull()
})
