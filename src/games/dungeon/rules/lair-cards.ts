/**
 * Which way up cards lie in a lair and who has looked at them: one number a lair, because states are copied often.
 *
 *   bits 0 and 1    the monster card: 0 none, 1 face down, 2 face up
 *   bits 2 to 9     one a seat: has seen the monster that lies face down
 *   bits 10 to 17   one a seat: has seen the treasure that a Crystal Ball laid there
 */
import { num } from '../content/content-index.ts'
import type { State } from '../types.ts'
import { put } from './lists.ts'

export const FACE_DOWN = 1
export const FACE_UP = 2
const FACE = 0b11
const SEATS = 8
const MONSTER_SEEN = 2
const TREASURE_SEEN = MONSTER_SEEN + SEATS

/** The bit of one seat among those that begin here, and the bits of all. */
const bitOf = (first: number, seat: number) => 1 << (first + seat)
const bitsOf = (first: number) => ((1 << SEATS) - 1) << first
const MONSTER_BITS = bitsOf(MONSTER_SEEN)
const TREASURE_BITS = bitsOf(TREASURE_SEEN)

/** A state, or whatever else tells how cards lie. */
type Lying = Pick<State, 'orientations'>

function has({ orientations }: Lying, lair: number, bits: number): boolean {
  return (num(orientations, lair) & bits) !== 0
}

function set(state: State, lair: number, bits: number): void {
  state.orientations = put(state.orientations, lair, num(state.orientations, lair) | bits)
}

export function faceAt({ orientations }: Lying, lair: number): number {
  return num(orientations, lair) & FACE
}

/** Nothing lies there, or has been seen there, as in the beginning. */
export function isUntouched({ orientations }: State, lair: number): boolean {
  return orientations[lair] === 0
}

/** Lays or turns the monster card; a new one, or none, has been seen by nobody. */
export function setFace(state: State, lair: number, face: number): void {
  const kept = face === FACE_UP ? MONSTER_BITS | TREASURE_BITS : TREASURE_BITS
  state.orientations = put(state.orientations, lair, (num(state.orientations, lair) & kept) | face)
}

export function hasSeenMonster(state: Lying, lair: number, seat: number): boolean {
  return has(state, lair, bitOf(MONSTER_SEEN, seat))
}

export function hasSeenTreasure(state: Lying, lair: number, seat: number): boolean {
  return has(state, lair, bitOf(TREASURE_SEEN, seat))
}

export function seeMonsterAt(state: State, lair: number, seat: number): void {
  set(state, lair, bitOf(MONSTER_SEEN, seat))
}

export function seeTreasureAt(state: State, lair: number, seat: number): void {
  set(state, lair, bitOf(TREASURE_SEEN, seat))
}

export function forgetTreasureAt(state: State, lair: number): void {
  state.orientations = put(state.orientations, lair, num(state.orientations, lair) & ~TREASURE_BITS)
}

/** How cards lie in a lair as one seat knows it, which is all that a view tells. */
export function lyingFor(seat: number, face: number, seen: { monster: boolean; treasure: boolean }): number {
  const monster = seen.monster ? bitOf(MONSTER_SEEN, seat) : 0
  return face | monster | (seen.treasure ? bitOf(TREASURE_SEEN, seat) : 0)
}
