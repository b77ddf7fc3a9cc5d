import type { Ability, Powers } from '../../types.ts'

/** Who goes in: all dice together, and what may be used. */
export interface Camp {
  /** Dice by colour, heroic ones last. */
  readonly dice: readonly number[]
  readonly powers: readonly Powers[]
  readonly abilities: readonly Ability[]
}
