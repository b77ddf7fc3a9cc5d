import { describe, expect, test } from 'vitest'
import { tryLaws } from '../../engine/trial.ts'
import { onedeckKit } from './index.ts'

const DUNGEONS = ['dragon', 'hydra', 'yeti', 'lich', 'minotaur']
const PARTIES = [
  'warrior',
  'rogue',
  'mage',
  'paladin',
  'archer',
  'warrior,mage',
  'rogue,archer',
  'paladin,rogue,mage,archer',
]

describe('the laws hold', () => {
  test.each(DUNGEONS)('with every party in %s', dungeon => {
    for (const [index, heroes] of PARTIES.entries()) {
      const edition = index % 2 === 0 ? 'first' : 'revised'
      const trial = tryLaws(onedeckKit, { options: { heroes, dungeon, edition } }, index + 1)
      expect(trial.broken && { law: trial.broken.law, fault: trial.broken.fault }).toBeNull()
    }
  })
})
