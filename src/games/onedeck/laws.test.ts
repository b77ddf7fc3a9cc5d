import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { replay } from '../../engine/file.ts'
import { hash } from '../../engine/hash.ts'
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

function brokenBy(setup: Setup, seed: number) {
  const { broken } = tryLaws(onedeckKit, setup, seed)
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

describe('recorded matches', () => {
  const folder = fileURLToPath(new URL('fixtures/', import.meta.url))
  test.each(readdirSync(folder))('%s replays to its hash', name => {
    const recorded = JSON.parse(readFileSync(`${folder}${name}`, 'utf8'))
    const again = replay(onedeckKit, recorded.match)
    if (!again.ok) throw new Error(again.refusal.reason)
    expect(hash(again.value.state)).toBe(recorded.hash)
    expect(again.value.game.result(again.value.state)?.reason).toBe(recorded.result)
  })
})
