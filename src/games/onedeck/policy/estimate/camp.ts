import type { Ability, Powers } from '../../types.ts'

/** More dice of a colour than this make no difference to an estimate. */
export const MOST_DICE = 12
/** Nobody takes as much damage as this at once. */
const MUCH = 63

/** Who goes in: all dice together, and what may be used. */
export interface Camp {
  /** Dice by colour, heroic ones last. */
  readonly dice: readonly number[]
  readonly powers: readonly Powers[]
  readonly abilities: readonly Ability[]
}

export const DICE_NAMES = (MOST_DICE + 1) ** 4

/** The dice as one number, below that. */
export function nameOfDice(dice: readonly number[]): number {
  let name = 0
  for (let colour = 0; colour < 4; colour++)
    name = name * (MOST_DICE + 1) + Math.min(MOST_DICE, dice[colour] ?? 0)
  return name
}

/** Of one hero or two. */
export const POWERS_NAMES = 2 * (4 * (MUCH + 1)) ** 2

/** What takes off damage, as one number, below that. */
export function nameOfPowers(powers: readonly Powers[]): number {
  let name = 0
  for (const { plate, fortitude, kiting } of powers)
    name = name * 4 * (MUCH + 1) + (plate > 0 ? 2 : 0) + (kiting > 0 ? 1 : 0) + 4 * Math.min(MUCH, fortitude)
  return name * 2 + powers.length - 1
}
