/** What an end of the encounter costs, as numbers that a search can add up: by damage a table, the rest linear. */

import type { Challenge } from '../../content/content-index.ts'
import { WEIGHTS } from '../weights.ts'

export interface Price {
  /** By damage on unfilled boxes and added by the dungeon, after all that takes off. */
  readonly harm: readonly number[]
  readonly noTime: number
  /** How many skulls must be covered for the boss to fall in this round. */
  readonly needed: number
}

/** What is left unfilled. */
export interface Unfilled {
  damage: number
  time: number
  skulls: number
  armor: number
  boxes: number
}

export function costOf({ scene, modifiers, skulls }: Challenge, price: Price, left: Unfilled): number {
  if (scene === 'boss') return harmAt(price, left.damage) + bossCost(modifiers.regrows, skulls, price, left)
  const winds = modifiers.winds > 0 && left.time >= modifiers.winds ? 1 : 0
  const storms = modifiers.storms && left.damage + winds > 0 ? 1 : 0
  const undying = left.boxes > 0 ? modifiers.undying : 0
  const lost = modifiers.escapes && left.armor > 0 ? WEIGHTS.lost : 0
  const time = Math.max(0, left.time - price.noTime) + undying
  return harmAt(price, left.damage + winds + storms) + time * WEIGHTS.time + lost
}

function harmAt({ harm }: Price, damage: number): number {
  return harm[Math.min(damage, harm.length - 1)] ?? 0
}

/** The Hydra grows back what is left uncovered. */
function bossCost(regrows: boolean, skulls: number, { needed }: Price, left: Unfilled): number {
  const missed = left.skulls * WEIGHTS.skull * (regrows ? 2 : 1)
  return bitCount(skulls) - left.skulls >= needed ? missed - WEIGHTS.win : missed
}

export function bitCount(mask: number): number {
  let count = 0
  for (let bits = mask; bits !== 0; bits &= bits - 1) count += 1
  return count
}
