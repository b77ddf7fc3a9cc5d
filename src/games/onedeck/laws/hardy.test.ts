import { expect, test } from 'vitest'
import { tryLaws } from '../../../engine/trial.ts'
import { seedsFrom, someOf } from '../../../testing/law-games.ts'
import { standard } from '../content/standard.ts'
import { onedeckKit } from '../index.ts'
import { EDITIONS, type Printing } from '../types.ts'
import { DUNGEONS, party } from './given.ts'

/** Everyone with 20 health, and foes and perils that only cost time. */
function mild(printing: Printing): Printing {
  const unhurt = <B extends { readonly damage: number }>(box: B) => ({ ...box, damage: 0 })
  return {
    ...printing,
    heroes: printing.heroes.map(hero => ({
      ...hero,
      one: { ...hero.one, health: 20 },
      two: { ...hero.two, health: 20 },
    })),
    encounters: printing.encounters.map(encounter => ({
      ...encounter,
      boxes: encounter.boxes.map(unhurt),
      ways: encounter.ways.map(way => ({ ...way, box: unhurt(way.box) })),
    })),
  }
}
const MILD = { first: mild(standard.first), revised: mild(standard.revised) }

// Printed heroes die early in random play: these have health enough to see the deeper floors and the boss.
test.each(someOf(DUNGEONS))('the laws hold with hardy heroes down to the boss of %s', dungeon => {
  const index = DUNGEONS.indexOf(dungeon)
  for (const [turn, size] of [1, 2, 4].entries()) {
    const edition = EDITIONS[(index + turn) % 2] ?? 'first'
    const options = { heroes: party(index + size, size), dungeon, edition, content: MILD }
    const trials = seedsFrom(120 + index).map(seed => tryLaws(onedeckKit, { options }, seed))
    expect(trials.flatMap(({ broken }) => broken ?? [])).toEqual([])
    expect(trials.map(({ last }) => last.state)).toContainEqual(
      expect.objectContaining({ descents: expect.toSatisfy(descents => descents >= 2) }),
    )
  }
})
