/** What ids stand for, as the content has it; a language makes words of it. */
import type { HeroFact, MonsterFact, SpaceFact, TreasureFact } from '../types.ts'
import { type ContentIndex, spaceFact } from './content-index.ts'
import { positionIn, positionOf } from './ids.ts'

export function heroFact({ pack, heroIds }: ContentIndex, id: string | null): HeroFact | null {
  return pack.heroes[positionIn(heroIds, id)] ?? null
}

export function spaceNamed(content: ContentIndex, id: string): SpaceFact {
  return spaceFact(content, positionOf(content.spaceIds, id))
}

export function monsterFact({ pack, monsterIds }: ContentIndex, id: string): MonsterFact {
  return known(pack.monsters[positionIn(monsterIds, id)], id)
}

export function treasureFact({ pack, treasureIds }: ContentIndex, id: string): TreasureFact {
  return known(pack.treasures[positionIn(treasureIds, id)], id)
}

function known<T>(fact: T | undefined, id: string): T {
  if (fact === undefined) throw new Error(`There is no ${id}`)
  return fact
}
