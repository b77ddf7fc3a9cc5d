import { expect, test } from 'vitest'
import { seedsFrom, someOf } from '../../../testing/law-games.ts'
import { EDITIONS } from '../types.ts'
import { brokenBy, DUNGEONS, party, SHEETS } from './given.ts'

const person = { kind: 'person', name: 'Player' } as const
const places = EDITIONS.flatMap(edition => DUNGEONS.map((dungeon, index) => ({ edition, dungeon, index })))

test.each(someOf(places))(
  'the laws hold with one, two and four heroes in $dungeon, $edition printing',
  ({ edition, dungeon, index }) => {
    for (const size of [1, 2, 4])
      for (const seed of seedsFrom(index + size))
        expect(brokenBy({ options: { heroes: party(index, size), dungeon, edition } }, seed)).toBeNull()
  },
)

test('the laws hold with a person for each hero, with talents and with every tier', () => {
  const two = {
    options: { heroes: 'rogue,paladin', seats: 2, sheets: SHEETS, tier: 'novice' },
    seats: [person, person],
  }
  const four = {
    options: { heroes: 'warrior,rogue,mage,archer', seats: 4, sheets: SHEETS, tier: 'standard' },
    seats: [person, person, person, person],
  }
  expect(brokenBy(two, 11)).toBeNull()
  expect(brokenBy(four, 12)).toBeNull()
  const one = { heroes: 'rogue', sheets: SHEETS.slice(1), edition: 'revised', tier: 'expert' }
  expect(brokenBy({ options: one }, 13)).toBeNull()
})
