/** Small words that sentences are made of. */
import { type Book, spaceFact } from '../book.ts'
import { num } from '../lists.ts'
import { heroName, placeName } from '../names.ts'
import type { Spell } from '../types.ts'
import type { DungeonView } from '../view-types.ts'

const SPELL_NAMES: Readonly<Record<Spell, string>> = {
  fireball: 'Fireball',
  lightning: 'Lightning Bolt',
  teleport: 'Teleport',
}

export function spellName(spell: Spell): string {
  return SPELL_NAMES[spell]
}

export function gp(value: number): string {
  return `${value.toLocaleString('en')} gp`
}

export function percent(chance: number): string {
  if (chance > 0 && chance < 0.01) return 'under 1%'
  return `${Math.round(chance * 100)}%`
}

export function countOf(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`
}

export function treasureText(book: Book, card: number): string {
  const fact = book.content.treasures[card]
  return fact ? `${fact.name} (${gp(fact.value)})` : 'nothing'
}

/** `the Crypt`, `room 3-4`, `a corridor of level 2`. */
export function place(book: Book, space: number): string {
  return placeName(book, space)
}

/** `in the Crypt`, `on the stairs of level 2`. */
export function inPlace(book: Book, space: number): string {
  return `${spaceFact(book, space).kind === 'stair' ? 'on' : 'in'} ${placeName(book, space)}`
}

export function heroText(book: Book, view: DungeonView, seat: number): string {
  const holder = view.seats[seat]
  if (!holder || holder.hero < 0) return `Player ${seat + 1}`
  return heroName(book, holder.hero)
}

/** Where the next space lies: `north`, `east`, read off the wall between the two. */
export function direction(book: Book, from: number, to: number): string {
  const { openings, spaces } = book.content.board
  const here = spaces[from]
  const there = spaces[to]
  if (!here || !there) return 'on'
  const way = openings.find(
    ({ a, b }) => (a === here.id && b === there.id) || (b === here.id && a === there.id),
  )
  if (!way) return 'on'
  const [x1, y1, x2] = way.wall
  const [left, up] = spaceFact(book, to).cells
  if (x1 === x2) return left >= x1 ? 'east' : 'west'
  return up >= y1 ? 'south' : 'north'
}

export function levelOf(book: Book, space: number): number {
  return num(book.level, space)
}
