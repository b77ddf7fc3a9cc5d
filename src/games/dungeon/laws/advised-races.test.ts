import { expect, test } from 'vitest'
import { seedsFrom, someOf } from '../../../testing/law-games.ts'
import { dungeonKit } from '../index.ts'
import { brokenIn } from './given.ts'

// Advised heroes go deep, fight, loot and die, where random ones wander in corridors.
test.each(someOf([1, 2, 3, 4, 5, 6, 7, 8]))('the laws hold in an advised race of %i', players => {
  const turnLimit = Math.ceil(64 / players)
  for (const seed of someOf([1, 2]).flatMap(seedsFrom))
    expect(brokenIn(dungeonKit, { players, turnLimit }, players, seed, 0.9)).toBeNull()
})
