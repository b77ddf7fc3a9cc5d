/** The content's own names for heroes, places and cards. */
import { type Book, spaceFact } from './book.ts'
import type { HeroClass } from './types.ts'

export function className(name: HeroClass): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

export function heroName(book: Book, hero: number): string {
  const fact = book.content.heroes[hero]
  return fact ? `${fact.name} the ${className(fact.class)}` : 'nobody'
}

export function placeName(book: Book, space: number): string {
  const fact = spaceFact(book, space)
  if (fact.name !== undefined) return `the ${fact.name}`
  if (fact.kind === 'room') return `room ${fact.id.replace(/^room-/, '')}`
  return fact.kind === 'stair' ? `the stairs of level ${fact.level}` : `a corridor of level ${fact.level}`
}

export function monsterName(book: Book, card: number): string {
  return book.content.monsters[card]?.name ?? 'nothing'
}

export function treasureName(book: Book, card: number): { treasure: string; value: number } {
  const fact = book.content.treasures[card]
  return { treasure: fact?.name ?? 'nothing', value: fact?.value ?? 0 }
}
