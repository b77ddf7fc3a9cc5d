/** What a match is to the sheets of its heroes (O-110, O-221). */
import type { Tier } from '../types.ts'
import type { DeckView } from '../view/types.ts'

export interface Outcome {
  /** Dots of the dungeon: 1 to 3. */
  readonly dots: number
  readonly descents: number
  readonly ups: number
  readonly won: boolean
  readonly tier: Tier
}

const TIER_MARKS: Readonly<Record<Tier, number>> = { none: 0, novice: 0, standard: 1, expert: 2 }

export function outcomeOf({ dungeon, descents, ups, result, tier }: DeckView): Outcome {
  return { dots: dungeon.dots, descents, ups, won: (result?.winners.length ?? 0) > 0, tier }
}

/** O-110, O-221: 1 for each descent and level-up, 3 for the boss, more by tier. */
export function marksFor({ descents, ups, won, tier }: Outcome): number {
  return descents + ups + (won ? 3 : 0) + TIER_MARKS[tier]
}
