/** What events and sentences speak of, as the content has it; a language makes words of it. */
import { type Book, spaceFact } from './book.ts'
import type { HeroFact, Place } from './types.ts'

export function heroFact(book: Book, hero: number): HeroFact | null {
  return book.content.heroes[hero] ?? null
}

export function placeFact(book: Book, space: number): Place {
  const { id, kind, level, name } = spaceFact(book, space)
  return name === undefined ? { id, kind, level } : { id, kind, level, name }
}

export function monsterName(book: Book, card: number): string {
  return book.content.monsters[card]?.name ?? ''
}

export function treasureName(book: Book, card: number): { treasure: string; value: number } {
  const fact = book.content.treasures[card]
  return { treasure: fact?.name ?? '', value: fact?.value ?? 0 }
}
