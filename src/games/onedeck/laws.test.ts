import { describe, expect, test } from 'vitest'
import type { Setup } from '../../engine/match.ts'
import { tryLaws } from '../../engine/trial.ts'
import { onedeckKit } from './index.ts'

const DUNGEONS = ['dragon', 'hydra', 'yeti', 'lich', 'minotaur']
const PARTIES = ['warrior', 'mage', 'archer', 'warrior,mage', 'paladin,rogue,mage,archer']
const BASIC = ['veteran', 'durability', 'crafty']
const SHEETS = [
  { talents: [...BASIC, 'guile', 'fortitude', 'planning', 'direct-hit'], basic: 'push' },
  { talents: [...BASIC, 'cunning', 'speed', 'knowledge', 'foresight'], basic: 'steady' },
]

function brokenBy(setup: Setup, seed: number, sense = 0) {
  const { broken } = tryLaws(onedeckKit, setup, seed, sense)
  return broken && { law: broken.law, fault: broken.fault }
}

const person = { kind: 'person', name: 'Player' } as const

describe('the laws hold', () => {
  test.each(DUNGEONS)('with one, two and four heroes in %s', dungeon => {
    for (const [index, heroes] of PARTIES.entries()) {
      const edition = index % 2 === 0 ? 'first' : 'revised'
      expect(brokenBy({ options: { heroes, dungeon, edition } }, index + 1)).toBeNull()
    }
  })

  // Advised parties see the deeper floors and the boss, where random ones die at the first door.
  test.each(DUNGEONS)('in an advised delve of %s', { timeout: 300_000 }, dungeon => {
    for (const [index, heroes] of PARTIES.entries()) {
      const edition = index % 2 === 0 ? 'revised' : 'first'
      expect(brokenBy({ options: { heroes, dungeon, edition } }, 100 + index, 0.95)).toBeNull()
    }
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
    expect(
      brokenBy({ options: { heroes: 'rogue', sheets: SHEETS.slice(1), edition: 'revised' } }, 13),
    ).toBeNull()
  })
})
