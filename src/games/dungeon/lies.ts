/** How cards lie in a lair and who has looked at them: one number a lair, because states are copied often. */
import { num, put } from './lists.ts'
import type { State } from './types.ts'

/** The card there: none, face down, face up. */
export const FACE_DOWN = 1
export const FACE_UP = 2
const FACE = 3
/** Above the face: one bit a seat for the monster, then one a seat for the treasure. */
const MONSTER_SEEN = 2
const TREASURE_SEEN = 10
const SEATS = 0xff

export function faceAt({ lies }: State, lair: number): number {
  return num(lies, lair) & FACE
}

/** Lays or turns the monster card; a new one, or none, has been seen by nobody. */
export function setFace(state: State, lair: number, face: number): void {
  const { lies } = state
  const seen = face === FACE_UP ? num(lies, lair) & (SEATS << MONSTER_SEEN) : 0
  state.lies = put(lies, lair, (num(lies, lair) & (SEATS << TREASURE_SEEN)) | seen | face)
}

export function hasSeenMonster({ lies }: State, lair: number, seat: number): boolean {
  return ((num(lies, lair) >>> (MONSTER_SEEN + seat)) & 1) === 1
}

export function hasSeenTreasure({ lies }: State, lair: number, seat: number): boolean {
  return ((num(lies, lair) >>> (TREASURE_SEEN + seat)) & 1) === 1
}

export function seeMonsterAt(state: State, lair: number, seat: number): void {
  state.lies = put(state.lies, lair, num(state.lies, lair) | (1 << (MONSTER_SEEN + seat)))
}

export function seeTreasureAt(state: State, lair: number, seat: number): void {
  state.lies = put(state.lies, lair, num(state.lies, lair) | (1 << (TREASURE_SEEN + seat)))
}

export function forgetTreasureAt(state: State, lair: number): void {
  state.lies = put(state.lies, lair, num(state.lies, lair) & ~(SEATS << TREASURE_SEEN))
}
