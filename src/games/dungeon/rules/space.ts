/** What a space is like at this moment: shared by the rules on moving, meeting, spells and powers. */
import { type ContentIndex, num } from '../content/content-index.ts'
import { type Hero, NONE, type State } from '../types.ts'
import { canDrawMonster } from './cards.ts'
import { faceAt } from './lair-cards.ts'

/** What these questions need to know of a table: a state holds it, and so does the reading of a view. */
export interface Ground {
  readonly cleared: readonly number[]
  readonly heroes: readonly { readonly at: number }[]
  readonly turn: number
}
type Knower = Pick<Hero, 'doors' | 'goods'>

/** Rooms need one Cleared token, chambers three; corridors and the Great Hall have nothing to clear (D-02, D-30). */
export function isCleared(
  content: ContentIndex,
  { cleared }: Pick<Ground, 'cleared'>,
  space: number,
): boolean {
  const lair = num(content.lair, space)
  return lair === NONE || num(cleared, lair) >= num(content.need, space)
}

/** Another hero stands there, and the space is not one to be shared (D-13). */
export function isTaken(content: ContentIndex, { heroes, turn }: Ground, space: number): boolean {
  if (heroes.length === 1 || content.shares[space] === true) return false
  for (let seat = 0; seat < heroes.length; seat++)
    if (heroes[seat]?.at === space && seat !== turn) return true
  return false
}

/** What a hero's face-up treasures allow, one bit a power: worked out in one look through the cards. */
const SECRET_DOOR = 1
export const ESP = 2
export const CRYSTAL_BALL = 4

export function powersOf(content: ContentIndex, { goods }: Pick<Hero, 'goods'>): number {
  let powers = 0
  for (let index = 0; index < goods.length; index++) powers |= num(content.powerBit, num(goods, index))
  return powers
}

/** Ordinary ways, doors this hero has found, and every door for the holder of a Secret Door card (D-14, D-60). */
export function knowsDoor(content: ContentIndex, hero: Knower, door: number): boolean {
  return door === NONE || ((hero.doors >>> door) & 1) === 1 || (powersOf(content, hero) & SECRET_DOOR) !== 0
}

/**
 * A hero passes others but does not stop with them: a step into a taken space needs a sure way on (D-13, D-102).
 * `left` is what remains after the step.
 */
export function mayEnter(
  content: ContentIndex,
  state: State,
  hero: Hero,
  space: number,
  left: number,
): boolean {
  if (!isTaken(content, state, space)) return true
  if (left === 0 || !isCleared(content, state, space)) return false
  for (const way of content.ways[space] ?? [])
    if (knowsDoor(content, hero, way.door) && mayEnter(content, state, hero, way.to, left - 1)) return true
  return false
}

/** D-21: a monster is there or can be drawn; when pile and discards are empty nothing is met. */
export function hasSomething(content: ContentIndex, state: State, space: number): boolean {
  return (
    faceAt(state, num(content.lair, space)) !== 0 || canDrawMonster(content, state, num(content.level, space))
  )
}
