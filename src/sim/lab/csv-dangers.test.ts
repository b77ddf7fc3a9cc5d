import { expect, test } from 'vitest'
import { dangerRows } from './csv-dangers.ts'
import { findingsOf } from './findings.ts'
import { newTally } from './tally.ts'

test('what was met, what it cost and what was tried are rows, as wide as the others', () => {
  const rows = dangerRows(
    findingsOf({
      ...newTally(),
      things: { item: { key: { of: 2, won: 1, times: 5 } } },
      dangers: {
        monster: { ogre: { games: 1, met: 2, lost: 3, fell: 1, metMet: 4, metLost: 6, lostLost: 9 } },
      },
      trials: { card: { hook: { of: 4, won: 2 } } },
    }),
  )
  expect(rows.map(row => row.slice(0, 6))).toEqual([
    ['times', 'item', 'key', 5, '', ''],
    ['met', 'monster', 'ogre', 2, 1, ''],
    ['fell', 'monster', 'ogre', 2, 1, 0.5],
    ['lost', 'monster', 'ogre', 2, 3, 1.5],
    ['used', 'card', 'hook', 4, 2, 0.5],
  ])
  expect(rows.map(row => row.length)).toEqual([8, 8, 8, 8, 8])
})
