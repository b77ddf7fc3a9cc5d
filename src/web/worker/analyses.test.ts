import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { JUDGING } from '../../bots/analysis/judging.ts'
import type { MatchAnalysis } from '../../table/protocol.ts'
import { forgetMatch, keep } from '../../table/remote/kept.ts'
import { matchNamed } from '../../testing/matches.ts'
import { keepAnalysis, keptAnalysis } from './analyses.ts'
import { indexedDbStore, openDatabase } from './indexed-db.ts'
import { indexedDbKeepsake } from './keepsake.ts'

const FOUND: MatchAnalysis = {
  series: [[0.5], [1]],
  by: [0],
  accounts: [{ start: 0.5, end: 1, luck: 0.5, own: 0, others: 0, accuracy: 100 }],
  together: false,
  mistakes: [],
}

const played = (match: string, line = 'line') => ({ match, line })
const WHOLE = { found: FOUND }

test('what was found out about a match is kept with it, and goes with it', async () => {
  const { matches } = await indexedDbStore('kept')
  await matches.append(0, matchNamed('m'), [])
  await keepAnalysis(played('m'), WHOLE, 'kept')
  expect(await keptAnalysis(played('m'), 'kept')).toMatchObject(WHOLE)
  await matches.remove('m')
  expect(await keptAnalysis(played('m'), 'kept')).toBeNull()
})

test('of a match elsewhere it is kept by its id, until the match is forgotten here', async () => {
  const keepsake = await indexedDbKeepsake('far')
  await keep(keepsake, 'o-1', kept => ({ ...kept, host: 'key' }))
  for (const match of ['o-1', 'o-2', 'o-3']) await keepAnalysis(played(match), WHOLE, 'far')
  expect(await keptAnalysis(played('o-1'), 'far')).toMatchObject(WHOLE)
  await forgetMatch(keepsake, 'o-1')
  expect(await keptAnalysis(played('o-1'), 'far')).toBeNull()
  expect(await keptAnalysis(played('o-2'), 'far')).toMatchObject(WHOLE)
  await keepsake.clear()
  for (const match of ['o-2', 'o-3']) expect(await keptAnalysis(played(match), 'far')).toBeNull()
})

test('of a match that nobody keeps nothing is kept', async () => {
  await keepAnalysis(played('held'), WHOLE, 'held')
  expect(await keptAnalysis(played('held'), 'held')).toBeNull()
})

test('of a match that went on, or another way, nothing is kept until it is found anew', async () => {
  const { matches } = await indexedDbStore('lines')
  await matches.append(0, matchNamed('m'), [])
  await keepAnalysis(played('m', 'one way'), WHOLE, 'lines')
  expect(await keptAnalysis(played('m', 'another'), 'lines')).toBeNull()
  const known = { series: [[0.5]], by: [], choices: [] }
  await keepAnalysis(played('m', 'another'), { known }, 'lines')
  expect(await keptAnalysis(played('m', 'another'), 'lines')).toMatchObject({ known })
  expect(await keptAnalysis(played('m', 'one way'), 'lines')).toBeNull()
})

test('what another release found, and judged otherwise, is found anew', async () => {
  const { matches } = await indexedDbStore('judged')
  await matches.append(0, matchNamed('m'), [])
  for (const version of [JUDGING, JUDGING - 1, JUDGING + 1]) {
    const db = await openDatabase('judged')
    await db.put('analyses', { ...WHOLE, version, line: 'line' }, 'm')
    db.close()
    expect((await keptAnalysis(played('m'), 'judged')) !== null).toBe(version === JUDGING)
  }
})
