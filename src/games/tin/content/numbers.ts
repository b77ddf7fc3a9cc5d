/** Numbers of the rulebook that no content pack changes. Each stands here alone, for rules, texts, advice and page. */
import type { TileKind } from '../types.ts'

/** T-41, T-42: how many treasures the hero can carry, the princess among them. */
export const WELLS = 3
/** T-31: what die and modifiers must reach. */
export const TO_BEAT = 4
/** T-31: what a bomb adds. */
export const BOMB_ADDS = 3
/** T-31: what a helmet, and what the princess at the hero's side, take off. */
export const HELMET_TAKES = 1
export const PRINCESS_TAKES = 1
/** T-34: the hearts that a potion brings in battle. */
export const POTION_IN_BATTLE = 2
/** T-36: the experience for a new level, and the last level. */
export const XP_FOR_LEVEL = 10
export const LAST_LEVEL = 5
/** T-24: the last level at which the stairwell heals, and how many hearts must be lost. */
export const LAST_LEVEL_TO_REST = 2
export const LOST_TO_REST = 2
/** T-16: how many tiles besides the stairwell lie before a chasm does. */
export const TILES_BEFORE_CHASM = 3

/** T-01, T-33: one card more than the level. */
export function handSize(level: number): number {
  return level + 1
}

/** T-21, T-23: the monster dice of a later entry. */
export function diceOnReturn(
  kind: TileKind,
  skulls: { readonly white: number; readonly red: number },
): number {
  return kind === 'chasm' ? 1 : Math.floor((skulls.white + skulls.red) / 2)
}
