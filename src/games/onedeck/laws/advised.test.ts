import { expect, test } from 'vitest'
import { seedsFrom, someOf } from '../../../testing/law-games.ts'
import { EDITIONS } from '../types.ts'
import { brokenBy, DUNGEONS, party } from './given.ts'

test.each(someOf(DUNGEONS))('the laws hold in an advised delve of %s', dungeon => {
  const index = DUNGEONS.indexOf(dungeon)
  const heroes = party(index, [1, 2, 4][index % 3] ?? 1)
  const edition = EDITIONS[index % 2] ?? 'first'
  for (const seed of seedsFrom(100 + index))
    expect(brokenBy({ options: { heroes, dungeon, edition } }, seed, 0.95)).toBeNull()
})
