import { describe, expect, test } from 'vitest'
import type { Setup } from '../../engine/match.ts'
import { tryLaws } from '../../engine/trial.ts'
import { standard } from './content/standard.ts'
import { onedeckKit } from './index.ts'
import { EDITIONS, type Printing } from './types.ts'

const DUNGEONS = ['dragon', 'hydra', 'yeti', 'lich', 'minotaur'] as const
const HEROES = ['warrior', 'rogue', 'mage', 'paladin', 'archer'] as const
const BASIC = ['veteran', 'durability', 'crafty']
const SHEETS = [
  { talents: [...BASIC, 'guile', 'fortitude', 'planning', 'direct-hit'], basic: 'push' },
  { talents: [...BASIC, 'cunning', 'speed', 'knowledge', 'foresight'], basic: 'steady' },
]

function brokenBy(setup: Setup, seed: number, sense = 0) {
  const { broken } = tryLaws(onedeckKit, setup, seed, sense)
  return broken && { law: broken.law, fault: broken.fault }
}

/** One, two or four of the heroes, each in turn the first. */
function party(first: number, size: number): string[] {
  return Array.from({ length: size }, (_, place) => HEROES[(first + place) % HEROES.length] ?? 'warrior')
}

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

const person = { kind: 'person', name: 'Player' } as const
const places = EDITIONS.flatMap(edition => DUNGEONS.map((dungeon, index) => ({ edition, dungeon, index })))

describe('the laws hold', () => {
  test.each(places)('with one, two and four heroes in $dungeon, $edition printing', place => {
    const { edition, dungeon, index } = place
    for (const size of [1, 2, 4])
      expect(brokenBy({ options: { heroes: party(index, size), dungeon, edition } }, index + size)).toBeNull()
  })

  // Printed heroes die early in random play: these have health enough to see the deeper floors and the boss.
  test.each(DUNGEONS)('with hardy heroes down to the boss of %s', { timeout: 300_000 }, dungeon => {
    const index = DUNGEONS.indexOf(dungeon)
    for (const [turn, size] of [1, 2, 4].entries()) {
      const edition = EDITIONS[(index + turn) % 2] ?? 'first'
      const options = { heroes: party(index + size, size), dungeon, edition, content: MILD }
      const { broken, last } = tryLaws(onedeckKit, { options }, 100 + index)
      expect(broken).toBeNull()
      expect(last.state).toMatchObject({ descents: expect.toSatisfy(descents => descents >= 2) })
    }
  })

  test.each(DUNGEONS)('in an advised delve of %s', { timeout: 300_000 }, dungeon => {
    const index = DUNGEONS.indexOf(dungeon)
    const heroes = party(index, [1, 2, 4][index % 3] ?? 1)
    const edition = EDITIONS[index % 2] ?? 'first'
    expect(brokenBy({ options: { heroes, dungeon, edition } }, 100 + index, 0.95)).toBeNull()
  })

  test('with a person for each hero, with talents and with every tier', () => {
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
})
