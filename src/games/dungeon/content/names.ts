/** What events and sentences speak of, as the content has it; a language makes words of it. */

import type { HeroFact, Place } from '../types.ts'
import { type ContentIndex, spaceFact } from './content-index.ts'

export function heroFact(content: ContentIndex, hero: number): HeroFact | null {
  return content.pack.heroes[hero] ?? null
}

export function placeFact(content: ContentIndex, space: number): Place {
  const { id, kind, level, name } = spaceFact(content, space)
  return name === undefined ? { id, kind, level } : { id, kind, level, name }
}

export function monsterName(content: ContentIndex, card: number): string {
  return content.pack.monsters[card]?.name ?? ''
}

export function treasureName(content: ContentIndex, card: number): { treasure: string; value: number } {
  const fact = content.pack.treasures[card]
  return { treasure: fact?.name ?? '', value: fact?.value ?? 0 }
}
