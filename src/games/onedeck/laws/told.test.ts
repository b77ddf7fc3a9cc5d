/** Every step is told by its events alone: the log needs no look at the table. */
import { expect, test } from 'vitest'
import { lawGames } from '../../../testing/law-games.ts'
import { untold } from '../../../testing/told.ts'
import { onedeckKit } from '../index.ts'
import { EDITIONS } from '../types.ts'
import { party, SHEETS } from './given.ts'

const sizes = [
  { size: 1, seats: 1 },
  { size: 2, seats: 1 },
  { size: 2, seats: 2 },
  { size: 4, seats: 1 },
  { size: 4, seats: 4 },
]
const cases = EDITIONS.flatMap(edition => sizes.map(each => ({ edition, ...each })))

test.each(cases)('of $size heroes, $seats at the table, $edition printing', ({ edition, size, seats }) => {
  for (const first of [0, 1, 2, 3, 4]) {
    const sheets = SHEETS.slice(0, size)
    const options = { heroes: party(first, size), edition, seats, sheets, tier: 'novice' }
    expect(untold(onedeckKit, options, lawGames(8))).toEqual([])
  }
})
