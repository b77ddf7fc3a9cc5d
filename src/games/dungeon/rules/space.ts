/** What a space is like at this moment: shared by the rules on moving, meeting, spells and powers. */
import { type Book } from '../book.ts'
import { faceAt } from '../lies.ts'
import { num } from '../lists.ts'
import { type Hero, NONE, type State } from '../types.ts'
import { canDrawMonster } from './cards.ts'

/** Rooms need one Cleared token, chambers three; corridors and the Great Hall have nothing to clear (D-02, D-30). */
export function isCleared(book: Book, state: State, space: number): boolean {
  const lair = num(book.lair, space)
  return lair === NONE || num(state.cleared, lair) >= num(book.need, space)
}

/** Another hero stands there, and the space is not one to be shared (D-13). */
export function isTaken(book: Book, state: State, space: number): boolean {
  const { heroes, turn } = state
  if (heroes.length === 1 || book.shares[space] === true) return false
  for (let seat = 0; seat < heroes.length; seat++)
    if (heroes[seat]?.at === space && seat !== turn) return true
  return false
}

/** What a hero's face-up treasures allow, one bit a power: worked out in one look through the cards. */
const SECRET_DOOR = 1
export const ESP = 2
export const CRYSTAL_BALL = 4

export function powersOf(book: Book, hero: Hero): number {
  const { goods } = hero
  let powers = 0
  for (let index = 0; index < goods.length; index++) powers |= num(book.powerBit, num(goods, index))
  return powers
}

/** Ordinary ways, doors this hero has found, and every door for the holder of a Secret Door card (D-14, D-60). */
export function knowsDoor(book: Book, hero: Hero, door: number): boolean {
  return door === NONE || ((hero.doors >>> door) & 1) === 1 || (powersOf(book, hero) & SECRET_DOOR) !== 0
}

/**
 * A hero passes others but does not stop with them: a step into a taken space needs a sure way on (D-13, D-102).
 * `left` is what remains after the step.
 */
export function mayEnter(book: Book, state: State, hero: Hero, space: number, left: number): boolean {
  if (!isTaken(book, state, space)) return true
  if (left === 0 || !isCleared(book, state, space)) return false
  for (const way of book.ways[space] ?? [])
    if (knowsDoor(book, hero, way.door) && mayEnter(book, state, hero, way.to, left - 1)) return true
  return false
}

/** D-21: a monster is there or can be drawn; when pile and discards are empty nothing is met. */
export function hasSomething(book: Book, state: State, space: number): boolean {
  return faceAt(state, num(book.lair, space)) !== 0 || canDrawMonster(book, state, num(book.level, space))
}
