/** What damage weighs for the heroes who would take it: the more, the fewer hearts they have left. */

import type { Challenge } from '../../content/content-index.ts'
import { isPreventable, shareFor } from '../../rules/harm.ts'
import type { Powers, Scene } from '../../types.ts'
import { WEIGHTS } from '../weights.ts'

/** A hero as far as harm goes. */
export interface Taker {
  readonly powers: Powers
  readonly lives: number
  readonly isSoft: boolean
}

/** What stands between the heroes and their end. */
export interface Shelter {
  readonly noDamage: number
  readonly tokens: number
  readonly healing: number
}

/** By damage dealt: what it weighs when it is shared as evenly as can be, the odd one by whoever minds it least (O-51). */
export function harmTable({ scene, worst }: Challenge, takers: readonly Taker[], shelter: Shelter): number[] {
  const spared = isPreventable(
    scene,
    takers.map(({ powers }) => powers),
  )
    ? shelter.noDamage
    : 0
  const table: number[] = []
  for (let damage = 0; damage <= worst; damage++)
    table.push(weightOf(scene, takers, Math.max(0, damage - spared), shelter))
  return table
}

function weightOf(scene: Scene, takers: readonly Taker[], dealt: number, shelter: Shelter): number {
  if (dealt === 0) return 0
  const even = Math.floor(dealt / takers.length)
  const odd = dealt % takers.length
  let least = Number.POSITIVE_INFINITY
  for (let taker = 0; taker < (odd === 0 ? 1 : takers.length); taker++) {
    let sum = 0
    for (let slot = 0; slot < takers.length; slot++) {
      const hero = takers[slot]
      if (hero) sum += burden(scene, hero, even + (slot === taker ? odd : 0), shelter)
    }
    least = Math.min(least, sum)
  }
  return least
}

function burden(scene: Scene, { powers, lives, isSoft }: Taker, damage: number, shelter: Shelter): number {
  const share = shareFor(scene, powers, isSoft, damage)
  const taken = share.damage
  const weight =
    taken * WEIGHTS.heart * (1 + (WEIGHTS.strain * taken) / Math.max(1, lives)) + share.time * WEIGHTS.time
  return taken < lives ? weight : weight + fallOf(taken - lives + 1, shelter) + damage
}

/** Who would fall is healed at once, as far as the tokens go; without them all is lost. */
function fallOf(missing: number, { tokens, healing }: Shelter): number {
  const drinks = Math.ceil(missing / healing)
  return drinks <= tokens ? drinks * WEIGHTS.rescue : WEIGHTS.death
}
