/** What is at stake in each lair, gold counted in parts of the goal. */
import { num } from '../content/content-index.ts'
import { type Find, type Foe, likelyIn } from './likely.ts'
import type { Look } from './look.ts'

/** The whole goal. */
export const PARTS = 40

export interface Stake {
  readonly lair: number
  readonly space: number
  readonly foes: readonly Foe[]
  /** Their gold in parts. */
  readonly finds: readonly Find[]
}

/** Of the lairs where something is to be had. */
export function stakesOf(look: Look): Stake[] {
  return likelyIn(look).flatMap((likely, lair) => {
    if (likely === null) return []
    const finds = likely.finds.map(find => ({ ...find, gold: Math.round((find.gold / look.goal) * PARTS) }))
    const space = num(look.content.lairs, lair)
    return [{ lair, space, foes: likely.foes, finds }]
  })
}

/** Whoever has enough asks no more. */
export function carriedParts({ gold, goal }: Look): number {
  return Math.min(PARTS - 1, Math.floor((gold / goal) * PARTS))
}
