import { expect, test } from 'vitest'
import { seedsFrom, someOf } from '../../../testing/law-games.ts'
import { standard } from '../content/standard.ts'
import { dungeonKit } from '../index.ts'
import { brokenIn } from './given.ts'

// A few rounds each: `undercroft fuzz dungeon` plays whole matches under the same laws.
test.each(someOf([1, 2, 3, 4, 5, 6, 7, 8]))('the laws hold in a race of %i', players => {
  const turnLimit = Math.ceil(10 / players)
  for (const seed of seedsFrom(players))
    expect(brokenIn(dungeonKit, { players, turnLimit }, players, seed)).toBeNull()
})

test.each(someOf(['hunt', 'timed', 'hunted']))('the laws hold in the solo mode %s', mode => {
  for (const seed of someOf([1, 2]).flatMap(seedsFrom))
    expect(brokenIn(dungeonKit, { mode, turnLimit: 25 }, 1, seed)).toBeNull()
  for (const seed of someOf([3, 4]).flatMap(seedsFrom))
    expect(brokenIn(dungeonKit, { mode, turnLimit: 40 }, 1, seed, 0.9)).toBeNull()
})

test('the laws hold with a content pack', () => {
  const content = {
    ...standard,
    monsters: standard.monsters.map(card => ({ ...card, name: `Old ${card.name}` })),
  }
  expect(brokenIn(dungeonKit, { players: 2, turnLimit: 2, content }, 2, 1)).toBeNull()
})
