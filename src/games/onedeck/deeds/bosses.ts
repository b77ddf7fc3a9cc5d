/** Deeds against those who wait below. */
import type { Deed } from '../../../engine/tale.ts'
import type { Facts } from '../tale/facts.ts'

const slain =
  (dungeon: string) =>
  (facts: Facts): boolean =>
    facts.ending === 'victory' && facts.dungeon === dungeon

export const BOSSES: readonly Deed<Facts>[] = [
  { id: 'dragon', icon: 'bossDragon', isDone: slain('dragon') },
  { id: 'hydra', icon: 'bossHydra', isDone: slain('hydra') },
  { id: 'yeti', icon: 'bossYeti', isDone: slain('yeti') },
  { id: 'lich', icon: 'bossLich', isDone: slain('lich') },
  { id: 'minotaur', icon: 'bossMinotaur', isDone: slain('minotaur') },
]
