/** What the rounds that are left allow. */
import type { State } from '../types.ts'

const TIME = {
  /** How many turns more or less decide whether it is in time: this, and so much of what is needed. */
  late: 1,
  blur: 0.37,
  /** Without a last round there is only less and less patience. */
  tiring: 0.004,
} as const

/** The chance that so many turns are enough before the last round is over (D-121). */
export function inTime({ turnLimit, round, heroes }: State, turns: number): number {
  if (turnLimit === null) return heroes.length > 1 ? 1 : 1 - Math.min(0.5, turns * TIME.tiring)
  const left = turnLimit - round + 1
  return 1 / (1 + Math.exp((turns - left) / (TIME.late + TIME.blur * turns)))
}
